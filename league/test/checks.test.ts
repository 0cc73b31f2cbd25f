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
  playDivision,
  playMatch,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { type Answer, expectStatus, type Json } from './harness.ts';
import { complete, newDraft, startPlayed } from './next-season.ts';

const DATES = { starts_on: '2026-04-01', ends_on: '2026-09-30' };
const STRICT = { prefer: 'handling=strict' };

const checksOf = (club: InstalledClub, path: string, to: string) =>
  club.must('GET', `${path}/checks?to=${to}`);

async function warningsOf(club: InstalledClub, path: string, to: string) {
  const { warnings } = await checksOf(club, path, to);
  return list(warnings).map(({ code, sentence, ids }) => [code, sentence, ids]);
}

const codesOf = (checks: unknown) => list(checks).map(({ code }) => text(code));

function patch(club: InstalledClub, path: string, body: object, headers = {}): Promise<Answer> {
  return club.call('PATCH', path, { token: club.admin, body, headers });
}

const createSeason = async (club: InstalledClub, fields: object = DATES) =>
  `/v1/seasons/${readId(await club.must('POST', '/v1/seasons', { name: 'Summer', ...fields }))}`;

async function createDraft(club: InstalledClub, season: string, fields: object = {}) {
  const body = {
    season_id: season.split('/').at(-1),
    name: 'Box league',
    discipline: 'singles',
    ...fields,
  };
  return `/v1/competitions/${readId(await club.must('POST', '/v1/competitions', body))}`;
}

const SEASON_STATES = ['planning', 'active', 'complete', 'archived'];
const COMPETITION_STATES = ['draft', 'active', 'complete', 'archived'];

/** Seasons with both dates, one and none, and competitions in them that follow each other. */
async function startLeague(t: TestContext) {
  const club = await startClub(t);
  const seasons = [
    await createSeason(club, { ...DATES, results_deadline: '2026-05-31' }),
    await createSeason(club, DATES),
    await createSeason(club, { starts_on: '2026-04-01' }),
    await createSeason(club, {}),
  ];
  const competitions: string[] = [];
  for (const season of [...seasons, ...seasons]) {
    const [before] = competitions.slice(-1);
    const fields =
      before === undefined ? {} : { previous_competition_id: before.split('/').at(-1) };
    competitions.push(await createDraft(club, season, fields));
  }
  return { club, paths: [...seasons, ...competitions] };
}

test('CHK-1, CHK-3: a change succeeds exactly if nothing blocks it, and a careful one needs acknowledged warnings', async (t) => {
  const { club, paths } = await startLeague(t);
  const seen = { through: 0, blocked: 0, careful: 0 };
  for (const season of paths.slice(0, 2)) await club.must('PATCH', season, { state: 'active' });
  const steps = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(1, 1, -1) },
    { weight: 1, arbitrary: fc.constantFrom(0, 2, -2, 3) },
  );
  const mostlyTrue = fc.constantFrom(true, true, false);
  const move = fc.record({ at: fc.nat(paths.length - 1), step: steps, strict: mostlyTrue });
  const walk = async ({ at, step, strict }: { at: number; step: number; strict: boolean }) => {
    const path = paths[at] ?? '';
    const states = path.includes('seasons') ? SEASON_STATES : COMPETITION_STATES;
    const before = await club.must('GET', path);
    const to = states.at((states.indexOf(text(before['state'])) + step) % states.length) ?? '';
    const { blockers, warnings } = await checksOf(club, path, to);
    const [blocker] = list(blockers);
    if (strict && !blocker && list(warnings).length > 0) {
      seen.careful += 1;
      const refused = await patch(club, path, { state: to }, STRICT);
      expectStatus(refused, 409, 'needs_acknowledgement');
      assert.deepEqual(refused.body['checks'], warnings);
      assert.deepEqual(await club.must('GET', path), before);
    }
    const acknowledge = strict ? codesOf(warnings) : [];
    const answer = await patch(club, path, { state: to, acknowledge }, strict ? STRICT : {});
    if (!blocker) {
      seen.through += 1;
      assert.equal(expectStatus(answer, 200).body['state'], to);
      return;
    }
    seen.blocked += 1;
    expectStatus(answer, 409, text(blocker['code']));
    assert.equal(answer.body['detail'], blocker['sentence']);
    assert.deepEqual(await club.must('GET', path), before);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 12, maxLength: 12 }), async (moves) => {
      for (const one of moves) await walk(one);
    }),
    { numRuns: chooseCaseCount(20), endOnFailure: true },
  );
  assert.ok(seen.through > 0 && seen.blocked > 0 && seen.careful > 0, JSON.stringify(seen));
});

