import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addRounds } from '../src/db/complete-rules.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import {
  type DivisionOptions,
  readId,
  type InstalledClub,
  list,
  playDivision,
  startClub,
  text,
} from './club.ts';
import { asStored } from './fixtures/old-rules.ts';
import { readScore } from './fixtures/score-text.ts';
import { asId } from './fixtures/typed.ts';
import { expectStatus, type Json } from './harness.ts';

/*
 * Rules of clubs and federations, through the service: each result is settled, and the table read.
 */

/** The club of the running test. */
let club: InstalledClub;

const POINTS_GAME = { games: 11, winBy: 2, cap: null, tiebreak: null };
const FIVE = { bestOf: 5, set: POINTS_GAME };
const THREE_NIL = '11-5 11-5 11-5';
const THREE_ONE = '11-5 5-11 11-5 11-5';
const THREE_TWO = '11-5 5-11 11-5 5-11 11-5';

/** Two players by their letters, and the result: a score, first player first, or who stopped. */
type PlayedMatch = readonly [one: string, other: string, result: string];

class Box {
  readonly #matches: readonly Json[];
  readonly #entries: readonly string[];
  readonly division: string;

  constructor({ matches, entries, division }: Awaited<ReturnType<typeof playDivision>>) {
    this.#matches = matches;
    this.#entries = entries;
    this.division = division;
  }

  async settle([one, other, result]: PlayedMatch) {
    const { path, isTurned } = this.#find(one, other);
    const body = bodyOf(result, isTurned);
    return club.call('POST', `${path}/settlement`, { token: club.admin, body });
  }

  async report(side: 'first' | 'second', [one, other, result]: PlayedMatch) {
    const { path, isTurned } = this.#find(one, other);
    const number = (side === 'first') === isTurned ? 1 : 0;
    const body = { ...bodyOf(result, isTurned), side: number };
    return club.call('POST', `${path}/claims`, { token: club.admin, body });
  }

  /** `A 16`, from the top. */
  async table(): Promise<string[]> {
    return (await this.rows()).map((row) => `${this.#letter(row)} ${Number(row['points'])}`);
  }

  async rows(): Promise<Json[]> {
    const table = await club.must('GET', `/v1/divisions/${this.division}/standings`);
    return list(table['rows']);
  }

  async rowOf(letter: string): Promise<Json> {
    const row = (await this.rows()).find((one) => this.#letter(one) === letter);
    assert.ok(row);
    return row;
  }

  entry(letter: string): string {
    return text(this.#entries[letters.indexOf(letter)]);
  }

  #letter(row: Json): string {
    return letters[this.#entries.indexOf(text(row['entry_id']))] ?? '?';
  }

  #find(one: string, other: string) {
    const ids = [this.entry(one), this.entry(other)];
    const match = this.#matches.find(({ sides }) =>
      list(sides).every((side) => ids.includes(text(side['entry_id']))),
    );
    const isTurned = list(match?.['sides'])[0]?.['entry_id'] !== ids[0];
    return { path: `/v1/matches/${readId(match)}`, isTurned };
  }
}

const letters = ['A', 'B', 'C', 'D'];

function bodyOf(result: string, isTurned: boolean): object {
  const turn = (side: number) => (isTurned ? 1 - side : side);
  const [, score, outcome] = /^([\d() -]*?) ?(retired|absent)?$/.exec(result) ?? [];
  // The second side is always the one that stopped.
  if (outcome === 'absent') return { outcome: 'walkover', retired_side: turn(1) };
  const sets = readScore(score ?? '').sets.map(({ games, tiebreak }) => ({
    games: isTurned ? games.toReversed() : games,
    ...(tiebreak && { tiebreak: isTurned ? tiebreak.toReversed() : tiebreak }),
  }));
  if (outcome === 'retired') return { outcome, score: { sets }, retired_side: turn(1) };
  return { outcome: 'completed', score: { sets } };
}

async function boxOf(players: number, options: DivisionOptions = {}): Promise<Box> {
  return new Box(await playDivision(club, { players, ...options }));
}

