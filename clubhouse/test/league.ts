import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serveLeague } from 'league/testing/served';
import {
  callsOf,
  type ClubKeys,
  installClub,
  type Json,
  type LeagueCall,
} from 'test-kit/club-calls';
import { startProgram } from 'test-kit/started-program';

/** A league service with an installed club, called as its coach. */
export interface League extends ClubKeys {
  readonly url: string;
  /** Calls with the administrator's key. */
  readonly must: LeagueCall;
  /** Calls with another credential. */
  readonly as: (token: string, ...asked: Parameters<LeagueCall>) => Promise<Json>;
}

/** One that is a process of its own, as its operator starts it. */
export interface StartedLeague extends League {
  /** The id of its process, whose use of the processor can be read. */
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

interface LeagueOptions {
  /** Where it keeps its data; by default a folder that goes with it. */
  readonly folder?: string;
  /** The club that is in the folder already. */
  readonly installed?: ClubKeys;
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
): Promise<StartedLeague> {
  const program = await startProgram(owner, MAIN, { environment: ENVIRONMENT, folder });
  const { says, child, ended } = program;
  const url = await says(/answers at (http:\S+)/);
  if (installed === undefined) await says(/No club is installed/);
  return {
    ...calling(url, installed ?? (await install(url))),
    pid: child.pid,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** The same service in this process, for tests that neither kill nor measure it. */
export async function serveClub(owner: Owner): Promise<League> {
  const url = await serveLeague(owner, ENVIRONMENT);
  return calling(url, await install(url));
}

function calling(url: string, { adminKey, websiteKey }: ClubKeys): League {
  return {
    url,
    adminKey,
    websiteKey,
    must: callsOf(url, adminKey),
    as: (token, ...asked) => callsOf(url, token)(...asked),
  };
}

function install(url: string): Promise<ClubKeys> {
  return installClub(callsOf(url, SECRET), {
    name: CLUB_NAME,
    slug: 'harbour-lane',
    branding: { colour: '#0f5c4a', privacy_notice: PRIVACY_NOTICE },
  });
}
