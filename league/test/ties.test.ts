import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  addDivision,
  readId,
  type InstalledClub,
  list,
  newestEvents,
  playDivision,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';
import { newDraft } from './next-season.ts';

const RULES = {
  ranking: ['points', 'head_to_head', 'matches_won'],
  minMatchesToPlay: 0,
  movement: { promoted: 2, relegated: 2 },
};

interface TieScene {
  readonly club: InstalledClub;
  readonly competition: string;
  /** The lower one. */
  readonly division: string;
  /** Ann, Bo, Cy and Di in the lower division. */
  readonly entries: readonly string[];
  readonly members: readonly string[];
  readonly win: (winner: number, loser: number, settlement?: object) => Promise<Json>;
  readonly decide: (order: readonly number[], by?: string) => ReturnType<InstalledClub['call']>;
  readonly rows: () => Promise<Json[]>;
}

/** Ann has beaten Bo and Cy, who have not met. They share rank 2, and one of them goes up. */
async function startLevel(t: TestContext, rules: object = {}): Promise<TieScene> {
  const club = await startClub(t);
  const made = await playDivision(club, { players: 4, rules: { ...RULES, ...rules } });
  const { competition, division, entries, members, matches } = made;
  for (const [index, id] of members.entries()) {
    const display_name = ['Ann', 'Bo', 'Cy', 'Di'][index];
    await club.must('PATCH', `/v1/members/${id}`, { display_name });
  }
  await addDivision(club, competition, 4, { name: 'Above', position: 1 });
  const win: TieScene['win'] = (winner, loser, settlement) => {
    const match = matches.find(({ sides }) => {
      const ids = list(sides).map((side) => text(side['entry_id']));
      return [winner, loser].every((one) => ids.includes(text(entries[one])));
    });
    const side = list(match?.['sides']).findIndex((one) => one['entry_id'] === entries[winner]);
    const body = settlement ?? wonBy(side === 0 ? 0 : 1);
    return club.must('POST', `/v1/matches/${readId(match)}/settlement`, {
      ...body,
      override: true,
    });
  };
  await win(0, 1);
  await win(0, 2);
  const path = `/v1/divisions/${division}`;
  return {
    club,
    competition,
    division,
    entries,
    members,
    win,
    decide: (order, by = 'play_off') =>
      club.call('POST', `${path}/tie-decisions`, {
        token: club.admin,
        body: { order: order.map((one) => entries[one]), by },
      }),
    rows: async () => list((await club.must('GET', `${path}/standings`))['rows']),
  };
}

function shown(rows: readonly Json[]): string[] {
  return rows.map((row) =>
    [row['rank'], row['label'], row['movement'], row['tie']].map(String).join(' '),
  );
}

async function decisions({ club, division }: TieScene): Promise<Json[]> {
  return list((await club.must('GET', `/v1/divisions/${division}/tie-decisions`))['data']);
}

const UNDECIDED = [
  '1 Ann promotion null',
  '2 Bo promotion promotion',
  '2 Cy null promotion',
  '4 Di null null',
];
const DECIDED = ['1 Ann promotion null', '2 Cy promotion null', '3 Bo null null', '4 Di null null'];

test('TIE-2, TIE-4: two share rank 2 and the name decides who goes up, until a play-off does', async (t) => {
  const scene = await startLevel(t);
  const { club, division, decide, rows } = scene;
  assert.deepEqual(shown(await rows()), UNDECIDED);
  const tagOf = async () =>
    (await club.call('GET', `/v1/divisions/${division}/standings`, { token: club.admin })).headers;
  const before = (await tagOf())['etag'];
  const made = expectStatus(await decide([2, 1]), 201);
  assert.equal(made.headers['location'], `/v1/tie-decisions/${readId(made.body)}`);
  const { id, created_at: _, ...decision } = made.body;
  const order = [scene.entries[2], scene.entries[1]];
  assert.deepEqual(decision, { order, by: 'play_off', counts: true });
  assert.notEqual((await tagOf())['etag'], before);
  const after = await rows();
  assert.deepEqual(shown(after), DECIDED);
  assert.deepEqual(after[2]?.['separated_by'], {
    rule: 'decision',
    value: 'play_off',
    value_above: 'play_off',
    among: [scene.entries[1], scene.entries[2]],
    code: 'decision',
    params: { above_id: scene.entries[2], above: 'Cy', by: 'play_off', level: 2, level_points: 1 },
    sentence: 'behind Cy by a play-off between the two level on 1 point',
  });
  const [event] = await newestEvents(club, 1);
  assert.deepEqual(event?.['data'], {
    competition_id: scene.competition,
    tie_decision_id: id,
    entry_ids: order,
    by: 'play_off',
  });
});