async function played(options: DivisionOptions, results: readonly PlayedMatch[]): Promise<Box> {
  const last =
    results
      .flatMap(([one, other]) => [one, other])
      .toSorted()
      .at(-1) ?? '';
  const box = await boxOf(letters.indexOf(last) + 1, options);
  for (const result of results) expectStatus(await box.settle(result), 200);
  return box;
}

test('STA-14: points by score put a narrow loser above a narrow winner', async (t) => {
  club = await startClub(t);
  const byResult = [
    { result: '3-0', points: [7, 2] },
    { result: '3-1', points: [6, 3] },
    { result: '3-2', points: [5, 4] },
  ];
  const rules = { format: FIVE, points: { byResult }, ranking: ['points', 'head_to_head'] };
  const box = await played({ rules }, [
    ['A', 'B', THREE_TWO],
    ['A', 'C', THREE_TWO],
    ['A', 'D', THREE_TWO],
    ['B', 'C', THREE_ONE],
    ['B', 'D', THREE_ONE],
    ['C', 'D', THREE_NIL],
  ]);
  assert.deepEqual(await box.table(), ['B 16', 'A 15', 'C 14', 'D 9']);
});

test('SCO-9, SCO-10: a level timed set counts if the rules say so, and is refused otherwise', async (t) => {
  club = await startClub(t);
  const level: PlayedMatch = ['A', 'B', '9-9'];
  const closed = await boxOf(2, { preset: 'timed' });
  const refused = expectStatus(await closed.settle(level), 422, 'score_invalid');
  assert.equal(list(refused.body['errors'])[0]?.['code'], 'set_is_level');
  const rules = { format: { draws: true } };
  const box = await boxOf(2, { preset: 'timed', rules });
  expectStatus(await box.report('first', level), 200);
  const match = expectStatus(await box.report('second', level), 200).body;
  assert.equal(match['status'], 'played');
  assert.equal(match['result']?.['outcome'], 'completed');
  assert.equal(match['result']?.['winning_side'], null);
  const row = await box.rowOf('B');
  const { played: count, won, drawn, lost, games_won, games_lost, points, unplayed } = row;
  assert.deepEqual(
    { count, won, drawn, lost, games_won, games_lost, points, unplayed },
    { count: 1, won: 0, drawn: 1, lost: 0, games_won: 9, games_lost: 9, points: 1, unplayed: 0 },
  );
});

test('SCO-9, SET-8: the preview of a draw names no winner and shows its effects', async (t) => {
  club = await startClub(t);
  const box = await boxOf(2, { preset: 'timed', rules: { format: { draws: true } } });
  const { matches } = { matches: await club.must('GET', `/v1/matches?division=${box.division}`) };
  const path = `/v1/matches/${readId(list(matches['data'])[0])}/settlement-preview`;
  const preview = await club.must('POST', path, bodyOf('9-9', false));
  assert.equal(preview['result']?.['winning_side'], null);
  const effects = list(preview['effects']).map((one) => [one['points_after'], one['played_after']]);
  assert.deepEqual(effects, [
    [1, 1],
    [1, 1],
  ]);
});

test('SCO-11: a match stopped by time counts if the rules say so, and is refused otherwise', async (t) => {
  club = await startClub(t);
  const level: PlayedMatch = ['A', 'B', '11-5 5-11 11-5 5-11 7-2'];
  const closed = await boxOf(2, { rules: { format: FIVE } });
  expectStatus(await closed.settle(['A', 'B', '11-5 5-11 11-5 5-11']), 422, 'score_invalid');
  const format = { ...FIVE, draws: true, unfinished: 'as_it_stands' };
  const worth: [object, number][] = [
    [{ byResult: [{ result: '2-2', points: [4, 4] }] }, 4],
    [{ draw: 3 }, 3],
    [{ win: 7, loss: 0 }, 3.5],
  ];
  for (const [points, each] of worth) {
    const box = await played({ rules: { format, points } }, [level]);
    assert.deepEqual(await box.table(), [`A ${each}`, `B ${each}`]);
  }
  const box = await played({ rules: { format } }, [['A', 'B', '11-5 5-11 11-5 3-1']]);
  const row = await box.rowOf('A');
  assert.deepEqual([row['won'], row['sets_won'], row['sets_lost']], [1, 2, 1]);
  const nothing = await boxOf(2, { rules: { format } });
  const refused = expectStatus(await nothing.settle(['A', 'B', '0-0']), 422, 'score_invalid');
  assert.equal(list(refused.body['errors'])[0]?.['code'], 'undecided');
});

