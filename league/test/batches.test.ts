import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import {
  addMembers,
  readId,
  type InstalledClub,
  list,
  newestEvents,
  startClub,
  text,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';

const NOWHERE = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';

interface BatchScene extends InstalledClub {
  readonly season: string;
  /**
   * Eight members who can be entered, then one on a break, one who left, one removed, one unknown.
   */
  readonly people: readonly string[];
}

async function startScene(t: TestContext): Promise<BatchScene> {
  const club = await startClub(t);
  const season = await club.must('POST', '/v1/seasons', {
    name: 'Summer',
    starts_on: '2026-04-01',
    ends_on: '2026-09-30',
  });
  const people = [...(await addMembers(club, 11)), NOWHERE];
  await club.must('PATCH', `/v1/members/${people[8]}`, { status: 'paused' });
  await club.must('PATCH', `/v1/members/${people[9]}`, { status: 'left' });
  await club.must('DELETE', `/v1/members/${people[10]}`);
  return { ...club, season: readId(season), people };
}

interface FilledCompetition {
  readonly path: string;
  readonly divisions: readonly string[];
}

async function competition(
  club: BatchScene,
  discipline: string,
  divisions: readonly string[] = ['One', 'Two'],
): Promise<FilledCompetition> {
  const body = { season_id: club.season, name: 'Box league', discipline };
  const path = `/v1/competitions/${readId(await club.must('POST', '/v1/competitions', body))}`;
  if (divisions.length === 0) return { path, divisions: [] };
  const items = divisions.map((name) => ({ name }));
  const made = await club.must('POST', `${path}/divisions/batch`, { items });
  return { path, divisions: list(made['data']).map(readId) };
}

async function entriesOf(club: InstalledClub, { path, divisions }: FilledCompetition) {
  const entries = list((await club.must('GET', `${path}/entries?limit=200`))['data']);
  return entries.map((entry) => ({
    label: entry['label'],
    name: entry['name'],
    members: list(entry['members']).map(readId),
    division: divisions.findIndex((id) => Object.is(id, entry['division_id'])),
  }));
}

/** The feed's events about these entries, oldest first, without ids that differ. */
async function toldOf(club: InstalledClub, count: number, { path, divisions }: FilledCompetition) {
  const events = await newestEvents(club, Math.max(count, 1));
  const own = path.split('/').at(-1);
  return events
    .slice(0, count)
    .toReversed()
    .map(({ kind, subject, data }) => {
      const { competition_id, ...rest }: Json = data ?? {};
      assert.equal(competition_id, own);
      const division = divisions.indexOf(text(subject?.['id']));
      return { kind, of: subject?.['type'], division, ...rest };
    });
}

/** A row that may be wrong in any possible way; `division` 2 is in another competition. */
const anyRow = (size: number) =>
  fc.record({
    members: fc.oneof(
      { weight: 6, arbitrary: fc.array(fc.nat(7), { minLength: size, maxLength: size }) },
      { weight: 2, arbitrary: fc.array(fc.nat(11), { minLength: 1, maxLength: 2 }) },
    ),
    division: fc.constantFrom(null, 0, 0, 1, 1, 1, 2),
    name: fc.constantFrom(null, 'The Aces'),
  });

/** Rows without faults. */
const fineRows = (size: number) =>
  fc
    .record({
      members: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: size }),
      division: fc.constantFrom(0, 1),
    })
    .map(({ members, division }) =>
      Array.from({ length: Math.floor(members.length / size) }, (_, index) => ({
        members: members.slice(index * size, (index + 1) * size),
        division,
        name: null,
      })),
    );

const rowsOf = (size: number) =>
  fc.oneof(
    { weight: 1, arbitrary: fineRows(size) },
    { weight: 2, arbitrary: fc.array(anyRow(size), { minLength: 1, maxLength: 6 }) },
  );

test('ENT-7: a batch accepts and refuses the same rows as single requests', async (t) => {
  const club = await startScene(t);
  const other = await competition(club, 'singles');
  const seen = { entered: 0, refused: 0 };
  const discipline = fc.constantFrom('singles', 'doubles');
  const rows = discipline.chain((name) =>
    fc.tuple(fc.constant(name), rowsOf(name === 'singles' ? 1 : 2)),
  );
  await fc.assert(
    fc.asyncProperty(rows, async ([name, wanted]) => {
      const [alone, together] = [await competition(club, name), await competition(club, name)];
      const itemsFor = (one: FilledCompetition) =>
        wanted.map(({ members, division, name: called }) => ({
          member_ids: members.map((index) => club.people[index]),
          division_id: division === null ? null : (one.divisions[division] ?? other.divisions[0]),
          name: called,
        }));
      const faults: object[] = [];
      for (const [row, body] of itemsFor(alone).entries()) {
        const answer = await club.call('POST', `${alone.path}/entries`, {
          token: club.admin,
          body,
        });
        if (answer.status === 201) continue;
        const [error] = list(answer.body['errors']);
        const pointer = `/items/${row}${text(error?.['pointer'])}`;
        faults.push({ pointer, code: answer.body['code'], status: answer.status });
      }
      const body = { items: itemsFor(together) };
      const path = `${together.path}/entries/batch`;
      const before = await newestEvents(club, 1);
      const answer = await club.call('POST', path, { token: club.admin, body });
      if (faults.length === 0) {
        seen.entered += 1;
        expectStatus(answer, 201);
        assert.deepEqual(await entriesOf(club, together), await entriesOf(club, alone));
        const read = await club.must('GET', `${together.path}/entries`);
        assert.deepEqual(answer.body['data'], read['data']);
        return;
      }
      seen.refused += 1;
      const [first] = faults as { code: string; status: number }[];
      expectStatus(answer, first?.status ?? 0, first?.code);
      assert.deepEqual(
        list(answer.body['errors']).map(({ pointer, code }) => ({ pointer, code })),
        (faults as { pointer: string; code: string }[]).map(({ pointer, code }) => ({
          pointer,
          code,
        })),
      );
      assert.deepEqual(await entriesOf(club, together), []);
      assert.deepEqual(await newestEvents(club, 1), before);
    }),
    { numRuns: chooseCaseCount(40) },
  );
  assert.ok(seen.entered > 0 && seen.refused > 0, JSON.stringify(seen));
});

