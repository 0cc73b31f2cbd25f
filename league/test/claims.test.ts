import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  readId,
  type InstalledClub,
  list,
  playDivision,
  playMatch,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { type Answer, expectStatus, type Json } from './harness.ts';

const TWO_SETS = { sets: [{ games: [6, 4] }, { games: [6, 3] }] };
const THREE_SETS = { sets: [{ games: [6, 4] }, { games: [3, 6] }, { games: [6, 2] }] };

/** A match with a session for each side. */
async function twoSides(club: InstalledClub, options: Parameters<typeof playDivision>[1] = {}) {
  const division = await playDivision(club, { players: 2, ...options });
  const match = readId(division.matches[0]);
  const path = `/v1/matches/${match}/claims`;
  const owner = (side: number) => {
    const entry = text(list(division.matches[0]?.['sides'])[side]?.['entry_id']);
    return division.members[division.entries.indexOf(entry)] ?? '';
  };
  const tokens = [await club.signIn(owner(0)), await club.signIn(owner(1))];
  return {
    ...division,
    match,
    tokens,
    claim: (side: 0 | 1, body: object): Promise<Answer> =>
      club.call('POST', path, { token: tokens[side] ?? '', body }),
    detail: () => club.must('GET', `/v1/matches/${match}`),
  };
}

test('RES-1: one side reports, the other agrees, and the result is in the ledger', async (t) => {
  const club = await startClub(t);
  const { claim, detail } = await twoSides(club);
  const first = expectStatus(await claim(0, { outcome: 'completed', score: TWO_SETS }), 200);
  assert.equal(first.body['status'], 'reported');
  assert.equal(first.body['waiting_on'], 1);
  assert.equal(first.body['result'], null);
  const second = expectStatus(await claim(1, { outcome: 'completed', score: TWO_SETS }), 200);
  assert.equal(second.body['status'], 'played');
  const { result, claims, waiting_on } = await detail();
  assert.equal(waiting_on, null);
  assert.deepEqual(result?.['score'], TWO_SETS);
  assert.equal(result?.['winning_side'], 0);
  assert.deepEqual(
    list(claims).map((one) => one['state']),
    ['confirmed', 'confirmed'],
  );
  assert.equal(result?.['claim_id'], list(claims)[1]?.['id']);
});

test('RES-6: differing claims are a dispute, explained in sentences, and an amendment settles it', async (t) => {
  const club = await startClub(t);
  const { claim, detail } = await twoSides(club);
  await claim(0, { outcome: 'completed', score: TWO_SETS });
  const differing = await claim(1, { outcome: 'completed', score: THREE_SETS });
  assert.equal(differing.body['status'], 'disputed');
  assert.deepEqual(differing.body['differences'], []);
  const sentence = 'side 0 says 6-4 6-3, side 1 says 6-4 3-6 6-2';
  const disputed = await detail();
  assert.deepEqual(disputed['differences'], [sentence]);
  const scores = [TWO_SETS, THREE_SETS];
  assert.deepEqual(disputed['difference_list'], [{ code: 'score', params: { scores }, sentence }]);
  const amended = await claim(0, { outcome: 'completed', score: THREE_SETS });
  assert.equal(amended.body['status'], 'played');
  const states = list((await detail())['claims']).map((one) => one['state']);
  assert.deepEqual(states, ['superseded', 'confirmed', 'confirmed']);
});

