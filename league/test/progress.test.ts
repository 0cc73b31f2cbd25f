import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addDivision,
  readId,
  list,
  newestEvents,
  playDivision,
  playMatch,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';

const NO_MINIMUM = { minMatchesToPlay: 3 };

function numbers(progress: Json): unknown[] {
  const { played, outstanding, reported, disputed, minimum, short_by, can_reach_minimum } =
    progress;
  return [played, outstanding, reported, disputed, minimum, short_by, can_reach_minimum];
}

test('PRG-1: an entry’s progress follows its matches', async (t) => {
  const club = await startClub(t);
  const { entries, matches, members } = await playDivision(club, { players: 4, rules: NO_MINIMUM });
  const ann = text(entries[0]);
  const mine = matches.filter(({ sides }) => JSON.stringify(sides).includes(ann)).map(readId);
  const progress = async () => club.must('GET', `/v1/entries/${ann}/progress`);
  assert.deepEqual(numbers(await progress()), [0, 3, 0, 0, 3, 3, true]);
  await playMatch(club, text(mine[0]), wonBy(0));
  await club.must('POST', `/v1/matches/${mine[1]}/claims`, { ...wonBy(0), side: 0 });
  await club.must('POST', `/v1/matches/${mine[2]}/claims`, { ...wonBy(0), side: 0 });
  await club.must('POST', `/v1/matches/${mine[2]}/claims`, { ...wonBy(1), side: 1 });
  assert.deepEqual(numbers(await progress()), [1, 2, 1, 1, 3, 2, true]);
  const session = await club.signIn(text(members[3]));
  const seen = await club.call('GET', `/v1/entries/${ann}/progress`, { token: session });
  const { opted_out: _, ...told } = await progress();
  assert.deepEqual(seen.body, told);
  await club.must('POST', `/v1/matches/${mine[1]}/settlement`, { outcome: 'unplayed' });
  assert.deepEqual(numbers(await progress()), [1, 1, 0, 1, 3, 2, false]);
  await club.must('POST', `/v1/entries/${ann}/opt-out`);
  assert.equal((await progress())['opted_out'], true);
});

test('PRG-1: a match against an entry that withdrew or left the club is no longer outstanding', async (t) => {
  const club = await startClub(t);
  const { entries, members } = await playDivision(club, { players: 4, rules: NO_MINIMUM });
  const progress = async () => club.must('GET', `/v1/entries/${entries[0]}/progress`);
  await club.must('PATCH', `/v1/members/${members[1]}`, { status: 'left' });
  assert.deepEqual(numbers(await progress()), [0, 2, 0, 0, 3, 3, false]);
  for (const status of ['active', 'paused']) {
    await club.must('PATCH', `/v1/members/${members[1]}`, { status });
  }
  assert.deepEqual(numbers(await progress()), [0, 3, 0, 0, 3, 3, true]);
  // A walkover against a withdrawn entry counts as played.
  await club.must('POST', `/v1/entries/${entries[1]}/withdrawal`);
  assert.deepEqual(numbers(await progress()), [1, 2, 0, 0, 3, 2, true]);
  assert.equal((await progress())['withdrawn'], false);
  const theirs = await club.must('GET', `/v1/entries/${entries[1]}/progress`);
  assert.equal(theirs['withdrawn'], true);
  await club.must('DELETE', `/v1/members/${members[2]}`);
  assert.deepEqual(numbers(await progress()), [1, 1, 0, 0, 3, 2, false]);
});

test('PRG-1: nothing is outstanding after the deadline', async (t) => {
  const club = await startClub(t);
  const { entries } = await playDivision(club, { players: 3, deadline: '2026-04-02' });
  club.clock.now = Date.parse('2026-04-02T23:00:00.000Z');
  const progress = await club.must('GET', `/v1/entries/${entries[0]}/progress`);
  assert.deepEqual(numbers(progress), [0, 0, 0, 0, 2, 2, false]);
});

/** The number of these matches that the entry plays. */
function openOf(matches: readonly Record<string, unknown>[], entry: string | undefined): number {
  return matches.filter(({ sides }) => list(sides).some((side) => side['entry_id'] === entry))
    .length;
}

