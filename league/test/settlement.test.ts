import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addDivision,
  readId,
  type InstalledClub,
  list,
  newestEvents,
  playDivision,
  playMatch,
  startClub,
  wonBy,
} from './club.ts';
import { expectStatus } from './harness.ts';

async function settling(club: InstalledClub, options: Parameters<typeof playDivision>[1] = {}) {
  const division = await playDivision(club, options);
  const match = readId(division.matches[0]);
  const post = (what: string) => (body: object) =>
    club.call('POST', `/v1/matches/${match}/${what}`, { token: club.admin, body });
  return { ...division, match, settle: post('settlement'), preview: post('settlement-preview') };
}

test('SET-1: the coach settles open, reported and disputed matches, whatever was claimed', async (t) => {
  const club = await startClub(t);
  const { match, settle } = await settling(club);
  await club.must('POST', `/v1/matches/${match}/claims`, { ...wonBy(0), side: 0 });
  const body = { ...wonBy(1), reason: 'no_response', raw_input: 'by phone' };
  const settled = expectStatus(await settle(body), 200).body;
  assert.equal(settled['status'], 'played');
  assert.equal(settled['result']?.['winning_side'], 1);
  assert.deepEqual(
    list(settled['claims']).map((claim) => [claim['side'], claim['state'], claim['source']]),
    [
      [0, 'superseded', 'api'],
      [null, 'confirmed', 'coach_entry'],
    ],
  );
  const [event] = await newestEvents(club, 1);
  assert.equal(event?.['kind'], 'match.settled');
  assert.equal(event?.['data']?.['reason'], 'no_response');
  assert.equal(event?.['actor_name'], 'Kim');
});

test('SET-2: replacing a confirmed result needs the override', async (t) => {
  const club = await startClub(t);
  const { match, settle } = await settling(club);
  await playMatch(club, match, wonBy(0));
  expectStatus(await settle(wonBy(1)), 409, 'override_required');
  expectStatus(await settle({ ...wonBy(1), override: false }), 409, 'override_required');
  expectStatus(await settle({ ...wonBy(1), override: true }), 200);
  expectStatus(await settle(wonBy(0)), 409, 'override_required');
});

test('SET-7: repeating a settlement with another reason records it and changes nothing else', async (t) => {
  const club = await startClub(t);
  const { match, settle, competition } = await settling(club);
  const first = expectStatus(await settle({ ...wonBy(0), reason: 'no_response' }), 200);
  const again = await settle({ ...wonBy(0), reason: 'incorrect_result' });
  assert.deepEqual(expectStatus(again, 200).body, first.body);
  expectStatus(await settle({ ...wonBy(0), reason: 'incorrect_result' }), 200);
  expectStatus(await settle(wonBy(0)), 200);
  const reasons = async () =>
    list((await club.must('GET', `/v1/events?match_id=${match}`))['data']).map((event) => [
      event['data']?.['reason'],
      event['data']?.['claim_id'],
    ]);
  const claim = first.body['result']?.['claim_id'];
  const told = [
    ['no_response', claim],
    ['incorrect_result', claim],
  ];
  assert.deepEqual(await reasons(), told);
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  expectStatus(await settle({ ...wonBy(0), reason: 'incorrect_result' }), 200);
  const late = await settle({ ...wonBy(0), reason: 'no_response' });
  expectStatus(late, 409, 'competition_closed');
  assert.deepEqual(await reasons(), told);
});

test('SET-3: an identical retry needs no override and writes nothing', async (t) => {
  const club = await startClub(t);
  const { settle } = await settling(club);
  const first = expectStatus(await settle(wonBy(0)), 200);
  const again = expectStatus(await settle(wonBy(0)), 200);
  assert.deepEqual(again.body, first.body);
});

