import { join } from 'node:path';
import { toOperationsPlace, type OperationsPlace } from 'service/operations-place';
import { PROXIES, type ProxyTrust } from 'service/proxies';
import { ADDRESS, FILE, FOLDER, HOST, HTTP_URL, ON_OFF, PORT } from 'service/setting-kinds';
import {
  type Environment,
  type Kind,
  readSettings as readTable,
  SettingError,
} from 'service/settings';
import { parseMailbox } from './mail/mailbox.ts';
import type { Mailbox } from './mail/mail-transport.ts';
import { readSmtpUrl, type SmtpServer } from './mail/smtp-server.ts';
import { type ImapServer, readImapUrl } from './replies/imap-server.ts';
import { readReplyTemplate, type ReplyTemplate } from './replies/reply-template.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly dataFolder: string;
  readonly leagueUrl: string;
  readonly websiteKey: string | undefined;
  /** The site rereads this file while it has no key: the installation may write one there. */
  readonly websiteKeyFile: string;
  readonly mailFrom: Mailbox;
  /** Null to write emails into a folder. */
  readonly smtp: SmtpServer | null;
  /** The address for replies to emails; null if they are not read. */
  readonly replyAddress: ReplyTemplate | null;
  /** The mailbox to fetch replies from; null if there is none. */
  readonly imap: ImapServer | null;
  /** The token of the club's Telegram bot; null if there is none. */
  readonly telegramToken: string | null;
  /** Address of a forecast service in Open-Meteo format; null to show none. */
  readonly weatherUrl: string | null;
  readonly trustProxy: ProxyTrust;
  /** The operations port; null if there is none. */
  readonly operations: OperationsPlace | null;
  /** Logs each request (OPS-12). */
  readonly accessLog: boolean;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const LEAGUE_KEY: Kind<string> = {
  takes: 'a league key: dl_ followed by 38 letters and digits',
  read: (text) => (isKey(text) ? text : undefined),
};
const MAILBOX: Kind<Mailbox> = {
  takes: 'an address, such as Tennis Club <club@example.org>',
  read: (text) => parseMailbox(text) ?? undefined,
};
const SMTP: Kind<SmtpServer> = {
  takes: 'an address that starts with smtp:// or smtps://',
  read: (text) => {
    const server = readSmtpUrl(text);
    if (typeof server === 'string') throw new SettingError(server);
    return server;
  },
};
const REPLY_ADDRESS: Kind<ReplyTemplate> = {
  takes: 'an address with {token} before its @',
  read: (text) => {
    const template = readReplyTemplate(text);
    if (typeof template === 'string') throw new SettingError(template);
    return template;
  },
};
const IMAP: Kind<ImapServer> = {
  takes: 'an address that starts with imaps:// or imap://',
  read: (text) => {
    const server = readImapUrl(text);
    if (typeof server === 'string') throw new SettingError(server);
    return server;
  },
};
const BOT_TOKEN: Kind<string> = {
  takes: 'a token from BotFather: digits, a colon, and 30 to 64 letters, digits, - and _',
  read: (text) => (/^\d{1,20}:[\w-]{30,64}$/.test(text) ? text : undefined),
};
/** A league on this machine can listen on a socket file, which nobody else can reach (CLUBS-2). */
const LEAGUE: Kind<string> = {
  takes: `${HTTP_URL.takes}, or unix: and the path of a socket`,
  read: (text) => (/^unix:\/[^/]/.test(text) ? text : HTTP_URL.read(text)),
};
const PUBLIC_URL: Kind<string> = { takes: HTTP_URL.takes, read: readPublicUrl };

