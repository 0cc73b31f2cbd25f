import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMembers, readId, type InstalledClub, list, startClub, text } from './club.ts';
import { expectStatus, type Json } from './harness.ts';

/*
 * Parallel boxes through the service: Box 1 above 2A and 2B, which are equal, above 3A and 3B.
 */

const BOXES = ['1', '2A', '2B', '3A', '3B'];
const TIERS = [[1], [2, 3], [4, 5]];
const RULES = {
  movement: { promoted: 2, relegated: 2, tiers: TIERS },
  // Before any match, the table is in the order of the starting places.
  ranking: ['starting_place'],
  minMatchesToPlay: 0,
};

/** Boxes of six, each member named after box and place: `2A-1`. */
async function startBoxes(club: InstalledClub) {
  const season = readId(await club.must('POST', '/v1/seasons', { name: 'Spring' }));
  const body = { season_id: season, name: 'Boxes', discipline: 'singles', rules: RULES };
  const competition = readId(await club.must('POST', '/v1/competitions', body));
  const path = `/v1/competitions/${competition}`;
  const names = BOXES.flatMap((box) => [1, 2, 3, 4, 5, 6].map((place) => `${box}-${place}`));
  const members = await addMembers(club, names.length);
  const divisions = new Map<string, string>();
  for (const name of BOXES)
    divisions.set(name, readId(await club.must('POST', `${path}/divisions`, { name })));
  for (const [index, name] of names.entries()) {
    await club.must('PATCH', `/v1/members/${members[index]}`, { display_name: name });
    await club.must('POST', `${path}/entries`, {
      member_ids: [members[index]],
      division_id: divisions.get(name.split('-')[0] ?? ''),
      starting_place: index + 1,
    });
  }
  return { season, path, competition, divisions };
}

/** `1-5 down to 2A`, for everyone who moves. */
function arrowsIn(tables: readonly Json[]): string[] {
  return tables
    .flatMap((table) => list(table['rows']))
    .flatMap((row) => {
      if (row['movement'] === null) return [];
      const to = row['movement_to'] as Json | null;
      const way = text(row['movement']) === 'promotion' ? 'up' : 'down';
      return [`${text(row['label'])} ${way} to ${text(to?.['division_name'])}`];
    });
}

const ARROWS = [
  '1-5 down to 2A',
  '1-6 down to 2B',
  '2A-1 up to 1',
  '2A-5 down to 3A',
  '2A-6 down to 3B',
  '2B-1 up to 1',
  '2B-5 down to 3B',
  '2B-6 down to 3A',
  '3A-1 up to 2A',
  '3A-2 up to 2B',
  '3B-1 up to 2B',
  '3B-2 up to 2A',
];

test('STA-19, PLA-2, RUL-6: tables, plan and preview name each entry’s parallel box', async (t) => {
  const club = await startClub(t);
  const { season, path, competition, divisions } = await startBoxes(club);
  const all = await club.must('GET', `${path}/standings`);
  assert.deepEqual(arrowsIn(list(all['data'])), ARROWS);
  for (const [index, id] of [...divisions.values()].entries()) {
    const one = await club.must('GET', `/v1/divisions/${id}/standings`);
    assert.deepEqual(one, list(all['data'])[index]);
  }
  await club.must('PATCH', `/v1/seasons/${season}`, {
    starts_on: '2026-04-01',
    ends_on: '2026-09-30',
  });
  await club.must('PATCH', `/v1/seasons/${season}`, { state: 'active' });
  await club.must('PATCH', path, { state: 'active' });
  const tables = await club.must('GET', `/v1/seasons/${season}/standings`);
  assert.deepEqual(arrowsIn(list(list(tables['competitions'])[0]?.['tables'])), ARROWS);
  await club.must('PATCH', path, { state: 'complete' });

  const body = { season_id: season, name: 'Next', discipline: 'singles' };
  const next = { ...body, previous_competition_id: competition };
  const draft = `/v1/competitions/${readId(await club.must('POST', '/v1/competitions', next))}`;
  const plan = await club.must('GET', `${draft}/placements`);
  const moved = list(plan['divisions']).flatMap(({ name, places }) =>
    list(places)
      .filter(({ reason }) => ['promoted', 'relegated'].includes(text(reason)))
      .map(({ label, reason, sentence }) => {
        assert.ok(text(sentence).includes(`to ${text(name)}`), text(sentence));
        return `${text(label)} ${text(reason) === 'promoted' ? 'up' : 'down'} to ${text(name)}`;
      }),
  );
  assert.deepEqual(moved.toSorted(), ARROWS.toSorted());
  const sizes = list(plan['divisions']).map(({ places }) => list(places).length);
  assert.deepEqual(sizes, [6, 6, 6, 6, 6]);
});

