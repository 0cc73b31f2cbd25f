import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { DEFAULT_RULES } from '../src/competitions/rules/competition-rules.ts';
import { RULE_PRESETS } from '../src/competitions/rules/presets.ts';
import { matchUpFormat } from '../src/cli/tods-format.ts';
import { TodsTournament } from '../src/cli/tods-schema.ts';
import { fieldErrors, validatorFor } from '../src/http/validation.ts';
import { openDesk, serve } from './cli.ts';
import { idOf, list, playDivision, playMatch, text, wonBy } from './club.ts';
import type { Json } from './harness.ts';

type TestService = Awaited<ReturnType<typeof serve>>;

/** A division of four with a result of each kind, and one match to play. */
async function played(service: TestService, discipline: 'singles' | 'doubles') {
  const club = { ...service, admin: service.key };
  const { competition, matches, entries } = await playDivision(club, { players: 4, discipline });
  const tiebreak = {
    sets: [{ games: [7, 6], tiebreak: [7, 4] }, { games: [2, 6] }, { games: [6, 3] }],
  };
  const retired = { sets: [{ games: [6, 4] }, { games: [2, 3] }] };
  const said = [
    { ...wonBy(1), played_on: '2026-03-30' },
    { outcome: 'completed', score: tiebreak },
    { outcome: 'retired', retired_side: 1, score: retired },
    { outcome: 'walkover', retired_side: 0 },
  ];
  for (const [index, result] of said.entries()) {
    await playMatch(club, idOf(matches[index]), result);
  }
  await service.must('POST', `/v1/matches/${idOf(matches[4])}/claims`, { ...wonBy(0), side: 0 });
  return { competition, matches, entries };
}

function assertSubset(record: unknown): void {
  const isSubset = validatorFor(TodsTournament);
  assert.ok(isSubset(record), JSON.stringify(fieldErrors(isSubset.errors ?? [], 'body')));
}

/** The published schema of a tournament record, where TODS_SCHEMA says where it is. */
function assertPublished(record: unknown, say: (message: string) => void): void {
  const file = process.env['TODS_SCHEMA'];
  if (file === undefined) {
    say('TODS_SCHEMA names no tournament.schema.json: not compared with the published one');
    return;
  }
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats.default(ajv);
  const isRecord = ajv.compile(JSON.parse(readFileSync(file, 'utf8')));
  assert.ok(isRecord(record), ajv.errorsText(isRecord.errors));
}

for (const discipline of ['singles', 'doubles'] as const) {
  test(`CLI-17: a competition of ${discipline} as TODS is its documented subset, and tells each result`, async (t) => {
    const desk = await openDesk(t);
    const service = await serve(desk);
    t.after(service.stop);
    const { competition, matches, entries } = await played(service, discipline);
    const members = list((await service.must('GET', '/v1/members'))['data']);
    for (const { id } of members) {
      const secret = { full_name: 'Secret Name', email: `${text(id)}@secret.example` };
      await service.must('PATCH', `/v1/members/${text(id)}`, secret);
    }
    const options = ['--competition', competition, '--format', 'tods'];
    const { out, code, err } = await desk.run('export', ...options);
    assert.equal(code, 0, err);
    assert.ok(!/secret/i.test(out));
    const record = JSON.parse(out) as Json;
    assertSubset(record);
    assertPublished(record, (message) => t.diagnostic(message));

    const event = record['events']?.['0'];
    assert.equal(event?.['matchUpFormat'], 'SET3-S:6/TB7');
    const group = event?.['drawDefinitions']?.['0']?.['structures']?.['0']?.['structures']?.['0'];
    const players = new Set(list(record['participants']).map((one) => one['participantId']));
    const places = list(group?.['positionAssignments']);
    assert.equal(places.length, entries.length);
    assert.ok(places.every((place) => players.has(place['participantId'])));
    const told = list(group?.['matchUps']);
    assert.deepEqual(
      told.map((one) => one['matchUpStatus']),
      ['COMPLETED', 'COMPLETED', 'RETIRED', 'WALKOVER', 'AWAITING_RESULT', 'TO_BE_PLAYED'],
    );
    for (const [index, one] of told.entries()) {
      const [low, high] = Object.values(one['drawPositions'] ?? {}).map(Number);
      assert.ok(Number(low) < Number(high));
      await assertWinner(service, discipline, { one, match: matches[index], group });
    }
    const sets = list(told[1]?.['score']?.['sets']);
    const games = sets.map((set) => [
      set['side1Score'],
      set['side2Score'],
      set['side1TiebreakScore'],
    ]);
    const isTurned = Number(games[1]?.[0]) === 6;
    assert.deepEqual(
      games,
      isTurned
        ? [
            [6, 7, 4],
            [6, 2, undefined],
            [3, 6, undefined],
          ]
        : [
            [7, 6, 7],
            [2, 6, undefined],
            [6, 3, undefined],
          ],
    );
    const last = list(told[2]?.['score']?.['sets']).at(-1);
    assert.equal(last?.['winningSide'], undefined);
  });
}