test('SET-4: the preview shows the effects, saves nothing, and its version holds until a change', async (t) => {
  const club = await startClub(t);
  const { match, settle, preview, matches, entries, competition, division } = await settling(club);
  const seen = expectStatus(await preview(wonBy(0)), 200).body;
  assert.equal(seen['requires_override'], false);
  assert.deepEqual(
    list(seen['effects']).map((effect) => [effect['points_before'], effect['points_after']]),
    [
      [0, 3],
      [0, 1],
    ],
  );
  assert.equal((await club.must('GET', `/v1/matches/${match}`))['status'], 'open');
  const version = async () => (await preview(wonBy(0))).body['version'];
  const order = { order: entries, by: 'lot' };
  const changes: (() => Promise<unknown>)[] = [
    () => club.must('POST', `/v1/divisions/${division}/tie-decisions`, order),
    () => club.must('PATCH', `/v1/entries/${entries[0]}`, { starting_place: 2 }),
    () => club.must('POST', `/v1/matches/${match}/claims`, { ...wonBy(0), side: 0 }),
    () => playMatch(club, readId(matches[1]), wonBy(0)),
    () => club.must('POST', `/v1/entries/${entries[2]}/withdrawal`),
    () => club.must('PATCH', `/v1/competitions/${competition}`, { rules: { points: { win: 5 } } }),
  ];
  for (const change of changes) {
    const stale = await version();
    await change();
    const late = await settle({ ...wonBy(0), expected_version: stale });
    expectStatus(late, 409, 'settlement_changed');
  }
  expectStatus(await settle({ ...wonBy(0), expected_version: 'A'.repeat(64) }), 400);
  expectStatus(await settle({ ...wonBy(0), expected_version: await version() }), 200);
});

test('SET-5: an unplayed match lists who is now short of the minimum, and whether for good', async (t) => {
  const club = await startClub(t);
  const { settle, matches } = await settling(club, { rules: { minMatchesToPlay: 1 } });
  const first = expectStatus(await settle({ outcome: 'unplayed' }), 200);
  assert.deepEqual(
    list(first.body['short_of_minimum']).map((one) => [
      one['played'],
      one['target'],
      one['still_possible'],
    ]),
    [
      [0, 1, true],
      [0, 1, true],
    ],
  );
  const path = `/v1/matches/${readId(matches[1])}/settlement`;
  const second = await club.must('POST', path, { outcome: 'unplayed' });
  const possible = list(second['short_of_minimum']).map((one) => one['still_possible']);
  assert.deepEqual(possible.map(String).toSorted(), ['false', 'true']);
  const last = await club.must('POST', `/v1/matches/${readId(matches[2])}/settlement`, wonBy(0));
  assert.deepEqual(last['short_of_minimum'], []);
});

test('SET-6: settling is possible after the deadline, but not in an archive or a draft', async (t) => {
  const club = await startClub(t);
  const { settle, competition } = await settling(club, { deadline: '2026-04-02' });
  club.clock.now = Date.parse('2026-05-01T00:00:00.000Z');
  expectStatus(await settle(wonBy(0)), 200);
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  expectStatus(await settle({ ...wonBy(1), override: true }), 409, 'competition_closed');
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'active' });
  expectStatus(await settle({ ...wonBy(1), override: true }), 200);
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'draft' });
  expectStatus(await settle({ ...wonBy(0), override: true }), 409, 'competition_not_active');
});

const SEASON_RULES = {
  minMatchesToPlay: 2,
  points: {
    setWon: 1,
    bonus: [
      { when: 'straight_sets_win', points: 2 },
      { when: 'every_match_played', points: 5 },
    ],
  },
  withdrawal: { playedMatches: 'void' },
};

