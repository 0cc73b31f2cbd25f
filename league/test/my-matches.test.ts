import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, type InstalledClub, list, playDivision, startClub, text, wonBy } from './club.ts';
import { expectStatus, type Json } from './harness.ts';

async function matchesOf(club: InstalledClub, token: string): Promise<Json[]> {
  return list(expectStatus(await club.call('GET', '/v1/me/matches', { token }), 200).body['data']);
}

/** The match between these entries in a division. */
function between(matches: readonly Json[], ...entries: readonly (string | undefined)[]): string {
  const found = matches.find((match) =>
    list(match['sides']).every((side) => entries.includes(text(side['entry_id']))),
  );
  return readId(found);
}

test('ME-4: a player’s matches say who plays, by when, and how far they are arranged', async (t) => {
  const club = await startClub(t);
  const { matches, members, entries } = await playDivision(club, {
    players: 3,
    discipline: 'doubles',
    deadline: '2026-09-20',
  });
  const [ann, , cy, di] = members;
  const tokens = { ann: await club.signIn(text(ann)), cy: await club.signIn(text(cy)) };
  const id = between(matches, entries[0], entries[1]);
  const plan = { state: 'arranged', arranged_on: '2026-05-01' };
  const planned = { token: tokens.cy, body: plan };
  expectStatus(await club.call('PUT', `/v1/matches/${id}/plan`, planned), 200);
  const row = async () => (await matchesOf(club, tokens.ann)).find((one) => text(one['id']) === id);
  const { opponents, results_deadline, my_side, plan: shown, ...match } = (await row()) ?? {};
  assert.deepEqual(opponents, [
    { id: cy, display_name: 'Cy Cole' },
    { id: di, display_name: 'Di Dahl' },
  ]);
  assert.deepEqual(shown, { match_id: id, ...plan });
  assert.equal(results_deadline, '2026-09-20');
  assert.equal(list(match['sides'])[Number(my_side)]?.['entry_id'], entries[0]);
  const listed = await club.call('GET', `/v1/matches?member=${ann}`, { token: tokens.ann });
  const same = list(listed.body['data']).find((one) => text(one['id']) === id);
  assert.deepEqual({ ...match, my_side }, same);
  // A plan is written without an event, so no answer may be cached across it.
  const undone = { token: tokens.cy, body: { state: 'to_arrange' } };
  expectStatus(await club.call('PUT', `/v1/matches/${id}/plan`, undone), 200);
  assert.deepEqual((await row())?.['plan'], {
    match_id: id,
    state: 'to_arrange',
    arranged_on: null,
  });
});

test('ME-4: matches that need the player come first, then by deadline, and decided ones last', async (t) => {
  const club = await startClub(t);
  const late = await playDivision(club, { players: 4, deadline: '2026-09-30' });
  const member = text(late.members[0]);
  const seasons = [];
  for (const deadline of [null, '2026-06-30']) {
    const season = await club.must('POST', '/v1/seasons', {
      name: 'Another',
      starts_on: '2026-04-01',
      ends_on: '2026-09-30',
      results_deadline: deadline,
    });
    await club.must('PATCH', `/v1/seasons/${readId(season)}`, { state: 'active' });
    seasons.push(await oneMatch(club, readId(season), [member, text(late.members[1])]));
  }
  const [noDeadline, early] = seasons;
  const three = list((await club.must('GET', `/v1/matches?entry=${late.entries[0]}`))['data']);
  const [first, second, third] = three.map(readId).toSorted();
  const report = async (id: string | undefined, isByPlayer: boolean) => {
    const match = three.find((one) => text(one['id']) === id);
    const sides = list(match?.['sides']);
    const side = sides.findIndex(
      (one) => (one['entry_id'] === (late.entries[0] as never)) === isByPlayer,
    );
    await club.must('POST', `/v1/matches/${id}/claims`, { ...wonBy(0), side });
  };
  await club.must('POST', `/v1/matches/${first}/settlement`, wonBy(0));
  await report(second, true);
  await report(third, false);
  const rows = await matchesOf(club, await club.signIn(member));
  assert.deepEqual(
    rows.map((row) => row['id']),
    [third, early, second, first, noDeadline],
  );
  assert.deepEqual(
    rows.map((row) => row['results_deadline']),
    ['2026-09-30', '2026-06-30', '2026-09-30', '2026-09-30', null],
  );
  const waits = rows.map(
    (row) => row['waiting_on'] !== null && row['waiting_on'] === row['my_side'],
  );
  assert.deepEqual(waits, [true, false, false, false, false]);
});

