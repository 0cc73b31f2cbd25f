import type { Log } from '../dispatch/log.ts';
import { Loop } from '../dispatch/loop.ts';
import type { ReplyServices } from '../replies/reply-services.ts';
import { ReplyWorker } from '../replies/reply-worker.ts';
import type { WaitingChatMessage } from '../store/chat-messages.ts';
import { chatReplies } from './answer-chat.ts';
import { AnswerSender } from './answer-sender.ts';
import { Backoff, type BotHealth } from './backoff.ts';
import { BotApi } from './bot-api.ts';
import { BotPoller } from './bot-poller.ts';
import { ChatReception } from './chat-reception.ts';

/** How the bot does, for `/healthz` (BOT-11). */
export interface ChatHealth {
  readonly bot: BotHealth;
  /** Taken in, and not answered yet. */
  readonly waiting: number;
}

interface Options extends ReplyServices {
  /** The bot's token, as BotFather gave it. */
  readonly token: string;
  /** The address of Telegram's Bot API, without a slash at the end. */
  readonly apiUrl: string;
  readonly log: Log;
}

/** Fetches what members write to the club's bot, handles it and answers. */
export class ChatDesk {
  readonly #options: Options;
  readonly #api: BotApi;
  readonly #fetching = new Backoff();
  readonly #poller: BotPoller;
  readonly #worker: ReplyWorker<WaitingChatMessage>;
  readonly #sender: AnswerSender;
  readonly #loops: readonly Loop[];

  constructor(options: Options) {
    const { store, token, apiUrl, now, log } = options;
    this.#options = options;
    const api = new BotApi({ url: apiUrl, token });
    this.#api = api;
    const [botId = ''] = token.split(':');
    const reception = new ChatReception({ ...options, botId });
    this.#poller = new BotPoller({ api, reception, backoff: this.#fetching, log, now });
    this.#worker = new ReplyWorker(chatReplies(options), options, log);
    this.#sender = new AnswerSender({ api, store, backoff: new Backoff(), log, now });
    const onFault = (error: unknown) => log.error({ err: error }, 'chats stopped for a minute');
    const handling = new Loop(() => this.#handle(), onFault);
    const sending = new Loop(() => this.#sender.send(), onFault);
    store.chatMessages.follow({ added: () => handling.wake(), answered: () => sending.wake() });
    this.#loops = [new Loop(() => this.#poller.look(), onFault), handling, sending];
  }

  /** What the bot is called; null while Telegram has not said it. */
  get botName(): string | null {
    return this.#poller.username;
  }

  /** One process alone may run it on a store, and for a bot. */
  start(): void {
    for (const loop of this.#loops) loop.start();
  }

  async stop(): Promise<void> {
    this.#worker.stop();
    this.#sender.stop();
    this.#api.close();
    await Promise.all(this.#loops.map((loop) => loop.stop()));
  }

  health(): ChatHealth {
    return {
      bot: this.#fetching.health,
      waiting: this.#options.store.chatMessages.waiting(),
    };
  }

  async #handle(): Promise<number> {
    const { store, now } = this.#options;
    store.chatMessages.tidy(now());
    store.chatLinks.tidy(now());
    return this.#worker.work();
  }
}
