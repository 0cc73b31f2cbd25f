import type { Parcel } from './core/push.ts';
import type { PushResult, PushTarget } from './core/push-target.ts';
import type { Platform } from './platform.ts';

/** What became of a message for a closed app. */
export type PushAnswer =
  | { readonly kind: PushResult }
  /** This message will never be taken; a newer one may be. */
  | { readonly kind: 'refused' }
  /** The service asks to wait, or nobody answered; `waitMs` is what it asks for, or 0. */
  | { readonly kind: 'later'; readonly waitMs: number };

/** How an app reaches a closed one, and what came while it was closed itself. */
export interface PushService {
  /** @param frame sealed, as a relay carries it */
  readonly send: (target: PushTarget, frame: string) => Promise<PushAnswer>;
  /** The newest frame that the worker received; null without any. */
  readonly readInbox: () => Promise<string | null>;
}

interface PusherOptions {
  readonly after: Platform['after'];
  readonly send: PushService['send'];
  /**
   * Makes and saves a message; null if nothing is owed now.
   * @param refused the last message that was refused, which is not made again
   */
  readonly take: (refused: Parcel | null) => Promise<Parcel | null>;
  /** Seals it; null if it is too long for the service. */
  readonly seal: (parcel: Parcel) => Promise<string | null>;
  readonly done: (parcel: Parcel, result: PushResult) => Promise<unknown>;
}

const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 3_600_000;

/** Sends one message at a time: only the newest matters, and each tells everything (REACH-3). */
export class Pusher {
  readonly #options: PusherOptions;
  #isBusy = false;
  #isStopped = false;
  /** The service asked to wait, so that even something newer waits. */
  #isHeldUp = false;
  #cancelWait: (() => void) | null = null;
  #tries = 0;
  #refused: Parcel | null = null;
  /** The message that failed last. Only something newer goes before its wait ends. */
  #waiting: Parcel | null = null;

  constructor(options: PusherOptions) {
    this.#options = options;
  }

  /** Sends what is owed, unless a message is on its way or the service asked to wait. */
  push(): void {
    if (this.#isBusy || this.#isHeldUp || this.#isStopped) return;
    this.#isBusy = true;
    void this.#sendAll().finally(() => (this.#isBusy = false));
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelWait?.();
  }

  async #sendAll(): Promise<void> {
    const { take, done } = this.#options;
    while (!this.#isHeldUp) {
      const parcel = await take(this.#waiting ?? this.#refused);
      if (parcel === null) return;
      const answer = await this.#send(parcel).catch(() => ({ kind: 'later', waitMs: 0 }) as const);
      this.#endWait();
      if (answer.kind === 'later') this.#wait(parcel, answer.waitMs);
      else this.#tries = 0;
      if (answer.kind === 'refused') this.#refused = parcel;
      if (answer.kind === 'sent' || answer.kind === 'gone') await done(parcel, answer.kind);
    }
  }

  async #send(parcel: Parcel): Promise<PushAnswer> {
    const frame = await this.#options.seal(parcel);
    return frame === null ? { kind: 'refused' } : this.#options.send(parcel.to, frame);
  }

  #wait(parcel: Parcel, askedMs: number): void {
    if (this.#isStopped) return;
    const ownMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#waiting = parcel;
    this.#isHeldUp = askedMs > 0;
    this.#cancelWait = this.#options.after(Math.max(askedMs, ownMs), () => {
      this.#endWait();
      this.push();
    });
  }

  #endWait(): void {
    this.#cancelWait?.();
    this.#cancelWait = null;
    this.#waiting = null;
    this.#isHeldUp = false;
  }
}
