import { Client } from '../demo/client.ts';
import { playBestOfThree, makeSeededRandom } from '../demo/chance.ts';
import type { Resource, Match } from '../demo/types.ts';
import { installClub } from './install-club.ts';

const MEMBERS = 1000;
const SEASONS = 3;
const DIVISIONS = 20;
const PER_DIVISION = 10;
/** Entries of one more division, whose matches are left for the measured claims. */
const SPARE = 100;
const MAX_CONCURRENT = 16;

export interface LoadedClub {
  readonly key: string;
  readonly division: string;
  /** A season in which every match is played. */
  readonly season: string;
  /** A member with matches in each season. */
  readonly member: string;
  readonly open: Match[];
  /** The session of that member. */
  readonly session: string;
}

/** A club of 1,000 members with three seasons of 20 divisions of 10, all matches played. */
export async function loadClub(base: string): Promise<LoadedClub> {
  const key = await installClub(base, 'Bench');
  const admin = new Client(base, key);
  const members = await runInParallel(range(MEMBERS), (index) =>
    admin.call<Resource>('POST', '/v1/members', {
      display_name: `Member ${index}`,
      email: `member.${index}@example.org`,
    }),
  );
  let division = '';
  let seasonId = '';
  for (let season = 0; season < SEASONS; season++) {
    const played = await competition(admin, season, DIVISIONS, PER_DIVISION, members);
    division = played.divisions[0] ?? '';
    seasonId = played.season;
    await play(admin, played.matches);
  }
  const spare = await competition(admin, SEASONS, 1, SPARE, members);
  const member = members[0]?.id ?? '';
  const link = await admin.call<{ token: string }>('POST', `/v1/members/${member}/login-link`);
  const { token } = await admin.as(link.token).call<{ token: string }>('POST', '/v1/session');
  return {
    key,
    division,
    season: seasonId,
    member,
    open: spare.matches,
    session: token,
  };
}

async function competition(
  admin: Client,
  season: number,
  divisions: number,
  size: number,
  members: readonly Resource[],
): Promise<{ season: string; divisions: string[]; matches: Match[] }> {
  const { id: seasonId } = await admin.call<Resource>('POST', '/v1/seasons', {
    name: `Season ${season}`,
    starts_on: '2026-01-01',
    ends_on: '2099-12-31',
  });
  await admin.call('PATCH', `/v1/seasons/${seasonId}`, { state: 'active' });
  const body = { season_id: seasonId, name: 'Box league', discipline: 'singles' };
  const { id } = await admin.call<Resource>('POST', '/v1/competitions', body);
  await admin.call('PATCH', `/v1/competitions/${id}`, { state: 'active' });
  const made: string[] = [];
  const matches: Match[] = [];
  for (let index = 0; index < divisions; index++) {
    const path = `/v1/competitions/${id}`;
    const division = await admin.call<Resource>('POST', `${path}/divisions`, {
      name: `Division ${index + 1}`,
    });
    made.push(division.id);
    const players = members.slice(index * size, index * size + size);
    await runInParallel(players, ({ id: memberId }) =>
      admin.call('POST', `${path}/entries`, { member_ids: [memberId], division_id: division.id }),
    );
    const fixtures = await admin.call<{ matches: Match[] }>(
      'POST',
      `/v1/divisions/${division.id}/fixtures`,
    );
    matches.push(...fixtures.matches);
  }
  return { season: seasonId, divisions: made, matches };
}

async function play(admin: Client, matches: readonly Match[]): Promise<void> {
  const random = makeSeededRandom(1);
  await runInParallel(matches, async ({ id }) => {
    const said = { outcome: 'completed', score: playBestOfThree(random, 0.5) };
    await admin.call('POST', `/v1/matches/${id}/claims`, { ...said, side: 0 });
    await admin.call('POST', `/v1/matches/${id}/claims`, { ...said, side: 1 });
  });
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

async function runInParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    range(MAX_CONCURRENT).map(async () => {
      while (next < items.length) {
        const index = next++;
        results[index] = await work(items[index] as T);
      }
    }),
  );
  return results;
}
