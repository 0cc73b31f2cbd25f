import { installClub, type Json, type LeagueCall, expectText } from 'test-kit/club-calls';
import { addMembers } from 'test-kit/club-members';
import { beginCompetition, beginSeason } from 'test-kit/club-season';
import type { LeagueClient } from './league-client.ts';

const PLAYERS = 30;

/** An installed club with a division of open matches. */
export interface Club {
  readonly key: string;
  readonly division: string;
  /** Matches without any report. */
  readonly matches: string[];
  /** How many matches both sides reported and the league acknowledged. */
  played: number;
}

/** The installation data of a club. */
export const CLUB = { name: 'Fault Injection', slug: 'fault-injection', timezone: 'UTC' };

/** Calls that retry while the service cannot work. */
export function makeCaller(client: LeagueClient): LeagueCall {
  return (method, path, body) => client.must<Json>(method, path, body);
}

/** Installs a club with one division in which everyone plays everyone. */
export async function makeClub(
  clientFor: (key: string) => LeagueClient,
  secret: string,
): Promise<Club> {
  const { adminKey: key } = await installClub(makeCaller(clientFor(secret)), CLUB);
  const must = makeCaller(clientFor(key));
  const days = { starts_on: '2026-01-01', ends_on: '2099-12-31' };
  const season_id = await beginSeason(must, { name: 'S', ...days });
  const players = Array.from({ length: PLAYERS }, (_, index) => ({ display_name: `P ${index}` }));
  const entries = (await addMembers(must, players)).map((id) => [id]);
  const fields = { season_id, name: 'C', discipline: 'singles' };
  const { boxes } = await beginCompetition(must, fields, [{ name: 'D', entries }]);
  const { id: division = '', matches = [] } = boxes[0] ?? {};
  return { key, division, matches: matches.map(({ id }) => expectText(id)), played: 0 };
}