test('PRG-2: competition and season count matches by status and list every entry', async (t) => {
  const club = await startClub(t);
  const { season, competition, matches, entries } = await playDivision(club, { players: 4 });
  const members = list((await club.must('GET', '/v1/members'))['data']);
  await playMatch(club, readId(matches[0]), wonBy(0));
  await club.must('POST', `/v1/matches/${readId(matches[1])}/claims`, { ...wonBy(0), side: 1 });
  for (const side of [0, 1] as const) {
    const path = `/v1/matches/${readId(matches[2])}/claims`;
    await club.must('POST', path, { ...wonBy(side), side });
  }
  const newcomer = await club.must('POST', '/v1/members', { display_name: 'New' });
  const waiting = await club.must('POST', `/v1/competitions/${competition}/entries`, {
    member_ids: [readId(newcomer)],
  });
  await club.must('POST', `/v1/members/${readId(members[0])}/leave`);
  await club.must('POST', `/v1/members/${readId(newcomer)}/leave`);
  await club.must('POST', `/v1/competitions/${competition}/divisions`, { name: 'Empty' });
  const progress = await club.must('GET', `/v1/competitions/${competition}/progress`);
  assert.deepEqual(progress['division_sizes'], [4, 0]);
  const divisions = async () => {
    const { divisions: all } = await club.must('GET', `/v1/competitions/${competition}/progress`);
    return list(all).map((one) => [one['name'], one['fixtures'], one['decided']]);
  };
  assert.deepEqual(await divisions(), [
    [list(progress['divisions'])[0]?.['name'], 6, 1],
    ['Empty', 0, 0],
  ]);
  const { fixtures, played, reported, disputed, open, final } = progress;
  assert.deepEqual([fixtures, played, reported, disputed, open, final], [6, 1, 1, 1, 3, false]);
  const rows = list(progress['entries']);
  assert.deepEqual(
    rows.map((row) => row['entry_id']).toSorted(),
    [...entries, readId(waiting)].toSorted(),
  );
  assert.deepEqual(
    rows.filter((row) => row['opted_out'] === (true as never)).map((row) => row['entry_id']),
    [entries[0], readId(waiting)],
  );
  assert.deepEqual(numbers(rows.find((row) => row['division_id'] === null) ?? {}), [
    0,
    0,
    0,
    0,
    0,
    0,
    true,
  ]);
  const whole = await club.must('GET', `/v1/seasons/${season}/progress`);
  assert.deepEqual(whole, { season_id: season, competitions: [progress] });
  // Walkovers after a withdrawal are decided; between two withdrawn entries there is none.
  const [first, second] = list(matches[3]?.['sides']).map((side) => text(side['entry_id']));
  await club.must('POST', `/v1/entries/${first}/withdrawal`);
  const [[, , decided] = []] = await divisions();
  assert.equal(decided, 1 + openOf(matches.slice(1), first));
  await club.must('POST', `/v1/entries/${second}/withdrawal`);
  assert.equal((await divisions())[0]?.[1], 5);
  // Nobody waits for reports of withdrawn entries.
  const left = await club.must('GET', `/v1/competitions/${competition}/progress`);
  const isLeft = (match: Json | undefined) =>
    [first, second].every((entry) => openOf(match === undefined ? [] : [match], entry) === 0);
  const waits = [matches[1], matches[2]].map((match) => (isLeft(match) ? 1 : 0));
  assert.ok(waits.includes(0));
  assert.deepEqual([left['reported'], left['disputed'], left['fixtures']], [...waits, 6]);
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  assert.equal((await club.must('GET', `/v1/competitions/${competition}/progress`))['final'], true);
});

for (const read of [
  (season: string) => `/v1/seasons/${season}/progress`,
  (season: string) => `/v1/seasons/${season}/standings`,
  (season: string) => `/v1/chase-list?season=${season}`,
]) {
  test(`PRG-2, STA-13, CHA-1: more competitions and divisions take no more statements: ${read('ID')}`, async (t) => {
    // A separate club each, because cached answers would not be read again.
    const club = await startClub(t);
    const { season } = await playDivision(club, { players: 3 });
    // How a snapshot begins and how the feed's end is read depend on the database.
    const statements = async () => {
      club.statements.length = 0;
      await club.must('GET', read(season));
      return club.statements.filter((sql) => !/^(begin|start|commit)\b|"(feed|events)"/.test(sql));
    };
    const few = await statements();
    for (let count = 0; count < 3; count++) {
      const made = await club.must('POST', '/v1/competitions', {
        season_id: season,
        name: `Competition ${count}`,
        discipline: 'singles',
      });
      // Few enough to be read at once.
      for (const name of ['One', 'Two']) {
        await club.must('POST', `/v1/competitions/${readId(made)}/divisions`, { name });
      }
      await club.must('PATCH', `/v1/competitions/${readId(made)}`, { state: 'active' });
    }
    const many = await statements();
    assert.equal(many.length, few.length, many.join('\n'));
    assert.ok(many.length <= 9, many.join('\n'));
  });
}