test('SET-4: the version covers the score of every match in the division', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club);
  const [open, other] = [readId(matches[0]), `/v1/matches/${readId(matches[1])}/settlement`];
  const won = (games: readonly number[]) => ({
    outcome: 'completed',
    score: { sets: [{ games }, { games: [6, 4] }] },
    override: true,
  });
  const look = async () =>
    (await club.must('POST', `/v1/matches/${open}/settlement-preview`, wonBy(0)))['version'];
  await club.must('POST', other, won([6, 4]));
  const before = await look();
  await club.must('POST', other, won([6, 3]));
  assert.notEqual(await look(), before);
  await club.must('POST', other, won([6, 4]));
  assert.equal(await look(), before);
});

test('SET-4, SET-8: the preview equals the later tables, with bonuses and withdrawals', async (t) => {
  const club = await startClub(t);
  const { competition, division, matches, entries } = await playDivision(club, {
    players: 4,
    rules: SEASON_RULES,
  });
  await addDivision(club, competition, 4, { name: 'Above', position: 1 });
  await addDivision(club, competition, 4, { name: 'Below' });
  const movements = new Set<unknown>();
  const table = async () => {
    const { rows } = await club.must('GET', `/v1/divisions/${division}/standings`);
    return new Map(list(rows).map((row) => [row['entry_id'], row]));
  };
  const settlements = [
    wonBy(0),
    wonBy(1),
    { outcome: 'walkover', retired_side: 1 },
    { outcome: 'unplayed' },
    { outcome: 'conceded', retired_side: 0 },
    wonBy(0),
  ];
  for (const [index, settlement] of settlements.entries()) {
    if (index === 3) await club.must('POST', `/v1/entries/${entries[3]}/withdrawal`);
    const path = `/v1/matches/${readId(matches[index])}/settlement`;
    const told = await club.must('POST', `${path}-preview`, settlement);
    const before = await table();
    await club.must('POST', path, { ...settlement, expected_version: told['version'] });
    const after = await table();
    for (const effect of list(told['effects'])) {
      const [old, now] = [before.get(effect['entry_id']), after.get(effect['entry_id'])];
      assert.deepEqual(
        [effect['points_before'], effect['points_after']],
        [old?.['points'], now?.['points']],
      );
      assert.deepEqual(
        [effect['rank_before'], effect['rank_after']],
        [old?.['rank'], now?.['rank']],
      );
      const moved = [effect['movement_before'], effect['movement_after']];
      assert.deepEqual(moved, [old?.['movement'], now?.['movement']]);
      movements.add(JSON.stringify(moved));
      assert.deepEqual(
        [effect['played_before'], effect['played_after'], effect['minimum'], effect['withdrawn']],
        [old?.['played'], now?.['played'], now?.['minimum'], now?.['withdrawn']],
      );
    }
  }
  assert.ok(
    movements.has('["promotion","relegation"]') || movements.has('["relegation","promotion"]'),
    [...movements].join(),
  );
});

test('SET-4, EVT-6: the history of a settled match reads like a story', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 2 });
  const path = `/v1/matches/${readId(matches[0])}`;
  await club.must('POST', `${path}/claims`, { ...wonBy(0), side: 0 });
  await club.must('POST', `${path}/claims`, { ...wonBy(1), side: 1 });
  await club.must('POST', `${path}/claims`, { outcome: 'unplayed', side: 0 });
  await club.must('POST', `${path}/settlement`, { ...wonBy(0), reason: 'conflicting_entries' });
  const { data } = await club.must('GET', `/v1/events?match_id=${readId(matches[0])}`);
  assert.deepEqual(
    list(data).map(({ kind, data: told }) => [kind, told?.['side'] ?? null, told?.['outcome']]),
    [
      ['match.claimed', 0, 'completed'],
      ['match.claimed', 1, 'completed'],
      ['match.disputed', 1, 'completed'],
      ['match.amended', 0, 'unplayed'],
      ['match.settled', null, 'completed'],
    ],
  );
  const settled = list(data).at(-1);
  assert.equal(settled?.['data']?.['reason'], 'conflicting_entries');
  assert.equal(list(settled?.['data']?.['replaced_claim_ids']).length, 2);
});