test('ENT-7: the feed reports each entry as if it had been created alone', async (t) => {
  const club = await startScene(t);
  const [alone, together] = [
    await competition(club, 'singles'),
    await competition(club, 'singles'),
  ];
  const items = (one: FilledCompetition) =>
    club.people
      .slice(0, 8)
      .map((id, index) => ({ member_ids: [id], division_id: one.divisions[index % 2] }));
  for (const body of items(alone)) await club.must('POST', `${alone.path}/entries`, body);
  const told = await toldOf(club, 8, alone);
  await club.must('POST', `${together.path}/entries/batch`, { items: items(together) });
  assert.deepEqual(await toldOf(club, 8, together), told);
});

test('ENT-7: a refused row says which one it is and which other row conflicts', async (t) => {
  const club = await startScene(t);
  const { path, divisions } = await competition(club, 'singles');
  const [ann, bo] = club.people;
  const [one = ''] = divisions;
  const rows = [[ann], [bo], [ann], [club.people[8]], [NOWHERE]];
  const body = { items: rows.map((ids) => ({ member_ids: ids, division_id: one })) };
  const answer = await club.call('POST', `${path}/entries/batch`, { token: club.admin, body });
  expectStatus(answer, 409, 'already_entered');
  assert.match(text(answer.body['detail']), /3 of 5/);
  assert.deepEqual(answer.body['errors'], [
    {
      pointer: '/items/2/member_ids/0',
      message: 'is already entered by row 0',
      code: 'already_entered',
    },
    { pointer: '/items/3/member_ids/0', message: 'is on a break', code: 'member_paused' },
    {
      pointer: '/items/4/member_ids/0',
      message: 'is not the id of a member',
      code: 'invalid_request',
    },
  ]);
});

test('ENT-7: one of several simultaneous batches for the same people enters them all', async (t) => {
  const club = await startScene(t);
  const { path } = await competition(club, 'singles');
  const items = club.people.slice(0, 8).map((id) => ({ member_ids: [id] }));
  const ask = { token: club.admin, body: { items } };
  const answers = await Promise.all(
    [1, 2, 3].map(() => club.call('POST', `${path}/entries/batch`, ask)),
  );
  assert.deepEqual(answers.map((one) => one.status).toSorted(), [201, 409, 409]);
  assert.equal(list((await club.must('GET', `${path}/entries`))['data']).length, 8);
});

test('ENT-7, DIV-2: a batch has 1 to 500 rows, in an existing and open competition', async (t) => {
  const club = await startScene(t);
  const { path } = await competition(club, 'singles');
  const ids = await addMembers(club, 2);
  const batch = (at: string, items: unknown) =>
    club.call('POST', at, { token: club.admin, body: { items } });
  for (const [kind, row] of [
    ['entries', { member_ids: [ids[0]] }],
    ['divisions', { name: 'Box' }],
  ] as const) {
    expectStatus(await batch(`${path}/${kind}/batch`, []), 400, 'invalid_request');
    const many = Array.from({ length: 501 }, () => row);
    expectStatus(await batch(`${path}/${kind}/batch`, many), 400, 'invalid_request');
    expectStatus(await batch(`${path}/${kind}/batch`, [row, { ...row, nonsense: 1 }]), 400);
    expectStatus(await batch(`/v1/competitions/${NOWHERE}/${kind}/batch`, [row]), 404);
  }
  const made = expectStatus(await batch(`${path}/divisions/batch`, boxes(500)), 201);
  assert.equal(list(made.body['data'])[499]?.['position'], 502);
  await club.must('PATCH', `/v1/seasons/${club.season}`, { state: 'active' });
  for (const state of ['active', 'complete']) await club.must('PATCH', path, { state });
  for (const at of [`${path}/entries/batch`, `${path}/divisions/batch`]) {
    const row = at.includes('entries') ? { member_ids: [ids[0]] } : { name: 'Box' };
    expectStatus(await batch(at, [row]), 409, 'competition_closed');
  }
  const fixtures = await club.call('POST', `${path}/fixtures`, { token: club.admin });
  expectStatus(fixtures, 409, 'competition_closed');
});