test('PRG-2, ACC-3: a competition that is missing or hidden from the caller has no progress', async (t) => {
  const club = await startClub(t);
  const { competition, entries, members } = await playDivision(club, { players: 2 });
  const nobody = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';
  for (const what of ['entries', 'competitions', 'seasons']) {
    const path = `/v1/${what}/${nobody}/progress`;
    expectStatus(await club.call('GET', path, { token: club.admin }), 404, 'not_found');
  }
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'private' });
  const token = await club.signIn(text(members[0]));
  expectStatus(await club.call('GET', `/v1/entries/${entries[0]}/progress`, { token }), 404);
});

test('RUL-6: a preview of rules shows what would change and saves nothing', async (t) => {
  const club = await startClub(t);
  const { competition, division, entries, matches } = await playDivision(club, {
    players: 3,
    rules: { minMatchesToPlay: 0 },
  });
  for (const match of matches) await playMatch(club, readId(match), wonBy(0));
  const path = `/v1/competitions/${competition}`;
  const before = await club.must('GET', `${path}/standings`);
  const position = await newestEvents(club, 1);
  const preview = async (rules: object) =>
    list((await club.must('POST', `${path}/rules-preview`, rules))['divisions']);
  assert.deepEqual(await preview({}), [
    { division_id: division, division_name: 'One', changes: [] },
  ]);
  const [changed] = await preview({ points: { win: 5 } });
  const changes = list(changed?.['changes']);
  const rows = list(list(before['data'])[0]?.['rows']);
  for (const row of rows) {
    const change = changes.find((one) => one['entry_id'] === row['entry_id']);
    const won = Number(row['won']);
    assert.equal(change === undefined, won === 0);
    if (change === undefined) continue;
    assert.equal(change['points_before'], row['points']);
    assert.equal(Number(change['points_after']) - Number(change['points_before']), 2 * won);
  }
  // Every announced change takes place.
  const wanted = { minMatchesToPlay: 4, points: { win: 0, loss: 3 } };
  const told = list((await preview(wanted))[0]?.['changes']);
  assert.ok(told.length > 0);
  assert.deepEqual(await club.must('GET', `${path}/standings`), before);
  assert.deepEqual(await newestEvents(club, 1), position);
  await club.must('PATCH', path, { rules: wanted });
  const after = list(list((await club.must('GET', `${path}/standings`))['data'])[0]?.['rows']);
  for (const change of told) {
    const row = after.find((one) => one['entry_id'] === change['entry_id']);
    assert.deepEqual(
      [change['points_after'], change['rank_after'], change['movement_after']],
      [row?.['points'], row?.['rank'], row?.['movement']],
    );
  }
  assert.equal(entries.length, after.length);
});

test('RUL-6: a preview shows relegation changes too', async (t) => {
  const club = await startClub(t);
  const { competition, division, entries } = await playDivision(club, { players: 4 });
  await addDivision(club, competition, 4);
  const path = `/v1/competitions/${competition}/rules-preview`;
  const preview = await club.must('POST', path, { movement: { relegated: 1 } });
  const [one, two] = list(preview['divisions']);
  assert.deepEqual([one?.['division_id'], list(two?.['changes'])], [division, []]);
  assert.deepEqual(
    list(one?.['changes']).map((row) => [row['movement_before'], row['movement_after']]),
    [['relegation', null]],
  );
  assert.equal(entries.length, 4);
});

test('RUL-6, RUL-2: a preview refuses invalid rules', async (t) => {
  const club = await startClub(t);
  const { competition } = await playDivision(club, { players: 2 });
  const path = `/v1/competitions/${competition}/rules-preview`;
  const ask = (body: object) => club.call('POST', path, { token: club.admin, body });
  const answer = expectStatus(await ask({ points: { win: 0.001 } }), 400, 'invalid_request');
  assert.match(answer.text, /"pointer":"\/points\/win"/);
  expectStatus(await ask({ points: { win: 101 } }), 400);
  expectStatus(await ask({ format: { set: { tiebreak: { at: 2 } } } }), 400);
});