test('STA-19, RUL-6: a preview shows where changed tiers send each entry', async (t) => {
  const club = await startClub(t);
  const { path } = await startBoxes(club);
  const preview = await club.must('POST', `${path}/rules-preview`, { movement: { tiers: null } });
  const changes = list(preview['divisions']).flatMap((one) => list(one['changes']));
  const of = (label: string) => {
    const row = changes.find((one) => text(one['label']) === label);
    const to = row?.['movement_to_before'] as Json | null | undefined;
    return [row?.['movement_before'], to?.['division_name'] ?? null, row?.['movement_after']];
  };
  assert.deepEqual(of('1-5'), ['relegation', '2A', 'relegation']);
  assert.deepEqual(of('2A-2'), [null, null, 'promotion']);
  assert.deepEqual(of('2B-1'), ['promotion', '1', 'promotion']);
  const kept = await club.must('POST', `${path}/rules-preview`, { movement: { tiers: TIERS } });
  assert.ok(list(kept['divisions']).every((one) => list(one['changes']).length === 0));
});

test('STA-19, OUT-1: the outlook counts the lines of parallel boxes, and arrows follow a rename', async (t) => {
  const club = await startClub(t);
  const { path, divisions } = await startBoxes(club);
  const outlook = await club.must('GET', `/v1/divisions/${divisions.get('2A')}/outlook`);
  const up = list(outlook['rows']).map((row) => `${text(row['label'])} ${text(row['up'])}`);
  assert.deepEqual(up.slice(0, 2), ['2A-1 sure', '2A-2 impossible']);
  const table = `/v1/divisions/${divisions.get('1')}/standings`;
  const before = await club.call('GET', table, { token: club.admin });
  await club.must('PATCH', `/v1/divisions/${divisions.get('2B')}`, { name: 'Two B' });
  const after = await club.call('GET', table, { token: club.admin });
  assert.ok(arrowsIn([after.body]).includes('1-6 down to Two B'));
  assert.notEqual(before.headers['etag'], after.headers['etag']);
  assert.deepEqual(list((await club.must('GET', `${path}/standings`))['data'])[0], after.body);
});

test('STA-19: tiers must name each division once, from the top', async (t) => {
  const club = await startClub(t);
  const season = readId(await club.must('POST', '/v1/seasons', { name: 'Spring' }));
  const ask = (tiers: unknown) =>
    club.call('POST', '/v1/competitions', {
      token: club.admin,
      body: {
        season_id: season,
        name: 'B',
        discipline: 'singles',
        rules: { movement: { tiers } },
      },
    });
  const wrong: [unknown, string][] = [
    [[], '/rules/movement/tiers'],
    [[[]], '/rules/movement/tiers/0'],
    [[[0]], '/rules/movement/tiers/0/0'],
    [[[2]], '/rules/movement/tiers/0/0'],
    [[[1], [1, 2]], '/rules/movement/tiers/1/0'],
    [[[1], [3, 2]], '/rules/movement/tiers/1/0'],
    [[[1], [2, 4]], '/rules/movement/tiers/1/1'],
    [[[1, 1001]], '/rules/movement/tiers/0/1'],
    ['1', '/rules/movement/tiers'],
  ];
  for (const [tiers, pointer] of wrong) {
    const { body } = expectStatus(await ask(tiers), 400, 'invalid_request');
    const pointers = list(body['errors']).map((error) => text(error['pointer']));
    assert.ok(pointers.includes(pointer), `${pointer}: ${pointers.join()}`);
  }
  for (const tiers of [null, [[1]], [[1, 2]], TIERS]) expectStatus(await ask(tiers), 201);
});
