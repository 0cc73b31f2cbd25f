import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Log } from '../dispatch/log.ts';
import type { WaitingMessage } from '../store/inbox-messages.ts';
import { giveUpMessage, handleMessage } from './handle-message.ts';
import type { ReplyServices } from './reply-services.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Attempts to handle a failing reply before its author is notified. */
const MAX_ATTEMPTS = 5;

export class InboxWorker {
  readonly #services: ReplyServices;
  readonly #log: Log;
  #failures = 0;
  #awayUntil = 0;
  #isStopped = false;

  constructor(services: ReplyServices, log: Log) {
    this.#services = services;
    this.#log = log;
  }

  /** Starts no further message after the current one. */
  stop(): void {
    this.#isStopped = true;
  }

  /** @returns milliseconds until the next is due */
  async work(): Promise<number> {
    const { now, website, store } = this.#services;
    const { inbox } = store;
    inbox.tidy(now());
    while (!this.#isStopped) {
      if (this.#awayUntil > now()) return this.#awayUntil - now();
      const message = inbox.next(now());
      if (message === null) break;
      const league = website();
      if (league === null) return 5 * SECOND_MS;
      await this.#handle(message, league);
    }
    const at = inbox.nextAttempt();
    return at === null ? MINUTE_MS : Math.max(at - now(), SECOND_MS);
  }

  async #handle(message: WaitingMessage, league: LeagueClient): Promise<void> {
    try {
      const handle = message.attempts >= MAX_ATTEMPTS ? giveUpMessage : handleMessage;
      await handle(message, league, this.#services);
      if (this.#failures > 0) this.#log.warn({}, 'replies are handled again');
      this.#failures = 0;
    } catch (error) {
      if (isPassing(error)) this.#wait(error);
      else this.#postpone(message, error);
    }
  }

  /** Lets all replies wait, because none can be handled now. */
  #wait(error: unknown): void {
    this.#failures += 1;
    const wait = Math.min(5 * SECOND_MS * 2 ** (this.#failures - 1), MINUTE_MS);
    this.#awayUntil = this.#services.now() + wait;
    if (this.#failures > 1) return;
    this.#log.warn({ err: error }, 'replies are waiting: the league did not answer');
  }

  /** Postpones a message after a bug or an unexpected answer, so that others can continue. */
  #postpone({ place, attempts }: WaitingMessage, error: unknown): void {
    const { now, store } = this.#services;
    this.#log.error({ err: error, attempts }, 'a reply could not be handled');
    store.inbox.postpone(place, now() + MINUTE_MS * 2 ** Math.min(attempts, MAX_ATTEMPTS));
    if (attempts > MAX_ATTEMPTS) store.inbox.end(place);
  }
}

/** Whether a problem goes away by itself, however long that takes. */
function isPassing(error: unknown): boolean {
  if (error instanceof NoAnswer) return true;
  if (!(error instanceof LeagueFailure)) return false;
  return error.status >= 500 || error.status === 401 || error.status === 403;
}