test('CHK-1: all blockers are listed at once', async (t) => {
  const club = await startClub(t);
  const season = await createSeason(club, { starts_on: '2026-04-01' });
  const draft = await createDraft(club, season);
  const blockersOf = async (path: string, to: string) => {
    const { blockers } = await checksOf(club, path, to);
    return list(blockers).map(({ code, params, sentence, ids }) => [code, params, sentence, ids]);
  };
  const dates = ['season_dates_required', { missing: ['ends_on'] }, 'Give ends_on first.', []];
  assert.deepEqual(await blockersOf(season, 'complete'), [
    [
      'invalid_transition',
      { from: 'planning', to: 'complete' },
      'It cannot change from planning to complete: states change one step at a time.',
      [],
    ],
    dates,
  ]);
  assert.deepEqual(await blockersOf(season, 'active'), [dates]);
  assert.deepEqual(await blockersOf(season, 'planning'), []);
  assert.deepEqual(await blockersOf(draft, 'active'), [
    [
      'season_not_active',
      { season: 'Summer' },
      'Summer is not active: activate the season first.',
      [season.split('/').at(-1)],
    ],
  ]);
  await club.must('PATCH', season, { ends_on: '2026-09-30', state: 'active' });
  await club.must('PATCH', draft, { state: 'active' });
  assert.deepEqual(await blockersOf(season, 'complete'), [
    [
      'resource_in_use',
      { competitions: ['Box league'] },
      'Box league is still active.',
      [draft.split('/').at(-1)],
    ],
  ]);
});

test('CHK-1: a check needs an existing season or competition, and a valid state', async (t) => {
  const club = await startClub(t);
  const season = await createSeason(club);
  const draft = await createDraft(club, season);
  const ask = (path: string) => club.call('GET', path, { token: club.admin });
  for (const [path, other] of [
    [season, 'draft'],
    [draft, 'planning'],
  ] as const) {
    expectStatus(await ask(`${path}/checks`), 400, 'invalid_request');
    expectStatus(await ask(`${path}/checks?to=${other}`), 400, 'invalid_request');
    const nowhere = path.replace(/[0-9a-f-]{36}/, '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e');
    expectStatus(await ask(`${nowhere}/checks?to=active`), 404, 'not_found');
  }
  const events = await newestEvents(club, 1);
  await checksOf(club, draft, 'active');
  assert.deepEqual(await newestEvents(club, 1), events);
});

test('CHK-2: oversights are reported before a season starts, ends, is archived or reopened', async (t) => {
  const club = await startClub(t);
  const season = await createSeason(club);
  const id = season.split('/').at(-1);
  assert.deepEqual(await warningsOf(club, season, 'active'), [
    ['no_deadline', 'Summer has no results deadline.', [id]],
    ['no_competitions', 'Summer has no competitions.', [id]],
  ]);
  await club.must('PATCH', season, { results_deadline: '2026-05-31' });
  const draft = await createDraft(club, season);
  const competition = draft.split('/').at(-1);
  assert.deepEqual(await warningsOf(club, season, 'active'), []);
  await club.must('PATCH', season, { state: 'active' });
  await club.must('PATCH', draft, { state: 'active' });
  const winter = await createSeason(club, { ...DATES, results_deadline: '2026-09-30' });
  await createDraft(club, winter, { previous_competition_id: competition });
  assert.deepEqual(await warningsOf(club, winter, 'active'), [
    [
      'previous_active',
      'Box league is still active, so promotion and relegation are not final.',
      [competition],
    ],
  ]);
  await club.must('PATCH', draft, { state: 'draft' });
  const drafts = [['competitions_in_draft', 'Box league is still a draft.', [competition]]];
  assert.deepEqual(await warningsOf(club, season, 'complete'), drafts);
  await club.must('PATCH', season, { state: 'complete' });
  assert.deepEqual(await warningsOf(club, season, 'archived'), drafts);
  assert.deepEqual(await warningsOf(club, season, 'active'), []);
  club.clock.now = Date.parse('2026-06-01T09:00:00Z');
  assert.deepEqual(await warningsOf(club, season, 'active'), [
    [
      'deadline_passed',
      'The results deadline of Summer, 2026-05-31, has passed: no reports are accepted.',
      [id],
    ],
  ]);
});

