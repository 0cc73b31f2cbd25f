import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startProgram } from 'test-kit/started-program';

/** A league service as its operator starts it, with an installed club, called as its coach. */
export interface League {
  readonly url: string;
  /** The id of its process, whose use of the processor can be read. */
  readonly pid: number | undefined;
  readonly adminKey: string;
  readonly websiteKey: string;
  /** Calls with the administrator's key. @throws on any refusal */
  readonly must: (method: string, path: string, body?: unknown) => Promise<Json>;
  /** Calls with another credential. @throws on any refusal */
  readonly as: (token: string, method: string, path: string, body?: unknown) => Promise<Json>;
  readonly stop: () => Promise<void>;
}

interface LeagueOptions {
  /** Where it keeps its data; by default a folder that goes with it. */
  readonly folder?: string;
  /** The club that is in the folder already. */
  readonly installed?: Pick<League, 'adminKey' | 'websiteKey'>;
}

/** A JSON answer; tests look into it without declaring its type each time. */
export interface Json {
  readonly [name: string]: Json;
}

type Owner = Pick<TestContext, 'after'>;

export const SECRET = 'a-secret-for-installing-tests';
const MAIN = fileURLToPath(import.meta.resolve('league/main'));
const ENVIRONMENT = {
  LEAGUE_PORT: '0',
  LEAGUE_STATE: 'none',
  LEAGUE_INSTALLATION_SECRET: SECRET,
  LEAGUE_LOG_LEVEL: 'silent',
  LEAGUE_RATE_LIMIT: '1000000',
  LEAGUE_ADDRESS_RATE_LIMIT: '1000000',
  LEAGUE_TRUST_PROXY: '127.0.0.1',
};

/** As a club puts it into its branding. */
export const PRIVACY_NOTICE = {
  name: { en: 'Privacy notice', de: 'Datenschutzhinweise' },
  date: '2026-10-01',
  text: {
    en: 'The club keeps what you enter here.\n\nAsk the secretary for what is kept of you.',
    de: 'Der Verein speichert, was du hier einträgst.\n\nFrag die Geschäftsstelle, was das ist.',
  },
};

export const CLUB_NAME = 'Harbour Lane Rackets Club';

export async function startLeague(
  owner: Owner,
  { folder, installed }: LeagueOptions = {},
): Promise<League> {
  const program = await startProgram(owner, MAIN, { environment: ENVIRONMENT, folder });
  const { says, child, ended } = program;
  const url = await says(/answers at (http:\S+)/);
  if (installed === undefined) await says(/No club is installed/);
  const { adminKey, websiteKey } = installed ?? (await install(url));
  return {
    url,
    pid: child.pid,
    adminKey,
    websiteKey,
    must: (method, path, body) => call(url, adminKey, method, path, body),
    as: (token, method, path, body) => call(url, token, method, path, body),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

async function install(url: string): Promise<Pick<League, 'adminKey' | 'websiteKey'>> {
  const installed = await call(url, SECRET, 'POST', '/setup', {
    club: {
      name: CLUB_NAME,
      slug: 'harbour-lane',
      timezone: 'Europe/London',
      branding: { colour: '#0f5c4a', privacy_notice: PRIVACY_NOTICE },
    },
    administrator: { name: 'Coach' },
  });
  return {
    adminKey: text(installed['administrator_key']?.['key']),
    websiteKey: text(installed['website_key']?.['key']),
  };
}

async function call(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Json> {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  return (answer === '' ? {} : JSON.parse(answer)) as Json;
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`not a text: ${JSON.stringify(value)}`);
  return value;
}

export function list(value: unknown): Json[] {
  if (!Array.isArray(value)) throw new TypeError(`not a list: ${JSON.stringify(value)}`);
  return value as Json[];
}
