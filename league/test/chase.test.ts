import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  idOf,
  type Installed,
  list,
  playDivision,
  playMatch,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';

async function chase(club: Installed, query = ''): Promise<Json[]> {
  return list((await club.must('GET', `/v1/chase-list${query}`))['data']);
}

const names = (rows: readonly Json[]) =>
  rows.map((row) => row['member']?.['display_name']).toSorted();

test('CHA-1: members with matches outstanding, how far they are and what is missing', async (t) => {
  const club = await startClub(t);
  const { matches, competition } = await playDivision(club, { players: 3, deadline: '2026-04-30' });
  await playMatch(club, idOf(matches[0]), wonBy(0));
  await club.must('POST', `/v1/matches/${idOf(matches[1])}/claims`, { ...wonBy(0), side: 0 });
  const rows = await chase(club);
  assert.deepEqual(names(rows), ['Ann Lee', 'Bo Berg', 'Cy Cole']);
  for (const row of rows) {
    assert.equal(row['competition_id'], competition);
    assert.equal(row['division_name'], 'One');
    assert.equal(row['days_left'], 29);
    assert.equal(row['results_close_at'], '2026-04-30T23:00:00.000Z');
    assert.equal(Number(row['short_by']), Number(row['minimum']) - Number(row['played']));
    assert.ok(!('email' in (row['member'] ?? {})) || row['member']?.['email'] === null);
  }
  const reported = rows.flatMap((row) =>
    list(row['outstanding'])
      .filter((one) => one['match_id'] === (idOf(matches[1]) as never))
      .map((one) => [row['entry_id'], one['status'], one['waiting_on_us']]),
  );
  const [zero, one] = list(matches[1]?.['sides']).map((side) => side['entry_id']);
  assert.deepEqual(
    new Set(reported.map((each) => JSON.stringify(each))),
    new Set([JSON.stringify([zero, 'reported', false]), JSON.stringify([one, 'reported', true])]),
  );
  for (const match of matches.slice(1)) {
    await club.must('POST', `/v1/matches/${idOf(match)}/settlement`, { outcome: 'unplayed' });
  }
  assert.deepEqual(await chase(club), []);
});

test('CHA-1, CHA-2: days are counted in the club’s zone, to the last day and not beyond', async (t) => {
  const club = await startClub(t, { timezone: 'Pacific/Auckland' });
  const { season } = await playDivision(club, { players: 2, deadline: '2026-04-10' });
  const other = await playDivision(club, { players: 2, deadline: '2026-05-01' });
  await club.must('PATCH', `/v1/seasons/${other.season}`, { results_deadline: null });
  const days = async (query = '') => (await chase(club, query)).map((row) => row['days_left']);
  // 1 April, 22 h in Auckland.
  assert.deepEqual(await days(), [9, 9, null, null]);
  assert.deepEqual(await days('?within_days=9'), [9, 9]);
  assert.deepEqual(await days('?within_days=8'), []);
  assert.deepEqual(await days(`?season=${other.season}`), [null, null]);
  assert.deepEqual(await days(`?season=${season}&within_days=365`), [9, 9]);
  // Auckland left daylight saving on 5 April: its day ends at noon, UTC.
  club.clock.now = Date.parse('2026-04-10T11:59:59.999Z');
  assert.deepEqual(await days('?within_days=0'), [0, 0]);
  club.clock.now += 1;
  assert.deepEqual(await days(), [null, null]);
  for (const query of ['?within_days=-1', '?within_days=366', '?within_days=x']) {
    expectStatus(await club.call('GET', `/v1/chase-list${query}`, { token: club.admin }), 400);
  }
});

test('CHA-1: only what runs is chased', async (t) => {
  const club = await startClub(t);
  const { season, competition } = await playDivision(club, { players: 2 });
  assert.equal((await chase(club)).length, 2);
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'private' });
  assert.equal((await chase(club)).length, 2);
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  assert.deepEqual(await chase(club), []);
  await club.must('PATCH', `/v1/seasons/${season}`, { state: 'complete' });
  assert.deepEqual(await chase(club, `?season=${season}`), []);
});

test('CHA-2: addresses are told to members:pii alone', async (t) => {
  const club = await startClub(t);
  const { members } = await playDivision(club, { players: 2 });
  await club.must('PATCH', `/v1/members/${members[0]}`, { email: 'ann@example.org' });
  assert.deepEqual((await chase(club)).map((row) => row['member']?.['email']).toSorted(), [
    'ann@example.org',
    null,
  ]);
  const token = await club.keyWith('members:read');
  const seen = expectStatus(await club.call('GET', '/v1/chase-list', { token }), 200);
  assert.ok(!seen.text.includes('email') && !seen.text.includes('ann@'));
});

test('CHA-3: who is away is not chased, nor is anybody over them', async (t) => {
  const club = await startClub(t);
  const { members, entries } = await playDivision(club, { players: 3, discipline: 'doubles' });
  const [ann, bo, cy] = members.map(text);
  const outstanding = (rows: readonly Json[]) =>
    new Map(
      rows.map((row) => [text(row['member']?.['display_name']), list(row['outstanding']).length]),
    );
  await club.must('POST', `/v1/members/${ann}/pause`);
  let rows = outstanding(await chase(club));
  assert.deepEqual(
    [rows.get('Ann Lee'), rows.get('Bo Berg'), rows.get('Cy Cole')],
    [undefined, 2, 2],
  );
  await club.must('POST', `/v1/members/${bo}/pause`);
  rows = outstanding(await chase(club));
  assert.deepEqual([rows.get('Bo Berg'), rows.get('Cy Cole')], [undefined, 1]);
  await club.must('DELETE', `/v1/members/${bo}/pause`);
  await club.must('PATCH', `/v1/members/${cy}`, { status: 'left' });
  rows = outstanding(await chase(club));
  assert.deepEqual(
    [rows.get('Cy Cole'), rows.get('Di Dahl'), rows.get('Bo Berg')],
    [undefined, 2, 2],
  );
  await club.must('POST', `/v1/entries/${entries[1]}/withdrawal`);
  rows = outstanding(await chase(club));
  assert.deepEqual(
    [rows.get('Di Dahl'), rows.get('Bo Berg'), rows.get('Ed Eck')],
    [undefined, 1, 1],
  );
});