test('MAT-7: an amendment changes neither the time, the ETag nor the position of a match', async (t) => {
  const club = await startClub(t);
  const { claim, match, tokens, competition } = await twoSides(club, { players: 3 });
  const say = (score: unknown) => ({ outcome: 'completed', score });
  const others = list((await club.must('GET', `/v1/matches?competition=${competition}`))['data']);
  const other = readId(others.find(({ id }) => text(id) !== match));
  /** Everything a player sees of the match. */
  const seenBy = (side: 0 | 1) =>
    Promise.all(
      [`/v1/matches/${match}`, '/v1/matches?order=recent', '/v1/me/matches'].map(async (path) => {
        const { headers, text: body } = await club.call('GET', path, { token: tokens[side] ?? '' });
        return [headers['etag'], body];
      }),
    );
  const changes = async (side: 0 | 1, score: unknown, isSeen: boolean) => {
    const before = await seenBy(side === 0 ? 1 : 0);
    club.clock.now += 60_000;
    expectStatus(await claim(side, say(score)), 200);
    const after = await seenBy(side === 0 ? 1 : 0);
    if (isSeen) assert.notDeepEqual(after, before);
    else assert.deepEqual(after, before);
  };
  await changes(0, TWO_SETS, true);
  club.clock.now += 60_000;
  await club.must('POST', `/v1/matches/${other}/claims`, { ...say(TWO_SETS), side: 0 });
  await changes(0, THREE_SETS, false);
  await changes(1, TWO_SETS, true);
  await changes(0, { sets: [{ games: [6, 0] }, { games: [6, 0] }] }, false);
  await changes(1, { sets: [{ games: [6, 1] }, { games: [6, 1] }] }, false);
  await changes(1, { sets: [{ games: [6, 0] }, { games: [6, 0] }] }, true);
});

test('RES-2: repeating a claim writes nothing, either before or after the result', async (t) => {
  const club = await startClub(t);
  const { claim, detail } = await twoSides(club);
  const said = { outcome: 'completed', score: TWO_SETS, played_on: '2026-03-30' };
  await claim(0, said);
  await claim(0, said);
  assert.equal(list((await detail())['claims']).length, 1);
  await claim(1, said);
  const before = await detail();
  expectStatus(await claim(0, said), 200);
  assert.deepEqual(await detail(), before);
  const other = { outcome: 'completed', score: THREE_SETS };
  expectStatus(await claim(0, other), 409, 'result_confirmed');
});

test('RES-13: a side amends twenty times an hour, with repeats, the other side and the coach exempt', async (t) => {
  const club = await startClub(t);
  const { claim, detail, match } = await twoSides(club);
  const said = (count: number) => ({
    outcome: 'completed',
    score: TWO_SETS,
    raw_input: `the ${count}th time`,
    // Typed text is not part of a claim; another day makes another claim.
    played_on: count % 2 === 0 ? '2026-03-30' : '2026-03-31',
  });
  expectStatus(await claim(0, said(0)), 200);
  for (let count = 1; count <= 20; count++) {
    club.clock.now += 1000;
    expectStatus(await claim(0, said(count)), 200);
  }
  const before = await detail();
  assert.equal(list(before['claims']).length, 21);
  const refused = expectStatus(await claim(0, said(21)), 429, 'rate_limited');
  assert.equal(refused.headers['retry-after'], '3581');
  assert.match(text(refused.body['detail']), /at most 20 times an hour/);
  expectStatus(await claim(0, said(20)), 200);
  const keyed = { token: club.admin, body: { ...said(21), side: 0 } };
  expectStatus(await club.call('POST', `/v1/matches/${match}/claims`, keyed), 429, 'rate_limited');
  assert.deepEqual(await detail(), before);
  club.clock.now += 3_580_999;
  expectStatus(await claim(0, said(21)), 429, 'rate_limited');
  club.clock.now += 1;
  expectStatus(await claim(0, said(21)), 200);
  expectStatus(await claim(0, said(22)), 429, 'rate_limited');
  // A first report is not an amendment, and the coach can settle anything amended.
  const other = { outcome: 'completed', score: THREE_SETS };
  expectStatus(await claim(1, other), 200);
  expectStatus(await claim(0, other), 429, 'rate_limited');
  await club.must('POST', `/v1/matches/${match}/settlement`, other);
  const settled = await detail();
  assert.equal(settled['status'], 'played');
  assert.equal(list(settled['claims']).length, 24);
});

