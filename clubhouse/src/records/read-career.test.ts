import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeagueClient } from '../api/client.ts';
import { readCareer } from './read-career.ts';

const ANN = 'ann';

/** A league in which Ann has played this many matches, and the requests it received. */
function leagueWith(count: number) {
  const matches = Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(4, '0'),
    competition_id: 'x',
    sides: [
      { side: 0, members: [{ id: ANN, display_name: 'Ann' }] },
      { side: 1, members: [{ id: 'bo', display_name: 'Bo' }] },
    ],
    result: null,
    ruling: null,
  })).toReversed();
  const asked: string[] = [];
  const answer = (data: readonly unknown[], next_cursor: string | null = null) =>
    Promise.resolve({ kind: 'answer', data: { data, next_cursor } });
  const api = {
    listMatches: ({ after }: { after?: string }) => {
      asked.push(after ?? 'first');
      const from = matches.findIndex(({ id }) => id === after) + 1;
      const data = matches.slice(from, from + 200);
      return answer(data, from + 200 < matches.length ? (data.at(-1)?.id ?? null) : null);
    },
    listCompetitions: () => answer([]),
    listSeasons: () => answer([]),
  };
  return { api: api as unknown as LeagueClient, asked };
}

test('REC-4: at most 400 matches are read, newest first, in two calls, and the page says so', async () => {
  for (const [count, calls, isCut] of [
    [200, 1, false],
    [201, 2, false],
    [400, 2, false],
    [401, 2, true],
  ] as const) {
    const { api, asked } = leagueWith(count);
    const career = await readCareer(api, ANN);
    assert.equal(asked.length, calls, String(count));
    assert.equal(career.isCut, isCut, String(count));
    assert.equal(career.matches.length, Math.min(count, 400));
    const [oldest] = career.matches;
    assert.equal(oldest?.match.id, isCut ? '0001' : '0000');
  }
});
