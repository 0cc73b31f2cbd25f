import type { ConnectionOptions } from 'node:tls';
import type { Log } from '../dispatch/log.ts';
import { Loop } from '../dispatch/loop.ts';
import { AnswerSender } from './answer-sender.ts';
import { Backoff, type BotHealth } from './backoff.ts';
import { BotApi, BotApiFailure } from './bot-api.ts';
import { BotPoller } from './bot-poller.ts';
import { ChatReception } from './chat-reception.ts';
import type { AnswerAddresses } from './answer-addresses.ts';
import { ImapMailbox } from './imap-mailbox.ts';
import type { ImapServer } from './imap-server.ts';
import { InboxWorker } from './inbox-worker.ts';
import { Reception } from './reception.ts';
import type { ReplyServices } from './reply-services.ts';
import { Spool } from './spool.ts';

/** The state of email replies, for `/healthz` (REPLY-21). */
export interface ReplyHealth {
  readonly mailbox: 'ok' | 'away' | 'none';
  /** Messages received and not answered yet. */
  readonly waiting: number;
}

/** The state of the bot, for `/healthz` (BOT-11). */
export interface ChatHealth {
  readonly bot: BotHealth;
  /** Messages received and not answered yet. */
  readonly waiting: number;
}

interface MailOptions {
  readonly addresses: AnswerAddresses;
  readonly imap: ImapServer | null;
  readonly imapTls?: ConnectionOptions | undefined;
  /** The folder for replies from a delivery agent; null if there is none. */
  readonly spoolFolder: string | null;
}

interface BotOptions {
  readonly token: string;
  /** The address of Telegram's Bot API without a trailing slash. */
  readonly apiUrl: string;
}

interface Options extends ReplyServices {
  /** Null where emails cannot be answered. */
  readonly mail: MailOptions | null;
  /** Null if there is no bot. */
  readonly bot: BotOptions | null;
  readonly log: Log;
}

/** Fetches members' messages by email and chat, handles and answers them. */
export class MessageDesk {
  readonly #options: Options;
  readonly #worker: InboxWorker;
  readonly #loops: Loop[] = [];
  readonly #stops: (() => void)[] = [];
  readonly #fetching = new Backoff();
  #mailbox: ImapMailbox | null = null;
  #poller: BotPoller | null = null;
  #botApi: BotApi | null = null;
  #lastPost: { readonly once: string; readonly outcome: ReturnType<MessageDesk['post']> } | null =
    null;

  constructor(options: Options) {
    const { store, mail, bot } = options;
    this.#options = options;
    this.#worker = new InboxWorker(options, options.log);
    const handling = this.#loop(() => this.#worker.work());
    store.inbox.follow({ added: () => handling.wake() });
    if (mail !== null) this.#followMail(mail);
    if (bot !== null) this.#followBot(bot);
  }

  #loop(work: () => Promise<number>): Loop {
    const { log } = this.#options;
    const loop = new Loop(work, (error) =>
      log.error({ err: error }, 'messages stopped for a minute'),
    );
    this.#loops.push(loop);
    return loop;
  }

  #followMail({ addresses, imap, imapTls, spoolFolder }: MailOptions): void {
    const { store, url, now, log } = this.#options;
    const host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
    const reception = new Reception({ store, addresses, host, now, log });
    if (spoolFolder !== null) {
      const spool = new Spool(spoolFolder, reception);
      this.#loop(() => spool.look());
    }
    if (imap === null) return;
    const { progress } = store;
    const tls = imapTls === undefined ? {} : { tls: imapTls };
    const onNews = (): void => fetching.wake();
    const mailbox = new ImapMailbox({
      server: imap,
      reception,
      progress,
      log,
      now,
      onNews,
      ...tls,
    });
    const fetching = this.#loop(() => mailbox.look());
    this.#mailbox = mailbox;
    this.#stops.push(() => mailbox.close());
  }

  #followBot({ token, apiUrl }: BotOptions): void {
    const { store, now, log } = this.#options;
    const api = new BotApi({ url: apiUrl, token });
    const [botId = ''] = token.split(':');
    const reception = new ChatReception({ ...this.#options, botId });
    const poller = new BotPoller({ api, reception, backoff: this.#fetching, log, now });
    const sender = new AnswerSender({ api, store, backoff: new Backoff(), log, now });
    const sending = this.#loop(() => sender.send());
    store.inbox.follow({ answered: () => sending.wake() });
    this.#loop(() => poller.look());
    this.#poller = poller;
    this.#botApi = api;
    this.#stops.push(() => {
      sender.stop();
      api.close();
    });
  }

  /** The bot's name; null until Telegram has sent it, or if there is no bot. */
  get botName(): string | null {
    return this.#poller?.username ?? null;
  }

  /**
   * Posts in a group, without trying again; a double click, with the same key, posts once.
   * @returns `unknown` if no clear answer came, so that the text may be there
   */
  async post(
    chatId: number,
    text: string,
    once: string,
  ): Promise<'posted' | 'refused' | 'unknown'> {
    if (this.#lastPost?.once !== once)
      this.#lastPost = { once, outcome: this.#postInGroup(chatId, text) };
    return this.#lastPost.outcome;
  }

  async #postInGroup(chatId: number, text: string): ReturnType<MessageDesk['post']> {
    try {
      await this.#botApi?.sendMessage(chatId, text, []);
      return 'posted';
    } catch (error) {
      if (!(error instanceof BotApiFailure)) throw error;
      this.#options.log.warn(
        { reason: error.message },
        'Telegram did not confirm a post in the group',
      );
      return error.status === 0 || error.status >= 500 ? 'unknown' : 'refused';
    }
  }

  /** Only one process may run this on a store and for a bot. */
  start(): void {
    const { store, now, mail, bot } = this.#options;
    if (mail === null && bot === null) return;
    store.replyAddresses.tidy(now());
    store.inbox.tidy(now());
    store.chatLinks.tidy(now());
    for (const loop of this.#loops) loop.start();
  }

  async stop(): Promise<void> {
    this.#worker.stop();
    for (const stop of this.#stops) stop();
    await Promise.all(this.#loops.map((loop) => loop.stop()));
  }

  mailHealth(): ReplyHealth | null {
    const { store, mail } = this.#options;
    if (mail === null) return null;
    return { mailbox: this.#mailbox?.health ?? 'none', waiting: store.inbox.waiting('mail') };
  }

  chatHealth(): ChatHealth | null {
    const { store, bot } = this.#options;
    if (bot === null) return null;
    return { bot: this.#fetching.health, waiting: store.inbox.waiting('chat') };
  }
}