test('RES-7: a player sees only their own side’s claim, and never the raw input', async (t) => {
  const club = await startClub(t);
  const { claim, match, tokens, detail } = await twoSides(club);
  await claim(0, { outcome: 'completed', score: TWO_SETS, raw_input: 'we won easily' });
  await claim(1, { outcome: 'completed', score: THREE_SETS, raw_input: 'no they did not' });
  for (const side of [0, 1] as const) {
    const { body } = await club.call('GET', `/v1/matches/${match}`, { token: tokens[side] ?? '' });
    assert.deepEqual(
      list(body['claims']).map((one) => [one['side'], one['raw_input']]),
      [[side, null]],
    );
    assert.deepEqual(body['differences'], []);
    assert.deepEqual(body['difference_list'], []);
  }
  assert.equal(list((await detail())['claims'])[0]?.['raw_input'], 'we won easily');
});

test('RES-10: a player speaks for their own side of their own match, and a key names the side', async (t) => {
  const club = await startClub(t);
  const { claim, match, tokens } = await twoSides(club);
  expectStatus(await claim(0, { ...wonBy(0), side: 1 }), 403, 'not_your_side');
  expectStatus(await claim(0, { ...wonBy(0), side: 0 }), 200);
  const stranger = readId(await club.must('POST', '/v1/members', { display_name: 'Zed' }));
  const path = `/v1/matches/${match}/claims`;
  const token = await club.signIn(stranger);
  expectStatus(await club.call('POST', path, { token, body: wonBy(0) }), 403, 'not_a_participant');
  const keyed = { token: club.admin, body: wonBy(0) };
  expectStatus(await club.call('POST', path, keyed), 422, 'side_required');
  const seen = await club.call('GET', `/v1/matches/${match}`, { token });
  assert.deepEqual(seen.body['claims'], []);
  assert.ok(tokens.length === 2);
});

test('RES-10: either partner speaks for a pair', async (t) => {
  const club = await startClub(t);
  const { matches, members } = await playDivision(club, { players: 2, discipline: 'doubles' });
  const path = `/v1/matches/${readId(matches[0])}/claims`;
  const sides: unknown[] = [];
  for (const id of members.slice(0, 2)) {
    const token = await club.signIn(id);
    const { body } = expectStatus(await club.call('POST', path, { token, body: wonBy(0) }), 200);
    sides.push(list(body['claims'])[0]?.['side']);
  }
  assert.equal(sides[0], sides[1]);
});

test('RES-3: each outcome has required and forbidden fields', async (t) => {
  const club = await startClub(t);
  const { claim } = await twoSides(club);
  const refused: [object, string][] = [
    [{ outcome: 'completed' }, 'score_required'],
    [{ outcome: 'retired', retired_side: 0 }, 'score_required'],
    [{ outcome: 'retired', score: TWO_SETS }, 'retired_side_required'],
    [{ outcome: 'walkover' }, 'retired_side_required'],
    [{ outcome: 'conceded' }, 'retired_side_required'],
    [{ outcome: 'walkover', retired_side: 0, score: TWO_SETS }, 'score_not_allowed'],
    [{ outcome: 'conceded', retired_side: 0, score: TWO_SETS }, 'score_not_allowed'],
    [{ outcome: 'unplayed', score: TWO_SETS }, 'score_not_allowed'],
    [{ outcome: 'unplayed', retired_side: 1 }, 'retired_side_not_allowed'],
    [{ outcome: 'completed', score: TWO_SETS, retired_side: 1 }, 'retired_side_not_allowed'],
    [{ outcome: 'completed', score: { sets: [{ games: [6, 5] }] } }, 'score_invalid'],
    [{ outcome: 'retired', score: TWO_SETS, retired_side: 1 }, 'score_invalid'],
  ];
  for (const [body, code] of refused) expectStatus(await claim(0, body), 422, code);
  const accepted: object[] = [
    { outcome: 'unplayed' },
    { outcome: 'walkover', retired_side: 1 },
    { outcome: 'conceded', retired_side: 1, score: null },
    { outcome: 'retired', retired_side: 1, score: { sets: [{ games: [3, 2] }] } },
    { outcome: 'completed', score: TWO_SETS, retired_side: null },
  ];
  for (const body of accepted) expectStatus(await claim(0, body), 200);
});

