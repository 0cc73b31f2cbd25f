import type { BotApiFailure } from './bot-api.ts';

const SECOND_MS = 1000;
const FIRST_MS = 5 * SECOND_MS;
const MAX_WAIT_MS = 5 * 60 * SECOND_MS;
/** Telegram has asked for hours where a bot wrote too much; more is believed of nobody. */
const MAX_RETRY_AFTER_MS = 60 * 60 * SECOND_MS;

/** What is wrong: `refused` the token, `taken` by another program. */
type BotFault = 'away' | 'refused' | 'taken';
export type BotHealth = 'ok' | BotFault;

/** When Telegram is asked again after it gave nothing (BOT-8). */
export class Backoff {
  #failures = 0;
  #awayUntil = 0;
  #health: BotHealth = 'away';

  get health(): BotHealth {
    return this.#health;
  }

  /** @param now epoch milliseconds @returns milliseconds, 0 where it may be asked */
  waitMs(now: number): number {
    return Math.max(this.#awayUntil - now, 0);
  }

  /** @returns whether it gave nothing before */
  recover(): boolean {
    const hadFailed = this.#failures > 0;
    this.#failures = 0;
    this.#health = 'ok';
    return hadFailed;
  }

  /** @param now epoch milliseconds @returns what is wrong; null where that is no news */
  fail({ status, retryAfterMs }: BotApiFailure, now: number): BotFault | null {
    const health = faultOf(status);
    const isNews = this.#failures === 0 || health !== this.#health;
    const doubled = Math.min(FIRST_MS * 2 ** this.#failures, MAX_WAIT_MS);
    const wait = health === 'refused' ? MAX_WAIT_MS : doubled;
    this.#failures += 1;
    this.#health = health;
    this.#awayUntil = now + Math.max(wait, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
    return isNews ? health : null;
  }
}

function faultOf(status: number): BotFault {
  if (status === 401 || status === 404) return 'refused';
  return status === 409 ? 'taken' : 'away';
}