test('CHK-2: oversights are reported before a draft is activated', async (t) => {
  const club = await startClub(t);
  const season = await createSeason(club);
  const draft = await createDraft(club, season);
  const seasonId = season.split('/').at(-1);
  assert.deepEqual(await warningsOf(club, draft, 'active'), [
    ['no_deadline', 'Summer has no results deadline.', [seasonId]],
    ['no_divisions', 'Box league has no divisions.', [draft.split('/').at(-1)]],
  ]);
  await club.must('PATCH', season, { results_deadline: '2026-05-31' });
  const items = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name }));
  const boxes = await club.must('POST', `${draft}/divisions/batch`, { items });
  const [one, two, three, four] = list(boxes['data']).map(readId);
  const members = await addMembers(club, 7);
  const division = (index: number) => [one, one, one, two, two, three][index];
  const rows = members.map((id, index) => ({
    member_ids: [id],
    division_id: division(index) ?? null,
  }));
  const entries = list(
    (await club.must('POST', `${draft}/entries/batch`, { items: rows }))['data'],
  );
  assert.deepEqual(await warningsOf(club, draft, 'active'), [
    ['divisions_empty', 'Four has no entries.', [four]],
    ['divisions_of_one', 'Three has one entry, with nobody to play.', [three]],
    ['fixtures_missing', '4 matches of One and Two have not been generated.', [one, two]],
    ['entries_undivided', '1 entry has no division.', [readId(entries[6])]],
  ]);
  await club.must('POST', `${draft}/fixtures`);
  await club.must('POST', `/v1/entries/${readId(entries[5])}/withdrawal`);
  await club.must('POST', `/v1/entries/${readId(entries[6])}/withdrawal`);
  assert.deepEqual(await warningsOf(club, draft, 'active'), [
    ['divisions_empty', 'Three and Four have no entries.', [three, four]],
  ]);
  club.clock.now = Date.parse('2026-06-01T09:00:00Z');
  assert.deepEqual((await warningsOf(club, draft, 'active'))[0], [
    'deadline_passed',
    'The results deadline of Summer, 2026-05-31, has passed: no reports are accepted.',
    [seasonId],
  ]);
});

test('CHK-2: a draft that follows a competition is compared with it and with its plan', async (t) => {
  const club = await startPlayed(t);
  const draft = await newDraft(club);
  await draft.fill();
  const codes = async () => codesOf((await checksOf(club, draft.path, 'active'))['warnings']);
  assert.deepEqual(await codes(), ['no_deadline', 'fixtures_missing', 'previous_active']);
  await complete(club);
  const entries = list((await club.must('GET', `${draft.path}/entries`))['data']);
  await club.must('DELETE', `/v1/entries/${readId(entries[0])}`);
  const moved = readId(entries[1]);
  await club.must('PATCH', `/v1/entries/${moved}`, { division_id: null });
  const found = await warningsOf(club, draft.path, 'active');
  assert.deepEqual(found.slice(-2), [
    ['entries_undivided', '1 entry has no division.', [moved]],
    ['draft_differs', 'The draft differs from its plan in 2 places.', [moved]],
  ]);
});