test('SCO-11, RES-5: an unfinished last set is not compared, and completed 2-1 differs from retired 2-1', async (t) => {
  club = await startClub(t);
  const format = { ...FIVE, unfinished: 'as_it_stands' };
  const box = await boxOf(2, { rules: { format } });
  expectStatus(await box.report('first', ['A', 'B', '11-5 5-11 11-5 3-1']), 200);
  const retired = await box.report('second', ['A', 'B', '11-5 5-11 11-5 3-1 retired']);
  assert.equal(expectStatus(retired, 200).body['status'], 'disputed');
  const agreed = await box.report('second', ['A', 'B', '11-5 5-11 11-5 0-4']);
  const { body } = expectStatus(agreed, 200);
  assert.equal(body['status'], 'played');
  assert.equal(list(body['result']?.['score']?.['sets']).length, 3);
});

test('SCO-10, SCO-13: all sets are played, and each side may win one of two', async (t) => {
  club = await startClub(t);
  const two = await played(
    { rules: { format: { bestOf: 2, playAll: true, draws: true }, minMatchesToPlay: 0 } },
    [['A', 'B', '6-4 4-6']],
  );
  assert.equal((await two.rowOf('A'))['drawn'], 1);
  const three = await boxOf(2, { rules: { format: { playAll: true }, points: { setWon: 1 } } });
  const refused = expectStatus(await three.settle(['A', 'B', '6-4 6-4']), 422, 'score_invalid');
  assert.equal(list(refused.body['errors'])[0]?.['code'], 'sets_missing');
  expectStatus(await three.settle(['A', 'B', '6-4 6-4 4-6']), 200);
  assert.deepEqual(await three.table(), ['A 5', 'B 2']);
});

test('STA-8: games among themselves decide between three level in table tennis', async (t) => {
  club = await startClub(t);
  const box = await played({ preset: 'table_tennis_5' }, [
    ['A', 'B', THREE_NIL],
    ['B', 'C', THREE_ONE],
    ['C', 'A', THREE_TWO],
    ['A', 'D', THREE_TWO],
    ['B', 'D', THREE_NIL],
    ['C', 'D', THREE_NIL],
  ]);
  assert.deepEqual(await box.table(), ['A 5', 'C 5', 'B 5', 'D 3']);
  const said = (await box.rowOf('C'))['separated_by'];
  assert.equal(said?.['rule'], 'head_to_head_sets_share');
  assert.equal(said?.['value'], '4 of 9');
});

test('STA-15: a retirement credited as straight sets is worth as much as straight sets', async (t) => {
  club = await startClub(t);
  const options = { preset: 'box_league', rules: { retirement: { sets: 'straight_sets' } } };
  const box = await played(options, [
    ['A', 'B', '6-4 3-0 retired'],
    ['A', 'C', 'absent'],
    ['B', 'C', '7-6 4-6 7-6'],
  ]);
  const row = await box.rowOf('A');
  assert.deepEqual([row['points'], row['sets_won'], row['sets_lost']], [6, 2, 0]);
});

