import type { FastifyInstance } from 'fastify';
import type { ProxyTrust } from 'service/proxies';
import type { LeaguePlace } from './api/client.ts';
import type { DispatchHealth } from './dispatch/dispatch.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { PushTransport } from 'service/push-transport';
import type { ImapServer } from './replies/imap-server.ts';
import type { ChatHealth, ReplyHealth } from './replies/message-desk.ts';
import type { ReplyTemplate } from './replies/reply-template.ts';
import type { Store } from './store/store.ts';
import type { CoachLinks } from './web/coach-links.ts';
import type { AnyWorkKind } from './work/work-kind.ts';

export interface TelegramOptions {
  /** The token from BotFather; its holder controls the bot. */
  readonly token: string;
  /** The address of the Bot API without a trailing slash. */
  readonly apiUrl: string;
}

/** The status of everything besides the pages, for operators (OPS-6). */
export interface SiteStatus {
  readonly mail: () => DispatchHealth;
  /** Null if emails cannot be answered. */
  readonly replies: () => ReplyHealth | null;
  /** Null if there is no bot. */
  readonly telegram: () => ChatHealth | null;
  readonly works: () => number;
  /** A word for why the site's own store rejects writes; null if it accepts them. */
  readonly store: () => string | null;
  /** Whether forms still arriving leave no room for another. */
  readonly isFull: () => boolean;
}

interface PushOptions {
  /** 32 bytes, the secret of the key that identifies this site to push services. */
  readonly key: Uint8Array;
  readonly transport: PushTransport;
}

/** The address for replies to emails, and how the site fetches them. */
export interface RepliesOptions {
  readonly template: ReplyTemplate;
  /** The mailbox to fetch replies from; null if there is none. */
  readonly imap: ImapServer | null;
  /** The folder where a delivery agent drops replies; null if there is none. */
  readonly spoolFolder: string | null;
}

export interface ClubhouseOptions extends LeaguePlace {
  /** The site's public address without a trailing slash. */
  readonly url: string;
  /** Read for each page, so that a new key works without a restart. */
  readonly websiteKey: () => string | null;
  readonly keyFile: string;
  readonly trustProxy: ProxyTrust;
  readonly store: Store;
  readonly transport: MailTransport;
  /** False if emails are only written to a folder; by default they are sent. */
  readonly sendsMail?: boolean;
  /** The folder of emails kept as files, now or before there was a mail server. */
  readonly letterFolder?: string;
  /** The club's own email address. */
  readonly organizer: string;
  /** By default, emails cannot be answered. */
  readonly replies?: RepliesOptions | null;
  /** None by default. */
  readonly telegram?: TelegramOptions | null;
  /** Push is off by default. */
  readonly push?: PushOptions | null;
  /** Address of the forecast service; null to show no forecasts. */
  readonly weatherUrl: string | null;
  /** 32 bytes that encrypt cookies and sign addresses. */
  readonly sealKey: Uint8Array;
  /** Creates one-time sign-in links for coaches; none by default. */
  readonly coachLinks?: CoachLinks;
  readonly builtFolder: string;
  readonly now: () => number;
  readonly logLevel: string;
  /** Logs each request; off by default. */
  readonly accessLog?: boolean;
  /** Leaves emails in the outbox, for tests that inspect them. */
  readonly keepsLetters?: boolean;
  /** Called before the site serves anything, to set up measurements. */
  readonly follow?: ((app: FastifyInstance, status: SiteStatus) => void) | undefined;
  /** Kinds of long work, for tests that define their own. */
  readonly workKinds?: readonly AnyWorkKind[];
}