test('CHK-2: players who want doubles but lack a partner are named', async (t) => {
  const club = await startClub(t);
  const { competition, members } = await playDivision(club, { discipline: 'doubles', players: 2 });
  const [ann, bo] = members;
  const choice = { choice: 'new_partner' };
  await club.must('PUT', `/v1/competitions/${competition}/partner-choices/${ann}`, choice);
  const season = await createSeason(club, { ...DATES, results_deadline: '2026-09-30' });
  const fields = { discipline: 'doubles', previous_competition_id: competition };
  const draft = await createDraft(club, season, fields);
  const pairs = async () =>
    (await warningsOf(club, draft, 'active')).filter(([code]) => text(code) === 'pairs_incomplete');
  assert.deepEqual(await pairs(), [
    ['pairs_incomplete', 'Ann Lee and Bo Berg want to play and have no partner.', [ann, bo]],
  ]);
  // The coach finds a partner for each of them.
  const [one = '', two = ''] = (await addMembers(club, 6)).slice(4);
  const items = [{ member_ids: [ann, one] }, { member_ids: [bo, two] }];
  await club.must('POST', `${draft}/entries/batch`, { items });
  assert.deepEqual(await pairs(), []);
});

test('CHK-2: oversights are reported before a competition is completed, archived, reopened or returned to draft', async (t) => {
  const club = await startClub(t);
  const { competition, season, entries, matches } = await playDivision(club, { players: 5 });
  const path = `/v1/competitions/${competition}`;
  const seasonId = season;
  const of = (...sides: number[]) => {
    const ids = sides.map((side) => entries[side]);
    const found = matches.find((match) =>
      list(match['sides']).every((side) => ids.includes(text(side['entry_id']))),
    );
    return readId(found);
  };
  const report = (match: string, side: number, said: object) =>
    club.must('POST', `/v1/matches/${match}/claims`, { ...said, side });
  await playMatch(club, of(0, 1), wonBy(0));
  await report(of(0, 2), 0, wonBy(0));
  await playMatch(club, of(1, 2), wonBy(0)).then((answer) => expectStatus(answer, 200));
  await report(of(0, 3), 0, wonBy(0));
  await report(of(0, 3), 1, wonBy(1));
  await club.must('POST', `/v1/entries/${entries[4]}/withdrawal`);
  const open = matches.map(readId).filter((id) => [of(1, 3), of(2, 3)].includes(id));
  const unsettled = [
    ['results_one_sided', '1 match is reported by one side only.', [of(0, 2)]],
    ['disputes_open', '1 match is disputed and not settled.', [of(0, 3)]],
  ];
  assert.deepEqual(await warningsOf(club, path, 'complete'), [
    ['matches_open', '2 matches are reported by neither side.', open],
    ...unsettled,
    [
      'deadline_ahead',
      'The results deadline of Summer is 2026-09-30; reports can still arrive until then.',
      [seasonId],
    ],
  ]);
  const [[code, sentence, ids] = []] = await warningsOf(club, path, 'draft');
  assert.equal(code, 'has_results');
  assert.equal(sentence, '4 matches have been reported, but players cannot see a draft.');
  assert.equal(list(ids).length, 4);
  club.clock.now = Date.parse('2026-10-01T09:00:00Z');
  assert.deepEqual((await warningsOf(club, path, 'complete')).slice(1), unsettled);
  await club.must('PATCH', path, { state: 'complete' });
  assert.deepEqual(await warningsOf(club, path, 'archived'), unsettled);
  const next = await createDraft(club, `/v1/seasons/${season}`, {
    name: 'Winter league',
    previous_competition_id: competition,
  });
  await club.must('PATCH', next, { state: 'active' });
  assert.deepEqual(await warningsOf(club, path, 'active'), [
    [
      'deadline_passed',
      'The results deadline of Summer, 2026-09-30, has passed: no reports are accepted.',
      [seasonId],
    ],
    [
      'next_under_way',
      'Winter league has already started from these tables.',
      [next.split('/').at(-1)],
    ],
  ]);
});

