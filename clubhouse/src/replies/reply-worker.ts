import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Log } from '../dispatch/log.ts';
import type { ReplyServices } from './reply-services.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** How many times a failing reply is tried before its writer hears of it. */
const MAX_ATTEMPTS = 5;

/** What was taken in and is to be handled. */
interface QueuedReply {
  readonly place: number;
  /** 0 for the first. */
  readonly attempts: number;
}

/** Where replies wait, and how they are handled: it is one for each way by which they come. */
export interface ReplyHandling<Reply extends QueuedReply> {
  readonly queue: {
    /** The next whose time has come. @param now epoch milliseconds */
    next(now: number): Reply | null;
    /** When the next is due, in epoch milliseconds; null where none waits. */
    nextAttempt(): number | null;
    postpone(place: number, at: number): void;
    end(place: number): void;
  };
  /** @throws LeagueFailure where the league cannot be asked */
  readonly handle: (reply: Reply, website: LeagueClient) => Promise<void>;
  /** It could not be handled, again and again. @throws LeagueFailure */
  readonly giveUp: (reply: Reply, website: LeagueClient) => Promise<void>;
}

/** Handles the replies that were taken in, one after the other. */
export class ReplyWorker<Reply extends QueuedReply> {
  readonly #handling: ReplyHandling<Reply>;
  readonly #services: Pick<ReplyServices, 'now' | 'website'>;
  readonly #log: Log;
  #failures = 0;
  #awayUntil = 0;
  #isStopped = false;

  constructor(
    handling: ReplyHandling<Reply>,
    services: Pick<ReplyServices, 'now' | 'website'>,
    log: Log,
  ) {
    this.#handling = handling;
    this.#services = services;
    this.#log = log;
  }

  /** After the one under way no other is begun. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Handles what is due. @returns the milliseconds until something is due next */
  async work(): Promise<number> {
    const { now, website } = this.#services;
    const { queue } = this.#handling;
    while (!this.#isStopped) {
      if (this.#awayUntil > now()) return this.#awayUntil - now();
      const reply = queue.next(now());
      if (reply === null) break;
      const league = website();
      if (league === null) return 5 * SECOND_MS;
      await this.#handle(reply, league);
    }
    const at = queue.nextAttempt();
    return at === null ? MINUTE_MS : Math.max(at - now(), SECOND_MS);
  }

  async #handle(reply: Reply, league: LeagueClient): Promise<void> {
    try {
      const isLast = reply.attempts >= MAX_ATTEMPTS;
      await this.#handling[isLast ? 'giveUp' : 'handle'](reply, league);
      if (this.#failures > 0) this.#log.warn({}, 'replies are handled again');
      this.#failures = 0;
    } catch (error) {
      if (isPassing(error)) this.#wait(error);
      else this.#postpone(reply, error);
    }
  }

  /** Nobody's reply can be handled: all wait. */
  #wait(error: unknown): void {
    this.#failures += 1;
    const wait = Math.min(5 * SECOND_MS * 2 ** (this.#failures - 1), MINUTE_MS);
    this.#awayUntil = this.#services.now() + wait;
    if (this.#failures > 1) return;
    this.#log.warn({ err: error }, 'replies wait: the league gave no answer');
  }

  /** A bug, or what the league did not foresee: it holds up nobody else. */
  #postpone({ place, attempts }: Reply, error: unknown): void {
    const { queue } = this.#handling;
    const { now } = this.#services;
    this.#log.error({ err: error, attempts }, 'a reply could not be handled');
    queue.postpone(place, now() + MINUTE_MS * 2 ** Math.min(attempts, MAX_ATTEMPTS));
    if (attempts > MAX_ATTEMPTS) queue.end(place);
  }
}

/** What mends by itself, and is waited for however long it takes. */
function isPassing(error: unknown): boolean {
  if (error instanceof NoAnswer) return true;
  if (!(error instanceof LeagueFailure)) return false;
  return error.status >= 500 || error.status === 401 || error.status === 403;
}