test('LIM-3: scores have 1 to 7 sets of 0 to 99 games, and free text up to 2,000 characters', async (t) => {
  const club = await startClub(t);
  const { claim } = await twoSides(club);
  const set = { games: [6, 4] };
  const status = async (body: object) => (await claim(0, { outcome: 'completed', ...body })).status;
  assert.equal(await status({ score: { sets: [] } }), 400);
  assert.equal(await status({ score: { sets: Array.from({ length: 8 }, () => set) } }), 400);
  assert.equal(await status({ score: { sets: Array.from({ length: 7 }, () => set) } }), 422);
  assert.equal(await status({ score: { sets: [{ games: [100, 4] }, set] } }), 400);
  assert.equal(await status({ score: { sets: [{ games: [99, 4] }, set] } }), 422);
  assert.equal(await status({ score: { sets: [{ games: [-1, 6] }, set] } }), 400);
  assert.equal(await status({ score: { sets: [{ games: [6, 4, 1] }, set] } }), 400);
  assert.equal(await status({ score: { sets: [set, set] }, raw_input: 'x'.repeat(2001) }), 400);
  assert.equal(await status({ score: { sets: [set, set] }, raw_input: 'x'.repeat(2000) }), 200);
});

test('RES-4: the date of play is today or earlier in the club’s zone', async (t) => {
  const club = await startClub(t, { timezone: 'Pacific/Auckland' });
  const { claim } = await twoSides(club);
  // 09:00 UTC on the first of April is 22:00 in Auckland; at 11:00 its second of April begins.
  const on = (played_on: string) => claim(0, { outcome: 'completed', score: TWO_SETS, played_on });
  expectStatus(await on('2026-04-02'), 422, 'played_on_in_future');
  expectStatus(await on('2026-04-01'), 200);
  club.clock.now = Date.parse('2026-04-01T11:00:00.000Z');
  expectStatus(await on('2026-04-02'), 200);
});

test('RES-9: reports are accepted until the second of the deadline, and a later deadline reopens them', async (t) => {
  const club = await startClub(t);
  const { claim, season } = await twoSides(club, { deadline: '2026-04-10' });
  club.clock.now = Date.parse('2026-04-10T22:59:59.999Z');
  expectStatus(await claim(0, wonBy(0)), 200);
  club.clock.now += 1;
  expectStatus(await claim(1, wonBy(0)), 409, 'results_closed');
  expectStatus(await claim(0, wonBy(0)), 200);
  await club.must('PATCH', `/v1/seasons/${season}`, { results_deadline: '2026-04-11' });
  expectStatus(await claim(1, wonBy(0)), 200);
});

test('RES-8: reports are accepted only while the competition is active', async (t) => {
  const club = await startClub(t);
  const { claim, competition } = await twoSides(club);
  const move = (state: string) => club.must('PATCH', `/v1/competitions/${competition}`, { state });
  await move('complete');
  expectStatus(await claim(0, wonBy(0)), 409, 'competition_closed');
  await move('active');
  expectStatus(await claim(0, wonBy(0)), 200);
  await move('draft');
  expectStatus(await claim(1, wonBy(0)), 404, 'not_found');
});

