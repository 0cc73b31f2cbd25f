import type { Log } from '../dispatch/log.ts';
import type { AnswerToSend } from '../store/inbox-messages.ts';
import type { Store } from '../store/store.ts';
import type { Backoff } from './backoff.ts';
import { type BotApi, BotApiFailure } from './bot-api.ts';

const MINUTE_MS = 60_000;
/** The message is undeliverable: the chat is gone, the bot was blocked, or the text is invalid. */
const OF_MESSAGE: ReadonlySet<number> = new Set([400, 403]);

interface Options {
  readonly api: BotApi;
  readonly store: Pick<Store, 'inbox'>;
  readonly backoff: Backoff;
  readonly log: Log;
  readonly now: () => number;
}

/** Sends answers to chats. In doubt, sends again: a duplicate is better than silence (BOT-5). */
export class AnswerSender {
  readonly #options: Options;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Stops after the current answer. */
  stop(): void {
    this.#isStopped = true;
  }

  /** @returns milliseconds until the next look */
  async send(): Promise<number> {
    const { api, store, backoff, log, now } = this.#options;
    while (!this.#isStopped) {
      const wait = backoff.waitMs(now());
      if (wait > 0) return wait;
      const answer = store.inbox.nextAnswer();
      if (answer === null) break;
      try {
        await this.#hand(answer);
        store.inbox.sent(answer.place);
        if (backoff.recover()) log.warn({}, 'Telegram accepts answers again');
      } catch (error) {
        if (!(error instanceof BotApiFailure)) throw error;
        if (api.isClosed) break;
        if (backoff.fail(error, now()) !== null)
          log.warn({ reason: error.message }, 'Telegram accepts no answers');
      }
    }
    return MINUTE_MS;
  }

  async #hand({ chatId, text, buttons }: AnswerToSend): Promise<void> {
    const { api, log } = this.#options;
    const rows = buttons.map(({ label, data }) => [{ text: label, callback_data: data }]);
    try {
      await api.sendMessage(chatId, text, rows);
    } catch (error) {
      if (!(error instanceof BotApiFailure) || !OF_MESSAGE.has(error.status)) throw error;
      log.warn({ reason: error.message }, 'Telegram refused an answer');
    }
  }
}