test('TIE-3: repeating a decision writes nothing, another replaces it, and it can be undone', async (t) => {
  const scene = await startLevel(t);
  const { club, decide } = scene;
  const first = readId(expectStatus(await decide([2, 1], 'lot'), 201).body);
  const events = await newestEvents(club, 1);
  assert.equal(readId(expectStatus(await decide([2, 1], 'lot'), 201).body), first);
  assert.deepEqual(await newestEvents(club, 1), events);
  const second = readId(expectStatus(await decide([1, 2], 'lot'), 201).body);
  const third = readId(expectStatus(await decide([1, 2], 'agreement'), 201).body);
  assert.equal(new Set([first, second, third]).size, 3);
  assert.deepEqual((await decisions(scene)).map(readId), [third]);
  const call = (method: 'DELETE' | 'GET') =>
    club.call(method, `/v1/tie-decisions/${third}`, { token: club.admin });
  assert.equal(expectStatus(await call('GET'), 200).body['by'], 'agreement');
  expectStatus(await call('DELETE'), 204);
  assert.equal((await newestEvents(club, 1))[0]?.['kind'], 'division.tie_undone');
  for (const method of ['GET', 'DELETE'] as const)
    expectStatus(await call(method), 404, 'not_found');
  assert.deepEqual(shown(await scene.rows()), UNDECIDED);
});

test('TIE-3: a decision orders exactly the level entries, while the competition is active', async (t) => {
  const { club, competition, decide } = await startLevel(t);
  for (const order of [
    [0, 1],
    [1, 2, 3],
    [1, 3],
  ]) {
    expectStatus(await decide(order), 422, 'not_level');
  }
  expectStatus(await decide([1, 1]), 400, 'invalid_request');
  expectStatus(await decide([1]), 400, 'invalid_request');
  expectStatus(await decide([1, 2], 'alphabet'), 400, 'invalid_request');
  const path = `/v1/competitions/${competition}`;
  await club.must('PATCH', path, { state: 'draft' });
  expectStatus(await decide([1, 2]), 409, 'competition_not_active');
  await club.must('PATCH', path, { state: 'active' });
  // Reporting is over, but a play-off can still be recorded.
  club.clock.now = Date.UTC(2026, 9, 15);
  const made = expectStatus(await decide([1, 2]), 201).body;
  await club.must('PATCH', path, { state: 'complete' });
  expectStatus(await decide([2, 1]), 409, 'competition_closed');
  const undo = { token: club.admin };
  expectStatus(
    await club.call('DELETE', `/v1/tie-decisions/${readId(made)}`, undo),
    409,
    'competition_closed',
  );
});

test('TIE-2: a decision lapses while others are level, returns later, and goes with an entry', async (t) => {
  const scene = await startLevel(t);
  const { club, decide, win } = scene;
  expectStatus(await decide([2, 1]), 201);
  const counts = async () => (await decisions(scene)).map((one) => one['counts']);
  await win(1, 3);
  assert.deepEqual(await counts(), [false]);
  assert.equal(shown(await scene.rows())[1], '2 Bo promotion null');
  await win(1, 3, { outcome: 'unplayed' });
  assert.deepEqual(await counts(), [true]);
  assert.deepEqual(shown(await scene.rows()), DECIDED);
  await club.must('POST', `/v1/entries/${scene.entries[1]}/withdrawal`);
  assert.deepEqual(await counts(), [false]);
  await club.must('DELETE', `/v1/entries/${scene.entries[1]}/withdrawal`);
  assert.deepEqual(await counts(), [true]);
  // Di has not played and is level with nobody: only decisions that name Di are deleted.
  const all = await startLevel(t);
  for (const loser of [1, 2]) await all.win(0, loser, { outcome: 'unplayed' });
  expectStatus(await all.decide([3, 2, 1, 0], 'lot'), 201);
  for (const one of [0, 1, 2]) await all.win(0, one === 0 ? 1 : one, { outcome: 'unplayed' });
  expectStatus(
    await all.club.call('DELETE', `/v1/entries/${all.entries[3]}`, { token: all.club.admin }),
    204,
  );
  assert.deepEqual(await decisions(all), []);
});