async function oneMatch(club: InstalledClub, season: string, members: string[]): Promise<string> {
  const made = await club.must('POST', '/v1/competitions', {
    season_id: season,
    name: 'Cup',
    discipline: 'singles',
  });
  const path = `/v1/competitions/${readId(made)}`;
  const division = await club.must('POST', `${path}/divisions`, { name: 'One' });
  for (const id of members) {
    const entry = { member_ids: [id], division_id: division['id'] };
    await club.must('POST', `${path}/entries`, entry);
  }
  await club.must('PATCH', path, { state: 'active' });
  const fixtures = await club.must('POST', `/v1/divisions/${readId(division)}/fixtures`);
  return readId(list(fixtures['matches'])[0]);
}

test('ME-4: after a withdrawal, the entry’s matches are either played or gone', async (t) => {
  const club = await startClub(t);
  const { matches, members, entries } = await playDivision(club, { players: 3 });
  const [ann, bo, cy] = entries;
  const token = await club.signIn(text(members[0]));
  const ids = async () => new Set((await matchesOf(club, token)).map(readId));
  const [withBo, withCy] = [between(matches, ann, bo), between(matches, ann, cy)];
  assert.deepEqual(await ids(), new Set([withBo, withCy]));
  await club.must('POST', `/v1/matches/${withBo}/settlement`, wonBy(0));
  for (const entry of [bo, cy]) await club.must('POST', `/v1/entries/${entry}/withdrawal`);
  assert.deepEqual(await ids(), new Set([withBo]));
  // A match that counts without being played is listed only on request.
  const asked = await club.call('GET', '/v1/me/matches?include=ruled', { token });
  const all = expectStatus(asked, 200).body;
  const ruled = list(all['data']).find((match) => readId(match) === withCy);
  const mySide = Number(ruled?.['my_side']);
  assert.deepEqual(ruled?.['ruling'], { outcome: 'walkover', winning_side: mySide });
  assert.equal(list(all['data']).find((match) => readId(match) === withBo)?.['ruling'], null);
  const read = await club.must('GET', `/v1/matches/${withCy}`);
  assert.deepEqual(read['ruling'], ruled?.['ruling']);
  await club.must('DELETE', `/v1/entries/${cy}/withdrawal`);
  assert.deepEqual(await ids(), new Set([withBo, withCy]));
  await club.must('POST', `/v1/entries/${ann}/withdrawal`);
  assert.deepEqual(await ids(), new Set([withBo]));
});

test('ME-4: a player without an entry has no matches, and many matches take no more statements', async (t) => {
  const club = await startClub(t);
  const few = await playDivision(club, { players: 2 });
  const many = await playDivision(club, { players: 8 });
  const outsider = await club.must('POST', '/v1/members', { display_name: 'New' });
  assert.deepEqual(await matchesOf(club, await club.signIn(readId(outsider))), []);
  const counted = async (member: string | undefined) => {
    const token = await club.signIn(text(member));
    await club.call('GET', '/v1/me', { token });
    const before = club.statements.length;
    const rows = await matchesOf(club, token);
    return [rows.length, club.statements.length - before];
  };
  const [one, statements] = await counted(few.members[0]);
  assert.equal(one, 1);
  assert.deepEqual(await counted(many.members[0]), [7, statements]);
});

test('ME-8: a key gets a member’s matches as that member sees them, without their private plans', async (t) => {
  const club = await startClub(t);
  const { members, matches } = await playDivision(club, { players: 3, deadline: '2026-09-20' });
  const [ann, bo] = members;
  const token = await club.signIn(text(ann));
  const path = `/v1/members/${ann}/matches`;
  const own = await matchesOf(club, token);
  assert.deepEqual((await club.must('GET', path))['data'], own);
  assert.equal(own.length, 2);
  const id = text(own[0]?.['id']);
  assert.ok(matches.some((match) => readId(match) === id));
  const plan = async (body: object) =>
    expectStatus(await club.call('PUT', `/v1/matches/${id}/plan`, { token, body }), 200);
  const told = async () => {
    const row = list((await club.must('GET', path))['data']).find((one) => readId(one) === id);
    return [row?.['plan']?.['state'], row?.['plan']?.['arranged_on']].map(String);
  };
  await plan({ state: 'planned' });
  assert.deepEqual(await told(), ['to_arrange', 'null']);
  await plan({ state: 'arranged', arranged_on: '2026-05-01' });
  assert.deepEqual(await told(), ['arranged', '2026-05-01']);
  expectStatus(await club.call('GET', path, { token }), 403, 'session_not_accepted');
  const blind = await club.keyWith('league:read');
  expectStatus(await club.call('GET', path, { token: blind }), 403, 'insufficient_scope');
  const seeing = await club.keyWith('league:read', 'members:read');
  expectStatus(await club.call('GET', path, { token: seeing }), 200);
  await club.must('DELETE', `/v1/members/${bo}`);
  const gone = await club.call('GET', `/v1/members/${bo}/matches`, { token: club.admin });
  expectStatus(gone, 404, 'not_found');
});
