import { join } from 'node:path';
import { toOperationsPlace, type OperationsPlace } from 'service/operations-place';
import {
  ADDRESS,
  FILE,
  FOLDER,
  HOST,
  isUrl,
  LOG_LEVEL,
  ON_OFF,
  PORT,
  HTTP_URL,
  secretText,
  wholeNumber,
} from 'service/setting-kinds';
import { PROXIES, type ProxyTrust } from 'service/proxies';
import { type Environment, type Kind, readSettings as readTable } from 'service/settings';
import type { Limits } from './http/http-context.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /**
   * The folder outside the data folder that records that a club is installed; null if there is
   * none.
   */
  readonly stateFolder: string | null;
  readonly databaseUrl: string | undefined;
  readonly installationSecret: string | undefined;
  /**
   * The file in which installation passes the website key to a website on this machine; by default
   * none.
   */
  readonly websiteKeyFile: string | undefined;
  /** The club's website, where the installation continues. */
  readonly websiteUrl: string | undefined;
  readonly logLevel: string;
  /** Whether to log each request: always, never, or depending on the level. */
  readonly accessLog: boolean | null;
  readonly trustProxy: ProxyTrust;
  readonly limits: Limits;
  /** The operations port; null if there is none. */
  readonly operations: OperationsPlace | null;
}

const SECRET = secretText(16, 1024);
const REQUESTS = wholeNumber(1, 1_000_000_000);

const DATABASE: Kind<string> = {
  takes: 'an address such as postgres://user@host/database',
  read: (text) => (isUrl(text, /^postgres(ql)?:$/) ? text : undefined),
};

/** Every setting of the league; `npm run generate -- settings` writes the documentation from it. */
export const LEAGUE_SETTINGS = {
  service: 'league',
  prefix: 'LEAGUE_',
  // How the clubhouse finds this service: it may run beside it, under the same `.env`.
  foreign: ['LEAGUE_URL', 'LEAGUE_WEBSITE_KEY'],
  table: {
    LEAGUE_HOST: { kind: HOST, default: '127.0.0.1', about: 'The address it listens on.' },
    LEAGUE_PORT: { kind: PORT, default: '8300', about: 'The port; 0 picks any free port.' },
    LEAGUE_DATA: {
      kind: FOLDER,
      default: 'data/league',
      about:
        'The data folder, with the installation secret and, unless DATABASE_URL is set, the database.',
    },
    LEAGUE_STATE: {
      kind: FOLDER,
      about:
        'A folder outside LEAGUE_DATA that records that a club is installed there; none disables it.',
      otherwise: '`club-league` in `$XDG_STATE_HOME`, or in `~/.local/state`',
      example: '/var/lib/club-league-mark',
    },
    DATABASE_URL: {
      kind: DATABASE,
      about: 'A PostgreSQL database (15 or later) instead of the file.',
      otherwise: 'the file in LEAGUE_DATA',
      example: 'postgres://user:password@host/database',
    },
    LEAGUE_INSTALLATION_SECRET: {
      kind: SECRET,
      about: 'The secret for installing a club.',
      otherwise: 'created on the first start and kept in LEAGUE_DATA',
      example: 'sixteen-characters-or-more',
    },
    LEAGUE_WEBSITE_KEY_FILE: {
      kind: FILE,
      about: 'The file that passes the website key from the installation to the clubhouse.',
      otherwise: 'no file; `npm start` sets it to `website-key` in CLUBHOUSE_DATA',
      example: 'data/clubhouse/website-key',
    },
    LEAGUE_WEBSITE_URL: {
      kind: HTTP_URL,
      about: "The club's website, where the club is set up. Installation continues there.",
      otherwise: 'none; `npm start` sets it to the address of the clubhouse',
      example: 'https://club.example.org',
    },
    LEAGUE_LOG_LEVEL: { kind: LOG_LEVEL, default: 'info', about: 'The least severe level to log.' },
    LEAGUE_ACCESS_LOG: {
      kind: ON_OFF,
      about: 'on, off: logs a line for each request, whatever the level.',
      otherwise: 'depends on the level',
      example: 'on',
    },
    LEAGUE_TRUST_PROXY: {
      kind: PROXIES,
      default: '0',
      about: 'The proxies whose X-Forwarded-For is trusted; the clubhouse sets it too.',
    },
    LEAGUE_RATE_LIMIT: {
      kind: REQUESTS,
      default: '600',
      about: 'Requests per minute for one credential.',
    },
    LEAGUE_ADDRESS_RATE_LIMIT: {
      kind: REQUESTS,
      default: '30',
      about: 'Requests per minute from one network with a missing or wrong credential.',
    },
    LEAGUE_INSTALLATION_RATE_LIMIT: {
      kind: REQUESTS,
      default: '10',
      about: 'Attempts per minute to use the installation secret from one network.',
    },
    LEAGUE_BODY_LIMIT: {
      kind: wholeNumber(1024, 16_777_216),
      default: '262144',
      about: 'The largest request body, in bytes.',
    },
    LEAGUE_METRICS_PORT: {
      kind: PORT,
      about: 'A separate port for `/metrics`, `/livez` and `/readyz`.',
      otherwise: 'no separate port',
      example: '8301',
    },
    LEAGUE_METRICS_HOST: {
      kind: ADDRESS,
      default: '127.0.0.1',
      about: 'The address for that port.',
    },
  },
} as const;

/** @throws SettingError (SRV-4) */
export function readSettings(environment: Environment): Settings {
  const set = readTable(environment, LEAGUE_SETTINGS);
  return {
    host: set.LEAGUE_HOST,
    port: set.LEAGUE_PORT,
    dataFolder: set.LEAGUE_DATA,
    stateFolder: findStateFolder(set.LEAGUE_STATE, environment),
    databaseUrl: set.DATABASE_URL ?? undefined,
    installationSecret: set.LEAGUE_INSTALLATION_SECRET ?? undefined,
    websiteKeyFile: set.LEAGUE_WEBSITE_KEY_FILE ?? undefined,
    websiteUrl: set.LEAGUE_WEBSITE_URL?.replace(/\/+$/, ''),
    logLevel: set.LEAGUE_LOG_LEVEL,
    accessLog: set.LEAGUE_ACCESS_LOG,
    trustProxy: set.LEAGUE_TRUST_PROXY,
    operations: toOperationsPlace(set.LEAGUE_METRICS_HOST, set.LEAGUE_METRICS_PORT),
    limits: {
      perCredential: set.LEAGUE_RATE_LIMIT,
      perAddress: set.LEAGUE_ADDRESS_RATE_LIMIT,
      installation: set.LEAGUE_INSTALLATION_RATE_LIMIT,
      bodyBytes: set.LEAGUE_BODY_LIMIT,
    },
  };
}

/** By default, the operating system's place for such data. */
function findStateFolder(set: string | null, environment: Environment): string | null {
  if (set !== null) return set === 'none' ? null : set;
  const { XDG_STATE_HOME: state, HOME: home } = environment;
  if (state) return join(state, 'club-league');
  return home ? join(home, '.local', 'state', 'club-league') : null;
}

/** Long enough, and only characters that an HTTP header allows. */
export function isUsableSecret(secret: string): boolean {
  return SECRET.read(secret) !== undefined;
}