/** `npm run generate -- settings` writes the documentation from these. */
export const CLUBHOUSE_SETTINGS = {
  service: 'clubhouse',
  prefix: 'CLUBHOUSE_',
  table: {
    CLUBHOUSE_HOST: { kind: HOST, default: '127.0.0.1', about: 'The address it listens on.' },
    CLUBHOUSE_PORT: { kind: PORT, default: '8500', about: 'The port; 0 picks any free port.' },
    CLUBHOUSE_URL: {
      kind: PUBLIC_URL,
      about: 'The public address, without a path. It needs https:// except on this machine.',
      otherwise: '`http://localhost:` and its port',
      example: 'https://club.example.org',
    },
    CLUBHOUSE_DATA: {
      kind: FOLDER,
      default: 'data/clubhouse',
      about: 'The data folder, with the database, pictures and waiting emails.',
    },
    CLUBHOUSE_TRUST_PROXY: {
      kind: PROXIES,
      default: '0',
      about: 'The proxies whose X-Forwarded-For is trusted.',
    },
    LEAGUE_URL: {
      kind: LEAGUE,
      default: 'http://127.0.0.1:8300',
      about: 'The league it shows. Under `npm start`, the league started with it.',
    },
    LEAGUE_WEBSITE_KEY: {
      kind: LEAGUE_KEY,
      about: 'The API key that the clubhouse uses to call the league.',
      otherwise: 'the key in LEAGUE_WEBSITE_KEY_FILE',
      example: `dl_${'0'.repeat(38)}`,
    },
    LEAGUE_WEBSITE_KEY_FILE: {
      kind: FILE,
      about: 'The file with that key. The file may be written while the clubhouse runs.',
      otherwise: '`website-key` in CLUBHOUSE_DATA',
      example: 'data/clubhouse/website-key',
    },
    CLUBHOUSE_WEATHER_URL: {
      kind: HTTP_URL,
      about: "The forecast service for the club's court locations, in Open-Meteo's format.",
      otherwise: 'no forecasts',
      example: 'https://api.open-meteo.com/v1/forecast',
    },
    SMTP_URL: {
      kind: SMTP,
      about:
        'The mail server. `smtp://` uses STARTTLS except on this machine; change that with `?starttls=off` or `?starttls=required`. `smtps://` uses TLS from the first byte.',
      otherwise: 'emails are written to `letters` in CLUBHOUSE_DATA',
      example: 'smtp://user:password@mail.example.org:587',
    },
    MAIL_FROM: {
      kind: MAILBOX,
      about: 'The sender of emails. Required with SMTP_URL.',
      otherwise: '`clubhouse@` and the host of CLUBHOUSE_URL',
      example: '"Tennis Club <club@example.org>"',
    },
    CLUBHOUSE_REPLY_ADDRESS: {
      kind: REPLY_ADDRESS,
      about:
        'Where replies to emails arrive. {token} is replaced with the identifier of the email.',
      otherwise: 'emails cannot be answered',
      example: 'answers+{token}@club.example.org',
    },
    IMAP_URL: {
      kind: IMAP,
      about:
        'The mailbox to fetch replies from, with its folder unless that is INBOX. `imaps://` uses TLS from the first byte; `imap://` uses STARTTLS except on this machine.',
      otherwise: 'none; `receive-reply` accepts replies',
      example: 'imaps://user:password@mail.example.org',
    },
    TELEGRAM_BOT_TOKEN: {
      kind: BOT_TOKEN,
      about: "The token of the club's bot, to which members send results and answers.",
      otherwise: 'no bot',
      example: `123456789:${'A'.repeat(35)}`,
    },
    CLUBHOUSE_ACCESS_LOG: {
      kind: ON_OFF,
      default: 'off',
      about: 'on: logs a line for each request.',
    },
    CLUBHOUSE_METRICS_PORT: {
      kind: PORT,
      about: 'A separate port for `/metrics`, `/livez` and `/readyz`.',
      otherwise: 'no separate port',
      example: '8501',
    },
    CLUBHOUSE_METRICS_HOST: {
      kind: ADDRESS,
      default: '127.0.0.1',
      about: 'The address for that port.',
    },
  },
} as const;

/** Reads the settings from the environment (CFG-1). @throws SettingError */
export function readSettings(environment: Environment): Settings {
  const set = readTable(environment, CLUBHOUSE_SETTINGS);
  const url = set.CLUBHOUSE_URL ?? `http://localhost:${set.CLUBHOUSE_PORT}`;
  // Mail servers accept only known senders, so the sender address is never guessed.
  if (set.MAIL_FROM === null && set.SMTP_URL !== null) {
    throw new SettingError('MAIL_FROM must be set with SMTP_URL. It is the sender of the emails.');
  }
  if (set.IMAP_URL !== null && set.CLUBHOUSE_REPLY_ADDRESS === null) {
    throw new SettingError(
      'CLUBHOUSE_REPLY_ADDRESS must be set with IMAP_URL. It is the address that receives replies.',
    );
  }
  return {
    host: set.CLUBHOUSE_HOST,
    port: set.CLUBHOUSE_PORT,
    url,
    dataFolder: set.CLUBHOUSE_DATA,
    leagueUrl: set.LEAGUE_URL,
    websiteKey: set.LEAGUE_WEBSITE_KEY ?? undefined,
    websiteKeyFile: set.LEAGUE_WEBSITE_KEY_FILE ?? join(set.CLUBHOUSE_DATA, 'website-key'),
    smtp: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? makeOwnMailbox(url),
    replyAddress: set.CLUBHOUSE_REPLY_ADDRESS,
    imap: set.IMAP_URL,
    telegramToken: set.TELEGRAM_BOT_TOKEN,
    weatherUrl: set.CLUBHOUSE_WEATHER_URL,
    trustProxy: set.CLUBHOUSE_TRUST_PROXY,
    operations: toOperationsPlace(set.CLUBHOUSE_METRICS_HOST, set.CLUBHOUSE_METRICS_PORT),
    accessLog: set.CLUBHOUSE_ACCESS_LOG,
  };
}

/** Requires TLS for session cookies, except on this machine (CFG-2). */
function readPublicUrl(text: string): string | undefined {
  if (HTTP_URL.read(text) === undefined) return undefined;
  const { protocol, hostname, origin, pathname, search, hash } = new URL(text);
  if (!/^\/*$/.test(pathname) || search !== '' || hash !== '') {
    throw new SettingError('must not have a path: the clubhouse needs a host name of its own.');
  }
  if (protocol === 'https:' || LOOPBACK.has(hostname)) return origin;
  throw new SettingError(
    'must begin with https://, unless it is an address on this machine ' +
      '(http://localhost:8500): otherwise others could read the sign-in links.',
  );
}

export function isKey(text: string): boolean {
  return /^dl_[0-9A-Za-z]{38}$/.test(text);
}

function makeOwnMailbox(url: string): Mailbox {
  const mailbox = parseMailbox(`clubhouse@${new URL(url).hostname.replaceAll(/[[\]]/g, '')}`);
  if (mailbox === null) {
    throw new SettingError(
      'MAIL_FROM must be set: CLUBHOUSE_URL does not give a valid sender address.',
    );
  }
  return mailbox;
}
