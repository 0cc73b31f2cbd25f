import { Client } from '../../demo/client.ts';
import type { Resource, Match } from '../../demo/types.ts';
import { installClub } from '../install-club.ts';
import { encodeRequest } from '../loop.ts';

/** 4,950 matches each. */
const ENTRIES = 100;

export interface OpenMatches {
  /** The next claim, as bytes of a request: side 0 of a match, then side 1, which agrees. */
  readonly nextClaim: () => Buffer;
}

/**
 * A club with this many divisions of a hundred, each in its own competition, with every match open.
 */
export async function makeOpenMatches(base: string, divisions: number): Promise<OpenMatches> {
  const key = await installClub(base, 'Bench');
  const admin = new Client(base, key);
  const season = await admin.call<Resource>('POST', '/v1/seasons', {
    name: 'Season',
    starts_on: '2026-01-01',
    ends_on: '2099-12-31',
  });
  await admin.call('PATCH', `/v1/seasons/${season.id}`, { state: 'active' });
  const members: string[] = [];
  for (let index = 0; index < ENTRIES; index++) {
    const body = { display_name: `Member ${index}` };
    members.push((await admin.call<Resource>('POST', '/v1/members', body)).id);
  }
  const matches: Match[] = [];
  for (let index = 0; index < divisions; index++) {
    matches.push(...(await createDivision(admin, season.id, members)));
  }
  return { nextClaim: makeClaims(matches, key) };
}

async function createDivision(admin: Client, season: string, members: readonly string[]) {
  const competition = await admin.call<Resource>('POST', '/v1/competitions', {
    season_id: season,
    name: 'Box league',
    discipline: 'singles',
  });
  const path = `/v1/competitions/${competition.id}`;
  await admin.call('PATCH', path, { state: 'active' });
  const { id } = await admin.call<Resource>('POST', `${path}/divisions`, { name: 'One' });
  for (const member of members) {
    await admin.call('POST', `${path}/entries`, { member_ids: [member], division_id: id });
  }
  const fixtures = await admin.call<{ matches: Match[] }>('POST', `/v1/divisions/${id}/fixtures`);
  return fixtures.matches;
}

function makeClaims(matches: readonly Match[], key: string): () => Buffer {
  let count = 0;
  return () => {
    const match = matches[count >> 1];
    if (match === undefined) throw new Error('no open match is left');
    const body = JSON.stringify({
      side: count & 1,
      outcome: 'completed',
      score: { sets: [{ games: [6, 4] }, { games: [6, 4] }] },
    });
    count += 1;
    const headers = { authorization: `Bearer ${key}` };
    return encodeRequest('POST', `/v1/matches/${match.id}/claims`, headers, body);
  };
}