test('TIE-5, TIE-6: plan and checks say where only the name decides, until a decision is made', async (t) => {
  const { club, competition, decide, entries } = await startLevel(t, {
    movement: { promoted: 2, relegated: 0 },
  });
  const path = `/v1/competitions/${competition}`;
  const checked = async (of: string, to: string) => {
    const { warnings } = await club.must('GET', `${of}/checks?to=${to}`);
    return list(warnings).find(({ code }) => text(code) === 'tie_on_the_line');
  };
  const draft = await newDraft(
    { ...club, competition },
    { rules: { movement: { promoted: 2, relegated: 0 } } },
  );
  const placesOf = async () =>
    list((await draft.plan())['divisions'])
      .flatMap(({ places }) => list(places))
      .filter(({ from_division: from }) => text(from) === 'One')
      .map((place) =>
        ['label', 'reason', 'code', 'tie'].map((part) => text(place[part] ?? 'null')).join(' '),
      );
  assert.deepEqual((await placesOf()).toSorted(), [
    'Ann promoted promoted null',
    'Bo promoted promoted_by_name promotion',
    'Cy held held_by_name promotion',
    'Di held held null',
  ]);
  await draft.fill();
  const atEnd = await checked(path, 'complete');
  assert.deepEqual(atEnd?.['ids'], [entries[1], entries[2]]);
  assert.equal(
    atEnd['sentence'],
    '2 entries in One are tied for promotion or relegation, so only their names decide.',
  );
  const atStart = await checked(draft.path, 'active');
  assert.equal(list(atStart?.['ids']).length, 2);
  // A member whom the coach moves by hand is placed by that decision.
  const [moved] = list(atStart?.['ids']).map(String);
  const divisions = list((await club.must('GET', `${draft.path}/divisions`))['data']);
  await club.must('PATCH', `/v1/entries/${moved}`, { division_id: divisions[1]?.['id'] });
  assert.equal(list((await checked(draft.path, 'active'))?.['ids']).length, 1);
  expectStatus(await decide([2, 1]), 201);
  assert.deepEqual((await placesOf()).toSorted(), [
    'Ann promoted promoted null',
    'Bo held held null',
    'Cy promoted promoted null',
    'Di held held null',
  ]);
  assert.equal(await checked(path, 'complete'), undefined);
  assert.equal(await checked(draft.path, 'active'), undefined);
});

test('TIE-1, TIE-7: a fill sets starting places in plan order, and keeps those set by hand', async (t) => {
  const { club, competition, members, decide, rows } = await startLevel(t);
  const draft = await newDraft({ ...club, competition });
  await draft.fill();
  const entered = async () =>
    list((await club.must('GET', `${draft.path}/entries?limit=200`))['data']);
  const placesOf = async () =>
    (await entered()).map((one) => Number(one['starting_place'])).toSorted((a, b) => a - b);
  assert.deepEqual(await placesOf(), [1, 2, 3, 4, 5, 6, 7, 8]);
  const of = async (member: number) =>
    (await entered()).find((one) =>
      list(one['members']).map(readId).includes(text(members[member])),
    );
  const [bo, cy] = [await of(1), await of(2)];
  const change = (starting_place: number | null) =>
    club.call('PATCH', `/v1/entries/${readId(bo)}`, {
      token: club.admin,
      body: { starting_place },
    });
  for (const wrong of [0, 100_001, 1.5]) expectStatus(await change(wrong), 400, 'invalid_request');
  for (const right of [1, null, 100_000]) {
    const changed = expectStatus(await change(right), 200).body;
    assert.equal(changed['starting_place'], right);
  }
  expectStatus(await decide([2, 1]), 201);
  await draft.fill();
  assert.equal((await of(1))?.['starting_place'], 100_000);
  assert.ok(Number((await of(2))?.['starting_place']) < Number(cy?.['starting_place']));
  const wrong = { rules: { ranking: ['points', 'starting_place', 'sets_won'] } };
  const path = `/v1/competitions/${competition}`;
  const refused = await club.call('PATCH', path, { token: club.admin, body: wrong });
  const errors = list(expectStatus(refused, 400, 'invalid_request').body['errors']);
  assert.deepEqual(
    errors.map(({ pointer }) => text(pointer)),
    ['/rules/ranking/2'],
  );
  await club.must('PATCH', path, { rules: { ranking: ['points', 'starting_place'] } });
  assert.deepEqual(shown(await rows()).slice(1, 3), ['2 Bo promotion null', '3 Cy null null']);
});
