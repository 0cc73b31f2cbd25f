import type { Log } from '../dispatch/log.ts';
import type { Backoff, BotHealth } from './backoff.ts';
import { type BotApi, BotApiFailure } from './bot-api.ts';
import type { ChatReception } from './chat-reception.ts';
import { readUpdates } from './core/update.ts';

const SECOND_MS = 1000;

interface Options {
  readonly api: BotApi;
  readonly reception: ChatReception;
  readonly backoff: Backoff;
  readonly log: Log;
  readonly now: () => number;
}

/**
 * Fetches messages to the bot. Each request confirms the messages stored so far; after a kill,
 * Telegram sends some again, and the inbox recognises them (BOT-5).
 */
export class BotPoller {
  readonly #options: Options;
  #username: string | null = null;
  /** The next number to fetch. Only in memory, because Telegram may restart the numbering. */
  #offset: number | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The bot's name; null until Telegram has sent it. */
  get username(): string | null {
    return this.#username;
  }

  /**
   * Looks once; Telegram holds the request open if there are no messages.
   * @returns milliseconds until the next look
   */
  async look(): Promise<number> {
    const { reception, backoff, log, now } = this.#options;
    const wait = backoff.waitMs(now());
    if (wait > 0) return wait;
    if (reception.isFull()) return SECOND_MS;
    try {
      const isMore = await this.#fetch();
      if (backoff.recover()) log.warn({}, 'messages to the bot are read again');
      return isMore ? 0 : SECOND_MS;
    } catch (error) {
      if (!(error instanceof BotApiFailure)) throw error;
      if (this.#options.api.isClosed) return SECOND_MS;
      const fault = backoff.fail(error, now());
      if (fault !== null) this.#say(fault, error.message);
      return backoff.waitMs(now());
    }
  }

  #say(fault: Exclude<BotHealth, 'ok'>, reason: string): void {
    const { log } = this.#options;
    if (fault === 'refused') log.warn({ reason }, 'Telegram rejects the bot token');
    else if (fault === 'taken') log.warn({ reason }, 'another program reads messages to the bot');
    else log.warn({ reason }, 'messages to the bot cannot be read');
  }

  /** @returns whether Telegram may have more messages to fetch at once */
  async #fetch(): Promise<boolean> {
    const { api, reception } = this.#options;
    this.#username ??= await api.getUsername();
    const updates = readUpdates(await api.getUpdates(this.#offset));
    if (updates === null) throw new BotApiFailure(0, 'getUpdates gave no list of updates');
    this.#offset = null;
    for (const update of updates) {
      if (reception.isFull()) break;
      reception.take(update);
      this.#offset = update.updateId + 1;
      // Only stops the button's animation; its action is already stored.
      if (update.input?.kind === 'press') {
        void api.answerPress(update.input.pressId).catch(() => undefined);
      }
    }
    return updates.length > 0;
  }
}