test('STA-15: games credited for walkovers separate level entries', async (t) => {
  club = await startClub(t);
  const rules = {
    points: { win: 2, loss: 0, walkoverWin: 2 },
    walkover: { sets: 'straight_sets', games: [6, 0] },
    ranking: ['points', 'sets_difference', 'games_difference'],
    minMatchesToPlay: 0,
  };
  const box = await played({ rules }, [
    ['A', 'B', '6-4 6-4'],
    ['B', 'C', '6-4 6-4'],
    ['C', 'A', '6-4 6-4'],
    ['A', 'D', 'absent'],
    ['B', 'D', '6-1 6-1'],
    ['C', 'D', '6-3 6-3'],
  ]);
  assert.deepEqual(await box.table(), ['A 4', 'B 4', 'C 4', 'D 0']);
});

test('STA-7: an entry that drops out loses to everyone if the rules say so', async (t) => {
  club = await startClub(t);
  const rules = { withdrawal: { playedMatches: 'walkover_to_opponent' }, minMatchesToPlay: 0 };
  const box = await played({ rules }, [['C', 'A', '6-0 6-0']]);
  await club.must('POST', `/v1/entries/${box.entry('C')}/withdrawal`);
  assert.deepEqual(await box.table(), ['A 3', 'B 3', 'C 0']);
});

test('SCO-12: players agree on the kind of final set, and tiebreak points are optional if nobody keeps them', async (t) => {
  club = await startClub(t);
  const race = { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } };
  const finalSet = (points: string) => ({
    either: [race, { matchTiebreak: { to: 10, winBy: 2, points } }],
  });
  const box = await boxOf(2, { rules: { format: { finalSet: finalSet('required') } } });
  const settle = (score: string) => box.settle(['A', 'B', score]);
  for (const score of ['6-4 4-6 7-5', '6-4 4-6 10-8', '6-4 4-6 1-0(10-8)']) {
    const open = await boxOf(2, { rules: { format: { finalSet: finalSet('required') } } });
    expectStatus(await open.settle(['A', 'B', score]), 200);
  }
  const refused = expectStatus(await settle('6-4 4-6 1-0'), 422, 'score_invalid');
  assert.equal(list(refused.body['errors'])[0]?.['code'], 'match_tiebreak_needs_points');
  const bare = await boxOf(2, { rules: { format: { finalSet: finalSet('optional') } } });
  expectStatus(await bare.report('first', ['A', 'B', '6-4 4-6 1-0']), 200);
  const agreed = expectStatus(await bare.report('second', ['A', 'B', '6-4 4-6 10-8']), 200).body;
  assert.equal(agreed['status'], 'played');
  const [, , last] = list(agreed['result']?.['score']?.['sets']);
  const own = list(last?.['tiebreak']).map(Number);
  assert.deepEqual(own.toSorted(), [10, 8]);
  assert.equal(own[0] === 10, Number(list(last?.['games'])[0]) === 1);
});

test('SCO-9: a draw stays one after draws are abolished, and its points follow the rules', async (t) => {
  club = await startClub(t);
  const { competition, matches, division } = await playDivision(club, {
    players: 2,
    preset: 'timed',
    rules: { format: { draws: true } },
  });
  const path = `/v1/matches/${readId(matches[0])}`;
  await club.must('POST', `${path}/settlement`, bodyOf('9-9', false));
  const rules = { format: { draws: false }, points: { win: 6 } };
  await club.must('PATCH', `/v1/competitions/${competition}`, { rules });
  assert.equal((await club.must('GET', path))['result']?.['winning_side'], null);
  const table = await club.must('GET', `/v1/divisions/${division}/standings`);
  assert.deepEqual(
    list(table['rows']).map((row) => [row['drawn'], row['points']]),
    [
      [1, 3],
      [1, 3],
    ],
  );
});