function boxes(count: number): { name: string }[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Box ${index + 1}` }));
}

test('DIV-2: a batch of divisions has the same result as single requests', async (t) => {
  const club = await startScene(t);
  const position = fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(fc.array(position, { minLength: 1, maxLength: 6 }), async (positions) => {
      const items = positions.map((at, index) => ({
        name: `Box ${index}`,
        ...(at === undefined ? {} : { position: at }),
      }));
      const [alone, together] = [
        await competition(club, 'singles'),
        await competition(club, 'singles'),
      ];
      for (const body of items) await club.must('POST', `${alone.path}/divisions`, body);
      const told = await toldOf(club, items.length, alone);
      const made = await club.must('POST', `${together.path}/divisions/batch`, { items });
      assert.deepEqual(await toldOf(club, items.length, together), told);
      assert.deepEqual(await namesOf(club, together), await namesOf(club, alone));
      const read = list((await club.must('GET', `${together.path}/divisions`))['data']);
      for (const [index, one] of list(made['data']).entries()) {
        assert.equal(one['name'], `Box ${index}`);
        assert.deepEqual(
          one,
          read.find((other) => readId(other) === readId(one)),
        );
      }
    }),
    { numRuns: chooseCaseCount(15) },
  );
});

async function namesOf(club: InstalledClub, { path }: FilledCompetition) {
  const divisions = list((await club.must('GET', `${path}/divisions`))['data']);
  return divisions.map(({ name, position }) => [name, position]);
}

test('FIX-3: a competition’s fixtures are those of each of its divisions', async (t) => {
  const club = await startScene(t);
  const [alone, together] = [
    await competition(club, 'singles'),
    await competition(club, 'singles'),
  ];
  for (const one of [alone, together]) {
    const items = club.people
      .slice(0, 8)
      .map((id, index) => ({ member_ids: [id], division_id: one.divisions[index < 3 ? 0 : 1] }));
    await club.must('POST', `${one.path}/entries/batch`, { items });
    // The second division gets its fixtures before its last entry.
    const entries = list((await club.must('GET', `${one.path}/entries`))['data']);
    await club.must('POST', `/v1/entries/${readId(entries[7])}/withdrawal`);
    await club.must('POST', `/v1/divisions/${one.divisions[1]}/fixtures`);
    await club.must('DELETE', `/v1/entries/${readId(entries[7])}/withdrawal`);
  }
  for (const id of alone.divisions) await club.must('POST', `/v1/divisions/${id}/fixtures`);
  const told = await toldOf(club, 2, alone);
  assert.deepEqual(await club.must('POST', `${together.path}/fixtures`), {
    created: 3 + 4,
    existing: 6,
  });
  assert.deepEqual(await toldOf(club, 2, together), told);
  assert.deepEqual(await matchesOf(club, together), await matchesOf(club, alone));
  const events = await newestEvents(club, 1);
  assert.deepEqual(await club.must('POST', `${together.path}/fixtures`), {
    created: 0,
    existing: 13,
  });
  assert.deepEqual(await newestEvents(club, 1), events);
  const nowhere = `/v1/competitions/${NOWHERE}/fixtures`;
  expectStatus(await club.call('POST', nowhere, { token: club.admin }), 404);
});

async function matchesOf(club: InstalledClub, { path, divisions }: FilledCompetition) {
  const id = path.split('/').at(-1);
  const matches = list((await club.must('GET', `/v1/matches?competition=${id}`))['data']);
  return matches
    .map((match) => [
      divisions.indexOf(text(match['division_id'])),
      ...list(match['sides']).map((side) => text(side['label'])),
    ])
    .toSorted();
}

test('ENT-7, FIX-3: entering 300 players in 42 boxes takes as many statements as six do', async (t) => {
  const club = await startScene(t);
  const members: Json[] = [];
  for (let index = 0; index < 300; index += 1) {
    members.push(await club.must('POST', '/v1/members', { display_name: `Player ${index}` }));
  }
  const cost = async (players: number, count: number) => {
    const names = boxes(count).map(({ name }) => name);
    const { path, divisions } = await competition(club, 'singles', names);
    const items = members
      .slice(0, players)
      .map((one, index) => ({ member_ids: [readId(one)], division_id: divisions[index % count] }));
    const start = club.statements.length;
    await club.must('POST', `${path}/entries/batch`, { items });
    const entered = club.statements.length - start;
    const made = await club.must('POST', `${path}/fixtures`);
    return { entered, paired: club.statements.length - start - entered, made: made['created'] };
  };
  const few = await cost(6, 2);
  const many = await cost(300, 42);
  assert.equal(many.entered, few.entered);
  // 6 boxes of 8 and 36 of 7 are 924 matches: one more statement than 500 rows.
  assert.equal(many.made, 924);
  assert.ok(many.paired <= few.paired + 2, JSON.stringify({ few, many }));
});
