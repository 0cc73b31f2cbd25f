import { isIP } from 'node:net';
import { join } from 'node:path';
import { type OperationsPlace, operationsSettings, readOperationsPlace } from 'service/settings';
import { mailboxOf } from './mail/mailbox.ts';
import type { Mailbox } from './mail/post.ts';
import { readSmtpUrl, type SmtpServer } from './mail/smtp-server.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where its visitors find it, without a slash at the end. */
  readonly url: string;
  readonly dataFolder: string;
  readonly leagueUrl: string;
  readonly websiteKey: string | undefined;
  /** Read again while there is no key: installation may put it there. */
  readonly websiteKeyFile: string;
  readonly mailFrom: Mailbox;
  /** Null: letters are written into a folder. */
  readonly smtp: SmtpServer | null;
  /** Where forecasts come from, in Open-Meteo's shape; null: none are shown. */
  readonly weatherUrl: string | null;
  readonly trustProxy: false | string | ((address: string, hop: number) => boolean);
  /** Where it tells of itself to those who run it; null: nowhere. */
  readonly operations: OperationsPlace | null;
}

/** A setting that cannot be used; its message names the setting and what it takes. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const KNOWN = new Set([
  'CLUBHOUSE_HOST',
  'CLUBHOUSE_PORT',
  'CLUBHOUSE_URL',
  'CLUBHOUSE_DATA',
  'CLUBHOUSE_TRUST_PROXY',
  'CLUBHOUSE_WEATHER_URL',
  ...operationsSettings('CLUBHOUSE'),
]);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads the settings from the environment (CFG-1). @throws SettingError */
export function readSettings(environment: Environment): Settings {
  refuseUnknown(environment);
  const port = readPort(environment);
  const dataFolder = filled(environment, 'CLUBHOUSE_DATA') ?? 'data/clubhouse';
  const url = publicUrl(environment, port);
  return {
    host: filled(environment, 'CLUBHOUSE_HOST') ?? '127.0.0.1',
    port,
    url,
    dataFolder,
    leagueUrl: address(environment, 'LEAGUE_URL', ['http:', 'https:']) ?? 'http://127.0.0.1:8300',
    websiteKey: websiteKey(environment),
    websiteKeyFile:
      filled(environment, 'LEAGUE_WEBSITE_KEY_FILE') ?? join(dataFolder, 'website-key'),
    smtp: smtpServer(environment),
    mailFrom: mailFrom(environment, url),
    weatherUrl: address(environment, 'CLUBHOUSE_WEATHER_URL', ['http:', 'https:']) ?? null,
    trustProxy: trustProxy(filled(environment, 'CLUBHOUSE_TRUST_PROXY')),
    operations: operationsPlace(environment),
  };
}

function operationsPlace(environment: Environment): OperationsPlace | null {
  const read = readOperationsPlace(environment, 'CLUBHOUSE');
  if ('wrong' in read) throw new SettingError(read.wrong);
  return read.place;
}

/** A misspelt setting would be passed over in silence, with its default in force. */
function refuseUnknown(environment: Environment): void {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('CLUBHOUSE_') && !KNOWN.has(name),
  );
  if (unknown !== undefined) throw new SettingError(`${unknown} is no setting of the clubhouse.`);
}

function filled(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  return text === '' ? undefined : text;
}

function readPort(environment: Environment): number {
  const text = filled(environment, 'CLUBHOUSE_PORT') ?? '8500';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SettingError('CLUBHOUSE_PORT must be a whole number from 0 to 65535.');
}

/** Cookies that open a club's site go over TLS alone; this machine is the exception (CFG-2). */
function publicUrl(environment: Environment, port: number): string {
  const text = address(environment, 'CLUBHOUSE_URL', ['http:', 'https:']);
  if (text === undefined) return `http://localhost:${port}`;
  const { protocol, hostname, origin, pathname, search, hash } = new URL(text);
  if (pathname !== '/' || search !== '' || hash !== '') {
    throw new SettingError('CLUBHOUSE_URL must have no path: the clubhouse has a host to itself.');
  }
  if (protocol === 'https:' || LOOPBACK.has(hostname)) return origin;
  throw new SettingError(
    'CLUBHOUSE_URL must begin with https://, unless it is an address of this machine alone ' +
      '(http://localhost:8500): what signs a player in must not be read on the way.',
  );
}

function address(
  environment: Environment,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const text = filled(environment, name);
  if (text === undefined) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) {
    return text.replace(/\/+$/, '');
  }
  const begins = protocols.map((protocol) => `${protocol}//`).join(' or ');
  throw new SettingError(`${name} must be an address that begins with ${begins}.`);
}

function websiteKey(environment: Environment): string | undefined {
  const key = filled(environment, 'LEAGUE_WEBSITE_KEY')?.trim();
  if (key === undefined || isKey(key)) return key;
  throw new SettingError(
    'LEAGUE_WEBSITE_KEY must be a key of the league: dl_ and 38 letters and digits.',
  );
}

/** Whether a text has the shape of a key of the league. */
export function isKey(text: string): boolean {
  return /^dl_[0-9A-Za-z]{38}$/.test(text);
}

/** Mail servers take letters from senders that they know: of one's own machine nobody guesses. */
function mailFrom(environment: Environment, url: string): Mailbox {
  const text = filled(environment, 'MAIL_FROM');
  if (text === undefined && filled(environment, 'SMTP_URL') !== undefined) {
    throw new SettingError('MAIL_FROM must be set with SMTP_URL: who letters are from.');
  }
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
  const mailbox = mailboxOf(text ?? `clubhouse@${host}`);
  if (mailbox !== null) return mailbox;
  throw new SettingError('MAIL_FROM must be an address, such as Tennis Club <club@example.org>.');
}

function smtpServer(environment: Environment): SmtpServer | null {
  const text = filled(environment, 'SMTP_URL');
  if (text === undefined) return null;
  const server = readSmtpUrl(text);
  if (typeof server === 'string') throw new SettingError(`SMTP_URL ${server}`);
  return server;
}

/** Nothing: none; a number: so many proxies in front; else their addresses. */
function trustProxy(text: string | undefined): Settings['trustProxy'] {
  if (text === undefined || text === '0') return false;
  if (/^\d$/.test(text)) {
    const hops = Number(text);
    return (_address, hop) => hop < hops;
  }
  const addresses = text.split(',').map((one) => one.trim().split('/')[0] ?? '');
  if (addresses.every((one) => isIP(one) > 0)) return text;
  throw new SettingError(
    'CLUBHOUSE_TRUST_PROXY must be the number of proxies in front, or their addresses with commas.',
  );
}
