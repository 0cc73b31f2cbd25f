import type { TestContext } from 'node:test';
import { serveLeague, type ServedLeague } from 'league/testing/served';
import {
  makeCaller,
  type ClubKeys,
  installClub,
  type Json,
  type LeagueCall,
} from 'test-kit/club-calls';

/** A league service with an installed club, called as its coach. */
export interface League extends ClubKeys {
  readonly url: string;
  /** Calls with the administrator's key. */
  readonly must: LeagueCall;
  /** Calls with another credential. */
  readonly as: (token: string, ...asked: Parameters<LeagueCall>) => Promise<Json>;
}

export type Owner = Pick<TestContext, 'after'>;

export const SECRET = 'a-secret-for-installing-tests';
export const LEAGUE_SETTINGS = {
  LEAGUE_PORT: '0',
  LEAGUE_STATE: 'none',
  LEAGUE_INSTALLATION_SECRET: SECRET,
  LEAGUE_LOG_LEVEL: 'silent',
  LEAGUE_RATE_LIMIT: '1000000',
  LEAGUE_ADDRESS_RATE_LIMIT: '1000000',
  LEAGUE_TRUST_PROXY: '127.0.0.1',
};

/** The privacy notice in branding format. */
export const PRIVACY_NOTICE = {
  name: { en: 'Privacy notice', de: 'Datenschutzhinweise' },
  date: '2026-10-01',
  text: {
    en: 'The club keeps what you enter here.\n\nAsk the secretary for what is kept of you.',
    de: 'Der Verein speichert, was du hier einträgst.\n\nFrag die Geschäftsstelle, was das ist.',
  },
};

export const CLUB_NAME = 'Harbour Lane Rackets Club';

/** Serves the league in the test's own process. `league-program.ts` starts one that can be killed and measured. */
export async function serveClub(
  owner: Owner,
  clock: { now: number },
): Promise<{ readonly league: League; readonly served: ServedLeague }> {
  const served = await serveLeague(owner, LEAGUE_SETTINGS, clock);
  return { served, league: connectAs(served.url, await installTestClub(served.url)) };
}

/** Calls the league at an address with the keys of its club. */
export function connectAs(url: string, { adminKey, websiteKey }: ClubKeys): League {
  return {
    url,
    adminKey,
    websiteKey,
    must: makeCaller(url, adminKey),
    as: (token, ...asked) => makeCaller(url, token)(...asked),
  };
}

/** Installs the test club. */
export function installTestClub(url: string): Promise<ClubKeys> {
  return installClub(makeCaller(url, SECRET), {
    name: CLUB_NAME,
    slug: 'harbour-lane',
    branding: { colour: '#0f5c4a', privacy_notice: PRIVACY_NOTICE },
  });
}