const REFUSED: readonly [object, string][] = [
  [{ format: { bestOf: 4 } }, '/format/bestOf'],
  [{ format: { bestOf: 8 } }, '/format/bestOf'],
  [{ format: { bestOf: 2, playAll: true } }, '/format/draws'],
  [
    { format: { playAll: true, finalSet: { matchTiebreak: { to: 10, winBy: 2 } } } },
    '/format/finalSet',
  ],
  [{ format: { set: { timed: true }, unfinished: 'as_it_stands' } }, '/format/unfinished'],
  [{ format: { finalSet: { timed: true }, unfinished: 'as_it_stands' } }, '/format/unfinished'],
  [
    { format: { set: { either: [POINTS_GAME, { ...POINTS_GAME, cap: 10 }] } } },
    '/format/set/either/1/cap',
  ],
  [{ format: { set: { either: [POINTS_GAME, POINTS_GAME] } } }, '/format/set/either/1'],
  [
    {
      format: {
        finalSet: {
          either: [
            { matchTiebreak: { to: 10, winBy: 2 } },
            { matchTiebreak: { winBy: 2, to: 10, points: 'required' } },
          ],
        },
      },
    },
    '/format/finalSet/either/1',
  ],
  [{ points: { byResult: [result('1-1')] } }, '/points/byResult/0/result'],
  [{ points: { byResult: [result('2-2')] } }, '/points/byResult/0/result'],
  [{ points: { byResult: [result('1-2')] } }, '/points/byResult/0/result'],
  [{ points: { byResult: [result('3-0')] } }, '/points/byResult/0/result'],
  [{ points: { byResult: [result('2-0'), result('2-0')] } }, '/points/byResult/1/result'],
  [{ points: { byResult: [result('2-0', [1.001, 0])] } }, '/points/byResult/0/points/0'],
  [
    {
      format: { draws: true, unfinished: 'as_it_stands' },
      points: { byResult: [result('1-1', [2, 1])] },
    },
    '/points/byResult/0/points',
  ],
  [{ format: { draws: true }, points: { win: 0.01, loss: 0 } }, '/points/draw'],
  [{ points: { draw: 0.001 } }, '/points/draw'],
  [
    { points: { byResult: [result('2-0')], bonus: [{ when: 'straight_sets_win', points: 1 }] } },
    '/points/bonus/0/when',
  ],
  [
    { points: { byResult: [result('2-0')], bonus: [{ when: 'loss_with_a_set', points: 1 }] } },
    '/points/bonus/0/when',
  ],
  [{ walkover: { games: [6, 0] } }, '/walkover/games'],
  [{ walkover: { sets: 'straight_sets', games: [6, 5] } }, '/walkover/games'],
  [{ walkover: { sets: 'straight_sets', games: [0, 6] } }, '/walkover/games'],
  [{ ranking: ['points', 'head_to_head_sets'] }, '/ranking/1'],
  [{ headToHead: 'some_met' }, '/headToHead'],
  [{ withdrawal: { remainingMatches: 'keep' } }, '/withdrawal/remainingMatches'],
];

function result(name: string, points: number[] = [3, 1]) {
  return { result: name, points };
}

const TAKEN: readonly object[] = [
  { format: { bestOf: 4, playAll: true, draws: true } },
  { format: { ...FIVE, unfinished: 'as_it_stands' }, points: { byResult: [result('2-1')] } },
  { format: { bestOf: 5 }, points: { byResult: [result('3-2')] } },
  {
    format: { bestOf: 1, set: { total: 12 }, draws: true },
    points: { byResult: [result('6-6', [4, 4])] },
  },
  { format: { draws: true }, points: { win: 0.01, loss: 0, draw: 0 } },
  { points: { byResult: [result('2-0')], bonus: [{ when: 'every_match_played', points: 1 }] } },
  { walkover: { sets: 'straight_sets', games: [7, 6] } },
  { format: { set: { either: [POINTS_GAME, { ...POINTS_GAME, cap: 11 }] } } },
];

test('RUL-2: contradictory rules are refused exactly where they contradict', async (t) => {
  club = await startClub(t);
  const { competition } = await playDivision(club, { players: 2 });
  const path = `/v1/competitions/${competition}/rules-preview`;
  for (const [body, pointer] of REFUSED) {
    const answer = await club.call('POST', path, { token: club.admin, body });
    const { body: said, text: all } = expectStatus(answer, 400, 'invalid_request');
    const pointers = list(said['errors']).map((error) => text(error['pointer']));
    assert.ok(pointers.includes(pointer), `${pointer}: ${all}`);
  }
  for (const body of TAKEN) await club.must('POST', path, body);
});

