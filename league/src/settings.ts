import { isIP } from 'node:net';
import { join } from 'node:path';
import { type OperationsPlace, operationsSettings, readOperationsPlace } from 'service/settings';
import type { Limits } from './http/edge.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Where it is kept, outside the data folder, that a club is installed; null: nowhere. */
  readonly stateFolder: string | null;
  readonly databaseUrl: string | undefined;
  readonly installationSecret: string | undefined;
  /** Where installation hands the website key over to a website on this machine; none by default. */
  readonly websiteKeyFile: string | undefined;
  readonly logLevel: string;
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  readonly limits: Limits;
  /** Where it tells of itself to those who run it; null: nowhere. */
  readonly operations: OperationsPlace | null;
}

/** A setting that cannot be used; its message names the setting and what it takes. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const KNOWN = new Set([
  'LEAGUE_HOST',
  'LEAGUE_PORT',
  'LEAGUE_DATA',
  'LEAGUE_STATE',
  'LEAGUE_INSTALLATION_SECRET',
  'LEAGUE_LOG_LEVEL',
  'LEAGUE_TRUST_PROXY',
  'LEAGUE_RATE_LIMIT',
  'LEAGUE_ADDRESS_RATE_LIMIT',
  'LEAGUE_INSTALLATION_RATE_LIMIT',
  'LEAGUE_BODY_LIMIT',
  'LEAGUE_WEBSITE_KEY_FILE',
  ...operationsSettings('LEAGUE'),
  // How the clubhouse finds this service: it may run beside it, under the same `.env`.
  'LEAGUE_URL',
  'LEAGUE_WEBSITE_KEY',
]);
const MIN_SECRET_LENGTH = 16;

/** Reads the settings from the environment. @throws SettingError */
export function readSettings(environment: Environment): Settings {
  refuseUnknown(environment);
  return {
    host: environment['LEAGUE_HOST'] ?? '127.0.0.1',
    port: wholeNumber(environment, 'LEAGUE_PORT', { default: 8300, min: 0, max: 65_535 }),
    dataFolder: nonEmpty(environment, 'LEAGUE_DATA') ?? 'data/league',
    stateFolder: stateFolder(environment),
    databaseUrl: databaseUrl(environment),
    installationSecret: installationSecret(environment),
    websiteKeyFile: nonEmpty(environment, 'LEAGUE_WEBSITE_KEY_FILE'),
    logLevel: logLevel(environment),
    trustProxy: trustProxy(environment['LEAGUE_TRUST_PROXY']),
    operations: operationsPlace(environment),
    limits: {
      perCredential: limit(environment, 'LEAGUE_RATE_LIMIT', 600),
      perAddress: limit(environment, 'LEAGUE_ADDRESS_RATE_LIMIT', 30),
      installation: limit(environment, 'LEAGUE_INSTALLATION_RATE_LIMIT', 10),
      bodyBytes: wholeNumber(environment, 'LEAGUE_BODY_LIMIT', {
        default: 262_144,
        min: 1024,
        max: 16_777_216,
      }),
    },
  };
}

function operationsPlace(environment: Environment): OperationsPlace | null {
  const read = readOperationsPlace(environment, 'LEAGUE');
  if ('wrong' in read) throw new SettingError(read.wrong);
  return read.place;
}

/** A misspelt setting would be passed over in silence, with its default in force. */
function refuseUnknown(environment: Environment): void {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('LEAGUE_') && !KNOWN.has(name),
  );
  if (unknown !== undefined) throw new SettingError(`${unknown} is no setting of the league.`);
}

/** Set and empty: none. By default where the operating system's user keeps such things. */
function stateFolder(environment: Environment): string | null {
  const set = environment['LEAGUE_STATE'];
  if (set !== undefined) return set === '' ? null : set;
  const state = nonEmpty(environment, 'XDG_STATE_HOME');
  if (state !== undefined) return join(state, 'club-league');
  const home = nonEmpty(environment, 'HOME');
  return home === undefined ? null : join(home, '.local', 'state', 'club-league');
}

function nonEmpty(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  return text === '' ? undefined : text;
}

function databaseUrl(environment: Environment): string | undefined {
  const url = environment['DATABASE_URL'];
  if (url === undefined || url === '') return undefined;
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new SettingError('DATABASE_URL must be an address such as postgres://user@host/database.');
}

function installationSecret(environment: Environment): string | undefined {
  const secret = environment['LEAGUE_INSTALLATION_SECRET'];
  if (secret === undefined || secret === '') return undefined;
  if (isUsableSecret(secret)) return secret;
  throw new SettingError(
    `LEAGUE_INSTALLATION_SECRET must have ${MIN_SECRET_LENGTH} or more visible ASCII characters.`,
  );
}

/** Long enough, and of characters that an HTTP header takes. */
export function isUsableSecret(secret: string): boolean {
  return secret.length >= MIN_SECRET_LENGTH && /^[\x21-\x7e]+$/.test(secret);
}

function logLevel(environment: Environment): string {
  const level = environment['LEAGUE_LOG_LEVEL'] ?? 'info';
  if (LOG_LEVELS.includes(level)) return level;
  throw new SettingError(`LEAGUE_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
}

/** Nothing: none; a number: so many proxies in front; else their addresses. */
function trustProxy(text: string | undefined): Settings['trustProxy'] {
  if (text === undefined || text === '' || text === '0') return false;
  if (/^\d$/.test(text)) {
    const hops = Number(text);
    return (_address, hop) => hop < hops;
  }
  const addresses = text.split(',').map((one) => one.trim().split('/')[0] ?? '');
  if (addresses.every((address) => isIP(address) > 0)) return text;
  throw new SettingError(
    'LEAGUE_TRUST_PROXY must be the number of proxies in front, or their addresses with commas.',
  );
}

function limit(environment: Environment, name: string, defaultValue: number): number {
  return wholeNumber(environment, name, { default: defaultValue, min: 1, max: 1_000_000_000 });
}

function wholeNumber(
  environment: Environment,
  name: string,
  range: { default: number; min: number; max: number },
): number {
  const text = environment[name];
  if (text === undefined || text === '') return range.default;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  throw new SettingError(`${name} must be a whole number from ${range.min} to ${range.max}.`);
}