test('RES-5: tiebreak points are compared only if both gave them, and the ledger keeps the fuller score', async (t) => {
  const club = await startClub(t);
  const { claim, detail } = await twoSides(club);
  const score = (one?: number[], two?: number[]) => ({
    sets: [
      { games: [7, 6], ...(one && { tiebreak: one }) },
      { games: [7, 6], ...(two && { tiebreak: two }) },
    ],
  });
  await claim(0, { outcome: 'completed', score: score([7, 4]), played_on: '2026-03-01' });
  const agreed = await claim(1, { outcome: 'completed', score: score(undefined, [9, 7]) });
  assert.equal(agreed.body['status'], 'played');
  assert.deepEqual((await detail())['result']?.['score'], score([7, 4], [9, 7]));
  assert.equal((await detail())['result']?.['played_on'], '2026-03-01');
});

test('SCO-6: a match tiebreak means the same in either form, and is stored as a set', async (t) => {
  const club = await startClub(t);
  const rules = { format: { finalSet: { matchTiebreak: { to: 10, winBy: 2 } } } };
  const { claim, detail } = await twoSides(club, { rules });
  const sets = [{ games: [6, 4] }, { games: [4, 6] }];
  const last = { games: [1, 0], tiebreak: [10, 7] };
  await claim(0, { outcome: 'completed', score: { sets: [...sets, { games: [10, 7] }] } });
  const agreed = await claim(1, { outcome: 'completed', score: { sets: [...sets, last] } });
  assert.equal(agreed.body['status'], 'played');
  assert.deepEqual((await detail())['result']?.['score'], { sets: [...sets, last] });
});

test('EVT-6: the history of a match reads like a story', async (t) => {
  const club = await startClub(t);
  const { claim, match } = await twoSides(club);
  await claim(0, { outcome: 'completed', score: TWO_SETS });
  await claim(1, { outcome: 'completed', score: THREE_SETS });
  await claim(1, { outcome: 'completed', score: TWO_SETS });
  const { data } = await club.must('GET', `/v1/events?match_id=${match}`);
  const kinds = list(data).map((event: Json) => event['kind']);
  assert.deepEqual(kinds, [
    'match.claimed',
    'match.claimed',
    'match.disputed',
    'match.amended',
    'match.confirmed',
  ]);
  assert.equal(list(data)[0]?.['subject_name'], list(data)[4]?.['subject_name']);
  assert.match(text(list(data)[0]?.['subject_name']), / v /);
});

test('RES-1: a claim by key for both sides completes the match', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club);
  const answer = await playMatch(club, readId(matches[0]), wonBy(1));
  assert.equal(answer.body['status'], 'played');
  assert.equal(list(answer.body['claims'])[0]?.['source'], 'api');
});

test('SCO-7, SCO-8, RES-5: twelve-game and timed matches are reported and compared', async (t) => {
  const club = await startClub(t);
  const said = (one: number, other: number) => ({
    outcome: 'completed',
    score: { sets: [{ games: [one, other] }] },
  });
  const formats = [
    { set: { total: 12 }, right: said(10, 2), other: said(9, 3), level: said(6, 6) },
    { set: { timed: true }, right: said(14, 11), other: said(14, 12), level: said(7, 7) },
  ];
  for (const { set, right, other, level } of formats) {
    const rules = { format: { bestOf: 1, set } };
    const { matches } = await playDivision(club, { players: 2, rules });
    const path = `/v1/matches/${readId(matches[0])}/claims`;
    const report = (side: 0 | 1, what: object) =>
      club.call('POST', path, { token: club.admin, body: { ...what, side } });
    const refused = expectStatus(await report(0, level), 422, 'score_invalid');
    assert.equal(list(refused.body['errors'])[0]?.['pointer'], '/score/sets/0');
    expectStatus(await report(0, right), 200);
    assert.equal(expectStatus(await report(1, other), 200).body['status'], 'disputed');
    const played = expectStatus(await report(1, right), 200).body;
    assert.equal(played['status'], 'played');
    assert.equal(played['result']?.['winning_side'], 0);
  }
});
