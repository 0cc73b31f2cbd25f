import type { BotApiFailure } from './bot-api.ts';

const SECOND_MS = 1000;
const FIRST_MS = 5 * SECOND_MS;
const MAX_WAIT_MS = 5 * 60 * SECOND_MS;
/** Telegram has demanded waits of hours; a longer one is cut to this. */
const MAX_RETRY_AFTER_MS = 60 * 60 * SECOND_MS;

/** The server is `away`, the token is `refused`, or another program has `taken` the bot. */
type BotFault = 'away' | 'refused' | 'taken';
export type BotHealth = 'ok' | BotFault;

/** Decides when the site may ask Telegram again after a failure (BOT-8). */
export class Backoff {
  #failures = 0;
  #awayUntil = 0;
  #health: BotHealth = 'away';

  get health(): BotHealth {
    return this.#health;
  }

  /** Milliseconds to wait; 0 if the site may ask Telegram now. */
  waitMs(now: number): number {
    return Math.max(this.#awayUntil - now, 0);
  }

  /** @returns whether calls were failing before */
  recover(): boolean {
    const hadFailed = this.#failures > 0;
    this.#failures = 0;
    this.#health = 'ok';
    return hadFailed;
  }

  /** Returns the problem, or null if it is the same as before. */
  fail({ status, retryAfterMs }: BotApiFailure, now: number): BotFault | null {
    const health = judgeStatus(status);
    const isNews = this.#failures === 0 || health !== this.#health;
    const doubled = Math.min(FIRST_MS * 2 ** this.#failures, MAX_WAIT_MS);
    const wait = health === 'refused' ? MAX_WAIT_MS : doubled;
    this.#failures += 1;
    this.#health = health;
    this.#awayUntil = now + Math.max(wait, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
    return isNews ? health : null;
  }
}

function judgeStatus(status: number): BotFault {
  if (status === 401 || status === 404) return 'refused';
  return status === 409 ? 'taken' : 'away';
}
