import type { Club } from '../api/club.ts';
import type { LetterToSend } from '../mail/letter.ts';
import type { Delivery, Mail, MailTransport } from '../mail/mail-transport.ts';
import type { ClaimedLetter } from '../store/claimed-letter.ts';
import type { LetterEnd } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';
import { findReachableClub } from './reachable-club.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const CONCURRENT_LETTERS = 3;

/** The wait after an email was refused: a minute, doubled each time, at most four hours. */
function computeLetterRetryDelay(attempt: number): number {
  return Math.min(MINUTE_MS * 2 ** (attempt - 1), 240 * MINUTE_MS);
}

/** Five seconds, doubled each time, at most five minutes. */
function computeServerRetryDelay(failures: number): number {
  return Math.min(5 * SECOND_MS * 2 ** (failures - 1), 5 * MINUTE_MS);
}

interface Options {
  readonly store: Store;
  readonly transport: MailTransport;
  readonly log: Log;
  readonly now: () => number;
  /** Null before there is a website key. @throws LeagueFailure */
  readonly club: () => Promise<Club | null>;
  readonly draw: (letter: LetterToSend, club: Club) => Mail;
  /** Called for each email with a final outcome. */
  readonly onEnd: (letter: ClaimedLetter, status: LetterEnd) => void;
}

export class OutboxWorker {
  readonly #options: Options;
  #failures = 0;
  #awayUntil = 0;
  #isStopped = false;
  #isAbandoned = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether the mail server accepted the last email. */
  get health(): 'ok' | 'away' {
    return this.#failures === 0 ? 'ok' : 'away';
  }

  /** Starts no further attempt after the running ones. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Leaves running attempts to `recover`, because their connection is about to be cut. */
  abandon(): void {
    this.#isAbandoned = true;
  }

  /** Recovers emails interrupted by a stop (MAIL-4). */
  recover(bootedAt: number): void {
    const { store, log } = this.#options;
    for (const key of store.outbox.recover(bootedAt)) {
      log.warn({ letter: key }, 'an email was being handed over at the stop: it is not resent');
    }
  }

  /** @returns when the next is due, in epoch milliseconds; null if none waits */
  async deliver(): Promise<number | null> {
    const { store, now } = this.#options;
    const next = store.outbox.nextAttempt();
    if (next === null || this.#isStopped) return null;
    const due = Math.max(next, this.#awayUntil);
    if (due > now()) return due;
    const club = await findReachableClub(this.#options.club);
    if (club === null) return now() + 5 * SECOND_MS;
    // While the server is away, only one email at a time tries it.
    const lanes = this.#failures > 0 ? 1 : CONCURRENT_LETTERS;
    await Promise.all(Array.from({ length: lanes }, () => this.#lane(club)));
    const then = store.outbox.nextAttempt();
    return then === null ? null : Math.max(then, this.#awayUntil);
  }

  async #lane(club: Club): Promise<void> {
    const { store, now } = this.#options;
    while (!this.#isStopped && this.#awayUntil <= now()) {
      const claimed = store.outbox.claim();
      if (claimed === null) return;
      this.#note(claimed, await this.#attempt(claimed, club));
    }
  }

  async #attempt(claimed: ClaimedLetter, club: Club): Promise<Delivery> {
    const { store, transport, draw, log } = this.#options;
    try {
      const mail = draw(claimed, club);
      return await transport.send(mail, () => store.outbox.handOver(claimed.place));
    } catch (error) {
      // Failing to render an email is a bug; a release that fixes it can still send it.
      log.error({ err: error, letter: claimed.key }, 'an email could not be created');
      return { kind: 'later', reason: 'it could not be made' };
    }
  }

  #note(claimed: ClaimedLetter, delivery: Delivery): void {
    if (this.#isAbandoned) return;
    if (delivery.kind === 'away') return this.#wait(claimed, delivery.reason);
    this.#serverAnswered();
    switch (delivery.kind) {
      case 'sent':
        return this.#end(claimed, 'sent', null);
      case 'refused':
        return this.#end(claimed, 'refused', delivery.reason);
      case 'later':
        return this.#postpone(claimed, delivery.reason);
    }
  }

  #end(claimed: ClaimedLetter, status: LetterEnd, reason: string | null): void {
    const { store, log, onEnd } = this.#options;
    store.outbox.end(claimed.place, status, reason);
    if (status === 'refused')
      log.warn({ ...makeLogFields(claimed), reason }, 'an email was refused');
    onEnd(claimed, status);
  }

  #postpone(claimed: ClaimedLetter, reason: string): void {
    const { store, log, now } = this.#options;
    const wait = computeLetterRetryDelay(claimed.attempt);
    store.outbox.postpone(claimed.place, now() + wait, reason);
    log.warn({ ...makeLogFields(claimed), reason, again_in_ms: wait }, 'an email was postponed');
  }

  /** The server accepts no email at all, so this one stays unchanged and all wait (MAIL-6). */
  #wait(claimed: ClaimedLetter, reason: string): void {
    const { store, log, now } = this.#options;
    store.outbox.release(claimed.place);
    // Attempts running at the same time do not count as separate failures.
    if (this.#awayUntil > now()) return;
    this.#failures += 1;
    const wait = computeServerRetryDelay(this.#failures);
    this.#awayUntil = now() + wait;
    log.warn(
      { ...makeLogFields(claimed), reason, again_in_ms: wait },
      'the mail server accepts no email',
    );
  }

  #serverAnswered(): void {
    if (this.#failures > 0) this.#options.log.warn({}, 'the mail server accepts emails again');
    this.#failures = 0;
    this.#awayUntil = 0;
  }
}

function makeLogFields({ key, letter, attempt }: ClaimedLetter) {
  return { letter: key, kind: letter.kind, attempt };
}
