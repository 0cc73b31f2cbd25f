import type { FastifyInstance } from 'fastify';
import type { ProxyTrust } from 'service/proxies';
import type { DispatchHealth } from './dispatch/dispatch.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { PushTransport } from './push/push-transport.ts';
import type { ImapServer } from './replies/imap-server.ts';
import type { ChatHealth, ReplyHealth } from './replies/message-desk.ts';
import type { ReplyTemplate } from './replies/reply-template.ts';
import type { Store } from './store/store.ts';
import type { CoachLinks } from './web/coach-links.ts';
import type { AnyWorkKind } from './work/work-kind.ts';

/** The club's bot in Telegram. */
export interface TelegramOptions {
  /** As BotFather gave it: who has it is the bot. */
  readonly token: string;
  /** The address of the Bot API, without a slash at the end. */
  readonly apiUrl: string;
}

/** What runs beside the pages, for those who run it (OPS-6). */
export interface SiteStatus {
  readonly mail: () => DispatchHealth;
  /** Null where letters cannot be answered. */
  readonly replies: () => ReplyHealth | null;
  /** Null where there is no bot. */
  readonly telegram: () => ChatHealth | null;
  /** Pieces of long work that are being done. */
  readonly works: () => number;
  /** Why its own store takes no writes, in a word; null where it does. */
  readonly store: () => string | null;
  /** Whether forms that are still arriving leave no room for another. */
  readonly isFull: () => boolean;
}

/** How letters are pushed to the devices of members. */
interface PushOptions {
  /** 32 bytes: what makes the key by which push services know this site. */
  readonly key: Uint8Array;
  readonly transport: PushTransport;
}

/** Where replies to letters arrive, and how they come in. */
export interface RepliesOptions {
  readonly template: ReplyTemplate;
  /** The mailbox that they are fetched from; null: none is. */
  readonly imap: ImapServer | null;
  /** Where a delivery agent hands them in; null: nowhere. */
  readonly spoolFolder: string | null;
}

export interface ClubhouseOptions {
  /** The site's public address, without a slash at the end. */
  readonly url: string;
  readonly leagueUrl: string;
  /** Asked for each page, so that a key that is given later is taken without a restart. */
  readonly websiteKey: () => string | null;
  readonly keyFile: string;
  readonly trustProxy: ProxyTrust;
  readonly store: Store;
  readonly transport: MailTransport;
  /** False where letters are written to a folder only; by default they are sent. */
  readonly sendsMail?: boolean;
  /** Where letters lie as files, or did before there was a mail server. */
  readonly letterFolder?: string;
  /** The club's own mail address. */
  readonly organizer: string;
  /** Where letters are answered; by default nowhere. */
  readonly replies?: RepliesOptions | null;
  /** By default there is none. */
  readonly telegram?: TelegramOptions | null;
  /** By default nothing is pushed. */
  readonly push?: PushOptions | null;
  /** Where forecasts come from; null: none are shown. */
  readonly weatherUrl: string | null;
  /** 32 bytes: what closes the cookies, and marks addresses. */
  readonly sealKey: Uint8Array;
  /** What signs coaches in once; by default nothing does. */
  readonly coachLinks?: CoachLinks;
  /** The folder of the built client files. */
  readonly builtFolder: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logLevel: string;
  /** A line of the log for each request; by default none has one. */
  readonly accessLog?: boolean;
  /** Letters stay in the outbox, for tests that look at them there. */
  readonly keepsLetters?: boolean;
  /** Given what is to be measured, before anything is served. */
  readonly follow?: ((app: FastifyInstance, status: SiteStatus) => void) | undefined;
  /** Kinds of long work, for tests that bring their own. */
  readonly workKinds?: readonly AnyWorkKind[];
}