test('RUL-3: a choice of sets replaces the previous set and is replaced as a whole', async (t) => {
  club = await startClub(t);
  const { competition } = await playDivision(club, { players: 2 });
  const path = `/v1/competitions/${competition}`;
  const either = [POINTS_GAME, { ...POINTS_GAME, cap: 11 }];
  const change = async (set: object) =>
    (await club.must('PATCH', path, { rules: { format: { set } } }))['rules']?.['format']?.['set'];
  assert.deepEqual(await change({ either }), { either });
  assert.deepEqual(await change({ either: either.toReversed() }), { either: either.toReversed() });
  assert.deepEqual(await change({ total: 9 }), { total: 9 });
});

test('RUL-7: rules that value a walkover above a win get a warning', async (t) => {
  club = await startClub(t);
  const { competition } = await playDivision(club, { players: 2 });
  const warned = async (rules: object) => {
    const preview = await club.must('POST', `/v1/competitions/${competition}/rules-preview`, rules);
    return list(preview['warnings']).map(({ code, params }) => [code, params]);
  };
  const byResult = [result('2-0', [5, 2]), result('2-1', [4, 3])];
  assert.deepEqual(await warned({ points: { walkoverWin: 3 } }), []);
  assert.deepEqual(await warned({ points: { walkoverWin: 3.5 } }), [
    ['walkover_above_win', { walkover: 3.5, win: 3 }],
  ]);
  assert.deepEqual(await warned({ points: { byResult, walkoverWin: 5 } }), []);
  assert.deepEqual(await warned({ points: { byResult, walkoverWin: 6 } }), [
    ['walkover_above_win', { walkover: 6, win: 5 }],
  ]);
  const presets = await club.must('GET', '/v1/rule-presets');
  for (const { rules } of list(presets['data'])) assert.deepEqual(await warned({ ...rules }), []);
});

test('RUL-1: stored rules without newer fields are read with the values that applied then', async (t) => {
  club = await startClub(t);
  const { competition } = await playDivision(club, { rules: { points: { win: 2.5 } } });
  const path = `/v1/competitions/${competition}`;
  const { rules } = await club.must('GET', path);
  const { database } = club;
  await database.write(async (db) => {
    const old = JSON.stringify({ ...asStored(rules), minMatchesToPlay: 2 });
    await db
      .updateTable('competitions')
      .set({ rules: old })
      .where('id', '=', asId(competition))
      .execute();
    await db.deleteFrom('migrations').where('name', '=', '0018-rules-of-every-club.sql').execute();
  });
  await migrateDatabase((work) => database.write(work), database.kind);
  await club.must('PATCH', path, { name: 'Read again' });
  const read = (await club.must('GET', path))['rules'];
  assert.deepEqual(read, { ...rules, minMatchesToPlay: 2 });
});

test('RUL-1, FIX-4: rules stored before rounds existed mean one round, and two rounds stay two', async (t) => {
  club = await startClub(t);
  const [old, twice] = [await playDivision(club), await playDivision(club)];
  const path = ({ competition }: typeof old) => `/v1/competitions/${competition}`;
  await club.must('PATCH', path(twice), { rules: { rounds: 2 } });
  const { rules } = await club.must('GET', path(old));
  const { rounds, ...stored } = rules as unknown as { rounds: number };
  assert.equal(rounds, 1);
  await club.database.write(async (db) => {
    const competitions = db.updateTable('competitions').set({ rules: JSON.stringify(stored) });
    await competitions.where('id', '=', asId(old.competition)).execute();
    await addRounds(db);
  });
  for (const one of [old, twice]) await club.must('PATCH', path(one), { name: 'Read again' });
  assert.deepEqual((await club.must('GET', path(old)))['rules'], rules);
  const kept = (await club.must('GET', path(twice)))['rules'] as unknown as { rounds: number };
  assert.equal(kept.rounds, 2);
});
