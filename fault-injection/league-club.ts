import { installClub, type Json, type LeagueCall, text } from 'test-kit/club-calls';
import { addMembers } from 'test-kit/club-members';
import { beginCompetition, beginSeason } from 'test-kit/club-season';
import type { LeagueClient } from './league-client.ts';

const PLAYERS = 30;

/** A club that was installed, with a division whose matches are open. */
export interface Club {
  readonly key: string;
  readonly division: string;
  /** Those that nobody has reported yet. */
  readonly matches: string[];
  /** How many matches were reported by both sides, and acknowledged. */
  played: number;
}

/** What a club is installed as. */
export const CLUB = { name: 'Fault Injection', slug: 'fault-injection', timezone: 'UTC' };

/** What waits where it cannot be now. */
export function callsOf(client: LeagueClient): LeagueCall {
  return (method, path, body) => client.must<Json>(method, path, body);
}

/** Installs a club with one division in which everybody plays everybody. */
export async function makeClub(
  clientFor: (key: string) => LeagueClient,
  secret: string,
): Promise<Club> {
  const { adminKey: key } = await installClub(callsOf(clientFor(secret)), CLUB);
  const must = callsOf(clientFor(key));
  const days = { starts_on: '2026-01-01', ends_on: '2099-12-31' };
  const season_id = await beginSeason(must, { name: 'S', ...days });
  const players = Array.from({ length: PLAYERS }, (_, index) => ({ display_name: `P ${index}` }));
  const entries = (await addMembers(must, players)).map((id) => [id]);
  const fields = { season_id, name: 'C', discipline: 'singles' };
  const { boxes } = await beginCompetition(must, fields, [{ name: 'D', entries }]);
  const { id: division = '', matches = [] } = boxes[0] ?? {};
  return { key, division, matches: matches.map(({ id }) => text(id)), played: 0 };
}
