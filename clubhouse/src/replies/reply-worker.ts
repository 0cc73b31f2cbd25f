import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Log } from '../dispatch/log.ts';
import type { WaitingReply } from '../store/replies.ts';
import { answerReply, giveUp } from './answer-reply.ts';
import type { ReplyServices } from './reply-services.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** So often a reply is tried that cannot be handled, before its writer is told. */
const MAX_ATTEMPTS = 5;

/** Handles the replies that were taken in, one after the other. */
export class ReplyWorker {
  readonly #services: ReplyServices;
  readonly #log: Log;
  #failures = 0;
  #awayUntil = 0;
  #isStopped = false;

  constructor(services: ReplyServices, log: Log) {
    this.#services = services;
    this.#log = log;
  }

  /** After the one under way no other is begun. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Handles what is due. @returns the milliseconds until something is due next */
  async work(): Promise<number> {
    const { store, now, website } = this.#services;
    while (!this.#isStopped) {
      if (this.#awayUntil > now()) return this.#awayUntil - now();
      const reply = store.replies.next(now());
      if (reply === null) break;
      const league = website();
      if (league === null) return 5 * SECOND_MS;
      await this.#handle(reply, league);
    }
    const at = store.replies.nextAttempt();
    return at === null ? MINUTE_MS : Math.max(at - now(), SECOND_MS);
  }

  async #handle(reply: WaitingReply, league: LeagueClient): Promise<void> {
    try {
      const isLast = reply.attempts >= MAX_ATTEMPTS;
      await (isLast ? giveUp : answerReply)(reply, league, this.#services);
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
  #postpone({ place, attempts }: WaitingReply, error: unknown): void {
    const { store, now } = this.#services;
    this.#log.error({ err: error, attempts }, 'a reply could not be handled');
    store.replies.postpone(place, now() + MINUTE_MS * 2 ** Math.min(attempts, MAX_ATTEMPTS));
    if (attempts > MAX_ATTEMPTS) store.replies.end(place);
  }
}

/** What mends by itself, and is waited for however long it takes. */
function isPassing(error: unknown): boolean {
  if (error instanceof NoAnswer) return true;
  if (!(error instanceof LeagueFailure)) return false;
  return error.status >= 500 || error.status === 401 || error.status === 403;
}
