import type { ConnectionOptions } from 'node:tls';
import type { Log } from '../dispatch/log.ts';
import { Loop } from '../dispatch/loop.ts';
import type { WaitingReply } from '../store/replies.ts';
import type { AnswerAddresses } from './answer-addresses.ts';
import { ImapMailbox } from './imap-mailbox.ts';
import type { ImapServer } from './imap-server.ts';
import { letterReplies } from './answer-reply.ts';
import { Reception } from './reception.ts';
import type { ReplyServices } from './reply-services.ts';
import { ReplyWorker } from './reply-worker.ts';
import { Spool } from './spool.ts';

/** How replies go, for `/healthz` (REPLY-21). */
export interface ReplyHealth {
  /** `none`: replies are handed in by a delivery agent alone. */
  readonly mailbox: 'ok' | 'away' | 'none';
  /** Taken in, and not answered yet. */
  readonly waiting: number;
}

interface Options extends ReplyServices {
  readonly addresses: AnswerAddresses;
  readonly imap: ImapServer | null;
  readonly imapTls?: ConnectionOptions | undefined;
  /** Where a delivery agent hands replies in; null: nowhere. */
  readonly spoolFolder: string | null;
  readonly log: Log;
}

/** Fetches what members answer to letters, and handles it. */
export class ReplyDesk {
  readonly #options: Options;
  readonly #worker: ReplyWorker<WaitingReply>;
  readonly #mailbox: ImapMailbox | null;
  readonly #loops: readonly Loop[];

  constructor(options: Options) {
    const { store, addresses, imap, imapTls, spoolFolder, url, now, log } = options;
    this.#options = options;
    const host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
    const reception = new Reception({ store, addresses, host, now, log });
    this.#worker = new ReplyWorker(letterReplies(options), options, log);
    const onFault = (error: unknown) => log.error({ err: error }, 'replies stopped for a minute');
    const handling = new Loop(() => this.#worker.work(), onFault);
    store.replies.whenAdded(() => handling.wake());
    const loops = [handling];
    if (spoolFolder !== null) {
      const spool = new Spool(spoolFolder, reception);
      loops.push(new Loop(() => spool.look(), onFault));
    }
    if (imap === null) this.#mailbox = null;
    else {
      const fetching: Loop = new Loop(() => mailbox.look(), onFault);
      const onNews = () => fetching.wake();
      const tls = imapTls === undefined ? {} : { tls: imapTls };
      const { progress } = store;
      const mailbox = new ImapMailbox({
        server: imap,
        reception,
        progress,
        log,
        now,
        onNews,
        ...tls,
      });
      this.#mailbox = mailbox;
      loops.push(fetching);
    }
    this.#loops = loops;
  }

  /** One process alone may run it on a store. */
  start(): void {
    const { store, now } = this.#options;
    store.replyAddresses.tidy(now());
    store.replies.tidy(now());
    for (const loop of this.#loops) loop.start();
  }

  async stop(): Promise<void> {
    this.#worker.stop();
    this.#mailbox?.close();
    await Promise.all(this.#loops.map((loop) => loop.stop()));
  }

  health(): ReplyHealth {
    return {
      mailbox: this.#mailbox?.health ?? 'none',
      waiting: this.#options.store.replies.waiting(),
    };
  }
}