test('CHK-3: every warning must be acknowledged by a valid code', async (t) => {
  const club = await startClub(t);
  const season = await createSeason(club);
  const careful = (body: object) => patch(club, season, { state: 'active', ...body }, STRICT);
  const refused = expectStatus(
    await careful({ acknowledge: ['no_deadline'] }),
    409,
    'needs_acknowledgement',
  );
  assert.equal(refused.body['detail'], 'Acknowledge no_competitions.');
  assert.deepEqual(codesOf(refused.body['checks']), ['no_deadline', 'no_competitions']);
  expectStatus(await careful({ acknowledge: ['nonsense'] }), 400, 'invalid_request');
  expectStatus(await careful({ acknowledge: ['season_dates_required'] }), 400);
  expectStatus(await careful({ acknowledge: 'no_deadline' }), 400);
  const more = ['no_deadline', 'no_competitions', 'disputes_open'];
  const moved = expectStatus(await careful({ acknowledge: more }), 200);
  assert.ok(!('acknowledge' in moved.body));
  const events = await newestEvents(club, 1);
  assert.deepEqual(events[0]?.['data'], { from: 'planning', to: 'active' });
  // An acknowledgement alone changes nothing.
  expectStatus(await patch(club, season, { acknowledge: more }, STRICT), 200);
  assert.deepEqual(await newestEvents(club, 1), events);
});

test('CHK-3: a warning that the same change resolves is not raised, and other changes need no acknowledgement', async (t) => {
  const club = await startClub(t);
  const season = await createSeason(club);
  await createDraft(club, season);
  const together = { state: 'active', results_deadline: '2026-03-31' };
  expectStatus(await patch(club, season, together, STRICT), 422, 'invalid_dates');
  club.clock.now = Date.parse('2026-05-01T09:00:00Z');
  const late = await patch(club, season, { ...together, results_deadline: '2026-04-30' }, STRICT);
  assert.deepEqual(codesOf(late.body['checks']), ['deadline_passed']);
  const name = await patch(club, season, { name: 'Spring' }, STRICT);
  assert.equal(expectStatus(name, 200).headers['preference-applied'], 'handling=strict');
  const fine = await patch(club, season, { ...together, results_deadline: '2026-05-01' }, STRICT);
  assert.equal(expectStatus(fine, 200).body['state'], 'active');
});

test('CHK-4: only handling=strict requires acknowledgement, and the response names the preference applied', async (t) => {
  const club = await startClub(t);
  const move = async (prefer: string | undefined, path: string) =>
    patch(club, path, { state: 'active' }, prefer === undefined ? {} : { prefer });
  const applied: [string | undefined, number, string | undefined][] = [
    [undefined, 200, undefined],
    ['handling=lenient', 200, 'handling=lenient'],
    ['handling=harsh', 200, undefined],
    ['respond-async', 200, undefined],
    ['handling=lenient, handling=strict', 200, 'handling=lenient'],
    ['handling=strict', 409, 'handling=strict'],
    ['respond-async, Handling="STRICT"; x=1', 409, 'handling=strict'],
  ];
  for (const [prefer, status, said] of applied) {
    const answer = expectStatus(await move(prefer, await createSeason(club)), status);
    assert.equal(answer.headers['preference-applied'], said, String(prefer));
  }
  const read = await club.call('GET', '/v1/seasons', { token: club.admin, headers: STRICT });
  assert.equal(expectStatus(read, 200).headers['preference-applied'], undefined);
});

test('CHK-3: the second of two simultaneous careful changes is judged by the state after the first', async (t) => {
  const club = await startClub(t);
  const season = await createSeason(club, { ...DATES, results_deadline: '2026-05-31' });
  const draft = await createDraft(club, season);
  const answers: Json[] = await Promise.all(
    ['active', 'active'].map(async (state) => (await patch(club, season, { state }, STRICT)).body),
  );
  assert.deepEqual(
    answers.map((body) => body['state']),
    ['active', 'active'],
  );
  const events = await newestEvents(club, 2);
  assert.notEqual(events[1]?.['kind'], 'season.state_changed');
  assert.ok(draft);
});
