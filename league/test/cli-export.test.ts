import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { test } from 'node:test';
import { openDesk, serve } from './cli.ts';
import { readId, list, playDivision, playMatch, wonBy } from './club.ts';

type TestService = Awaited<ReturnType<typeof serve>>;

/** A division of four with a result of each kind, and one unplayed match. */
async function played(service: TestService) {
  const club = { ...service, admin: service.key };
  const { competition, matches } = await playDivision(club, { players: 4 });
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
    await playMatch(club, readId(matches[index]), result);
  }
  await service.must('POST', `/v1/matches/${readId(matches[4])}/claims`, { ...wonBy(0), side: 0 });
  return { competition };
}

test('CLI-17: CSV of tables and results matches the API, and no name runs as a formula', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  t.after(service.stop);
  const { competition } = await played(service);
  const [first] = list((await service.must('GET', '/v1/members'))['data']);
  await service.must('PATCH', `/v1/members/${readId(first)}`, { display_name: '=HYPERLINK("x")' });
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
    // Labels with a comma are quoted; none here has one.
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
    /already exists/,
  );
  for (const [words, exit, message] of [
    [[...wanted], 2, /^--format takes tables, results/],
    [['--format', 'tables'], 2, /^Name the competition: --competition/],
    [['--competition', 'Nothing', '--format', 'tables'], 1, /^There is no competition "Nothing"/],
  ] as const) {
    const { code, err } = await desk.run('export', ...words);
    assert.equal(code, exit, err);
    assert.match(err, message);
  }
});