/** The side that TODS says has won is the entry that the service says has. */
async function assertWinner(
  service: TestService,
  discipline: string,
  { one, match, group }: { one: Json; match: Json | undefined; group: Json | undefined },
) {
  const now = await service.must('GET', `/v1/matches/${idOf(match)}`);
  const winner = now['result']?.['winning_side'];
  if (typeof winner !== 'number') {
    assert.equal(one['winningSide'], undefined);
    return;
  }
  const side = list(one['sides']).find((each) => each['sideNumber'] === one['winningSide']);
  const entryId = text(now['sides']?.[winner]?.['entry_id']);
  const entry = await service.must('GET', `/v1/entries/${entryId}`);
  const expected = discipline === 'singles' ? entry['members']?.['0']?.['id'] : entry['id'];
  assert.equal(side?.['participantId'], expected);
  const position = list(group?.['positionAssignments']).find(
    (place) => place['participantId'] === expected,
  );
  const positions = Object.values(one['drawPositions'] ?? {});
  assert.equal(positions[Number(one['winningSide']) - 1], position?.['drawPosition']);
}

test('CLI-17: tables and results as CSV are those of the API, and no name runs as a formula', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const { competition } = await played(service, 'singles');
  const [first] = list((await service.must('GET', '/v1/members'))['data']);
  await service.must('PATCH', `/v1/members/${idOf(first)}`, { display_name: '=HYPERLINK("x")' });
  const wanted = ['--competition', 'Box league'];
  const made = await desk.run('export', ...wanted, '--format', 'tables', 'tables.csv');
  assert.equal(made.code, 0, made.err);
  assert.equal((await stat(desk.path('tables.csv'))).mode & 0o777, 0o600);
  const [heading = '', ...rows] = (await readFile(desk.path('tables.csv'), 'utf8'))
    .slice(1)
    .trimEnd()
    .split('\r\n');
  const standings = await service.must('GET', `/v1/competitions/${competition}/standings`);
  const expected = list(list(standings['data'])[0]?.['rows']);
  const columns = heading.split(',');
  for (const column of ['entry_id', 'points', 'rank', 'won', 'sets_lost', 'minimum']) {
    const at = columns.indexOf(column);
    // The label is quoted where it has a comma, and none here has.
    assert.deepEqual(
      rows.map((row) => row.split(',')[at]),
      expected.map((row) => JSON.stringify(row[column]).replaceAll(/"|null/g, '')),
      column,
    );
  }
  assert.ok(rows.some((row) => row.includes(`"'=HYPERLINK(""x"")"`)));
  const results = (await desk.run('export', ...wanted, '--format', 'results')).out.split('\r\n');
  assert.match(results[1] ?? '', /^One,[-\w]+,.*,.*,played,completed,4-6 4-6,.*,,2026-03-30$/);
  assert.match(results[2] ?? '', /,7-6\(7-4\) 2-6 6-3,/);
  assert.match(results[5] ?? '', /,reported,,,,,$/);
  assert.match(
    (await desk.run('export', ...wanted, '--format', 'tables', 'tables.csv')).err,
    /exists already/,
  );
  for (const [words, exit, message] of [
    [[...wanted], 2, /^--format takes tods, tables, results/],
    [['--format', 'tods'], 2, /^Say which: --competition/],
    [['--competition', 'Nothing', '--format', 'tods'], 1, /^There is no competition "Nothing"/],
  ] as const) {
    const { code, err } = await desk.run('export', ...words);
    assert.equal(code, exit, err);
    assert.match(err, message);
  }
});

test('CLI-17: the format of a match is a TODS code where there is one', () => {
  const codes = RULE_PRESETS.map(({ id, rules }) => [id, matchUpFormat(rules.format)]);
  const { format } = DEFAULT_RULES;
  assert.deepEqual(Object.fromEntries(codes), {
    tour_finals: 'SET3-S:6/TB7',
    box_league: 'SET3-S:6/TB7',
    five_four_two_one: 'SET3-S:6/TB7',
    three_one_zero: 'SET3-S:6/TB7',
    short_sets: 'SET3-S:4/TB7@3',
    pro_set: 'SET1-S:8/TB7',
    pro_set_by_games: null,
    hour_boxes: null,
    squash: null,
    squash_by_result: null,
    table_tennis_5: null,
    table_tennis_7: null,
    twelve_games: null,
    timed: null,
    badminton: null,
    round_robin_twice: 'SET3-S:6/TB7',
  });
  const finals = [
    [{ matchTiebreak: { to: 10, winBy: 2 } }, 'SET3-S:6/TB7-F:TB10'],
    [{ games: 6, winBy: 2, cap: null, tiebreak: null }, 'SET3-S:6/TB7-F:6'],
    [{ games: 6, winBy: 2, cap: 8, tiebreak: null }, null],
  ] as const;
  for (const [finalSet, code] of finals) {
    assert.equal(matchUpFormat({ ...format, finalSet }), code);
  }
});
