import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  disputeMatch,
  readId,
  type InstalledClub,
  list,
  playDivision,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';

async function history(club: InstalledClub): Promise<Map<unknown, Json>> {
  const rows = list((await club.must('GET', '/v1/dispute-history'))['data']);
  return new Map(rows.map((row) => [row['member']?.['display_name'], row]));
}

function counts(row: Json | undefined): unknown[] {
  return ['gave_way', 'other_side_gave_way', 'coach_settled', 'open'].map((name) => row?.[name]);
}

async function dispute(club: InstalledClub, match: Json | undefined): Promise<string> {
  await disputeMatch(club, readId(match));
  return `/v1/matches/${readId(match)}`;
}

test('DIS-1, DIS-2: every way in which a dispute ends counts for both sides', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 2 });
  const [match] = matches;
  const [zero, one] = list(match?.['sides']).map((side) => side['label']);
  assert.equal((await history(club)).size, 0);
  const path = await dispute(club, match);
  assert.deepEqual(counts((await history(club)).get(zero)), [0, 0, 0, 1]);
  club.clock.now += 60_000;
  await club.must('POST', `${path}/claims`, { ...wonBy(1), side: 0 });
  const ended = await history(club);
  assert.deepEqual(counts(ended.get(zero)), [1, 0, 0, 0]);
  assert.deepEqual(counts(ended.get(one)), [0, 1, 0, 0]);
  assert.deepEqual(list(ended.get(one)?.['matches']), [
    {
      match_id: readId(match),
      label: `${text(zero)} v ${text(one)}`,
      ended: 'other_side_gave_way',
      at: new Date(club.clock.now).toISOString(),
    },
  ]);
  // A later change by the coach does not change how the dispute ended.
  await club.must('POST', `${path}/settlement`, { ...wonBy(0), override: true });
  assert.deepEqual(counts((await history(club)).get(zero)), [1, 0, 0, 0]);
});

test('DIS-1, DIS-2: a dispute that the coach settles counts, an open one too, and a pair’s for both partners', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 3, discipline: 'doubles' });
  const settled = await dispute(club, matches[0]);
  await club.must('POST', `${settled}/settlement`, { ...wonBy(1) });
  club.clock.now += 1000;
  const open = await dispute(club, matches[1]);
  // Amended, but still different.
  await club.must('POST', `${open}/claims`, { outcome: 'walkover', retired_side: 0, side: 1 });
  const rows = await history(club);
  assert.equal(rows.size, 6);
  const total = [0, 1, 2, 3].map((index) =>
    [...rows.values()].reduce((sum, row) => sum + Number(counts(row)[index]), 0),
  );
  assert.deepEqual(total, [0, 0, 4, 4]);
  const ends = [...rows.values()].flatMap((row) => list(row['matches']));
  const openOnes = ends.filter((one) => one['ended'] === ('open' as never));
  assert.ok(
    openOnes.every((one) => one['at'] === (new Date(club.clock.now).toISOString() as never)),
  );
});

test('DIS-3, API-4: the member with the most disputes comes first, and paging repeats nobody', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 4 });
  for (const match of matches.slice(0, 4)) await dispute(club, match);
  const all = list((await club.must('GET', '/v1/dispute-history'))['data']);
  const places = all.map((row) => [list(row['matches']).length, readId(row['member'])] as const);
  const sorted = places.toSorted(
    ([most, one], [fewer, other]) => fewer - most || (one < other ? -1 : 1),
  );
  assert.deepEqual(places, sorted);
  assert.equal(
    places.reduce((sum, [count]) => sum + count, 0),
    8,
  );
  const paged: Json[] = [];
  let after = '';
  do {
    const page = await club.must('GET', `/v1/dispute-history?limit=1${after}`);
    assert.equal(list(page['data']).length, 1);
    paged.push(...list(page['data']));
    const cursor: unknown = page['next_cursor'];
    after = typeof cursor === 'string' ? `&after=${cursor}` : '';
  } while (after !== '');
  assert.deepEqual(paged, all);
  const wrong = await club.call('GET', '/v1/dispute-history?after=x', { token: club.admin });
  expectStatus(wrong, 400, 'invalid_request');
});
