import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, type InstalledClub, newestEvents, playDivision, startClub, text } from './club.ts';
import { expectStatus, type Json } from './harness.ts';

async function eventsOf(club: InstalledClub, subjectId: string): Promise<Json[]> {
  const events = await newestEvents(club, 200);
  return events.filter((event) => event['subject']?.['id'] === (subjectId as never)).toReversed();
}

async function kindsOf(club: InstalledClub, subjectId: string): Promise<string[]> {
  return (await eventsOf(club, subjectId)).map((event) => text(event['kind']));
}

async function optedOut(club: InstalledClub, entryId: string | undefined): Promise<unknown> {
  return (await club.must('GET', `/v1/entries/${entryId}`))['opted_out'];
}

test('AVA-1: leaving covers the member’s entries in singles and doubles, with one event', async (t) => {
  const club = await startClub(t);
  const doubles = await playDivision(club, { players: 2, discipline: 'doubles' });
  const [ann = '', bo] = doubles.members;
  const singles = await club.must('POST', '/v1/competitions', {
    season_id: doubles.season,
    name: 'Singles',
    discipline: 'singles',
  });
  const path = `/v1/competitions/${readId(singles)}/entries`;
  const alone = await club.must('POST', path, { member_ids: [ann] });
  await club.must('PATCH', `/v1/competitions/${readId(singles)}`, { state: 'active' });
  const left = await club.must('POST', `/v1/members/${ann}/leave`);
  assert.deepEqual(left['partners_left'], [
    {
      competition_id: doubles.competition,
      competition_name: 'Box league',
      member: { id: bo, display_name: 'Bo Berg' },
    },
  ]);
  assert.notEqual(left['leaving_at'], null);
  assert.equal(await optedOut(club, doubles.entries[0]), true);
  assert.equal(await optedOut(club, readId(alone)), true);
  assert.equal(await optedOut(club, doubles.entries[1]), false);
  // Repeating it changes nothing, and later entries are not covered.
  assert.deepEqual(await club.must('POST', `/v1/members/${ann}/leave`), left);
  await club.must('DELETE', `/v1/entries/${readId(alone)}`);
  const later = await club.must('POST', path, { member_ids: [ann] });
  assert.equal(later['opted_out'], false);
  assert.deepEqual(await kindsOf(club, ann), ['member.created', 'member.leaving.recorded']);
});

test('AVA-1: leaving covers a complete competition, but not an archived one', async (t) => {
  const club = await startClub(t);
  const { competition, members, entries } = await playDivision(club, { players: 2 });
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  await club.must('POST', `/v1/members/${members[0]}/leave`);
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'archived' });
  await club.must('POST', `/v1/members/${members[1]}/leave`);
  assert.equal(await optedOut(club, entries[0]), true);
  assert.equal(await optedOut(club, entries[1]), false);
});

test('AVA-2, OPT-1: undoing a leave restores what it covered and nothing else', async (t) => {
  const club = await startClub(t);
  const { members, entries } = await playDivision(club, { players: 2, discipline: 'doubles' });
  const [ann = '', bo = '', cy = ''] = members;
  await club.must('POST', `/v1/entries/${entries[1]}/opt-out`);
  for (const id of [ann, bo, cy]) await club.must('POST', `/v1/members/${id}/leave`);
  await club.must('DELETE', `/v1/members/${ann}/leave`);
  assert.equal(await optedOut(club, entries[0]), true, 'Bo is still leaving');
  await club.must('DELETE', `/v1/members/${bo}/leave`);
  assert.equal(await optedOut(club, entries[0]), false);
  const back = await club.must('DELETE', `/v1/members/${cy}/leave`);
  assert.equal(back['leaving_at'], null);
  assert.equal(await optedOut(club, entries[1]), true, 'it was opted out by itself');
  assert.deepEqual(await club.must('DELETE', `/v1/members/${cy}/leave`), back);
  assert.deepEqual((await kindsOf(club, cy)).slice(1), [
    'member.leaving.recorded',
    'member.leaving.withdrawn',
  ]);
});

test('AVA-3: a break pauses a member, and its end makes them active', async (t) => {
  const club = await startClub(t);
  const { members, season } = await playDivision(club, { players: 2 });
  const ann = members[0] ?? '';
  const pause = `/v1/members/${ann}/pause`;
  assert.equal((await club.must('POST', pause))['status'], 'paused');
  assert.equal((await club.must('POST', pause))['status'], 'paused');
  const other = await club.must('POST', '/v1/competitions', {
    season_id: season,
    name: 'Other',
    discipline: 'singles',
  });
  const enter = () =>
    club.call('POST', `/v1/competitions/${readId(other)}/entries`, {
      token: club.admin,
      body: { member_ids: [ann] },
    });
  expectStatus(await enter(), 409, 'member_paused');
  assert.equal((await club.must('DELETE', pause))['status'], 'active');
  assert.equal((await club.must('DELETE', pause))['status'], 'active');
  expectStatus(await enter(), 201);
  assert.deepEqual((await kindsOf(club, ann)).slice(1), ['member.paused', 'member.resumed']);
});

test('AVA-3, MEM-4: a member who has left the club can neither take a break nor leave again', async (t) => {
  const club = await startClub(t);
  const { members, entries } = await playDivision(club, { players: 2 });
  const path = `/v1/members/${members[0]}`;
  await club.must('PATCH', path, { status: 'left' });
  const ask = { token: club.admin };
  expectStatus(await club.call('POST', `${path}/pause`, ask), 409, 'member_left');
  expectStatus(await club.call('DELETE', `${path}/pause`, ask), 409, 'member_left');
  expectStatus(await club.call('POST', `${path}/leave`, ask), 409, 'member_left');
  expectStatus(await club.call('POST', `${path}/login-link`, ask), 409, 'member_left');
  assert.equal((await club.must('GET', `/v1/entries/${entries[0]}`))['status'], 'active');
  await club.must('PATCH', path, { status: 'active' });
  expectStatus(await club.call('POST', `${path}/pause`, ask), 200);
});

test('AVA-4: a wish can be set, changed and cleared', async (t) => {
  const club = await startClub(t);
  const { members } = await playDivision(club, { players: 2 });
  const ann = members[0] ?? '';
  const path = `/v1/members/${ann}/wants-to-play`;
  for (const wish of ['all', 'not_now', 'not_now', null]) {
    const answer = await club.must('PUT', path, { wants_to_play: wish });
    assert.equal(answer['wants_to_play'], wish);
    assert.equal((await club.must('GET', `/v1/members/${ann}`))['wants_to_play'], wish);
  }
  expectStatus(await club.call('PUT', path, { token: club.admin, body: {} }), 400);
  const body = { wants_to_play: 'chess' };
  expectStatus(await club.call('PUT', path, { token: club.admin, body }), 400);
  const told = (await eventsOf(club, ann)).slice(1);
  assert.deepEqual(
    told.map(({ kind, data }) => [kind, data]),
    Array.from({ length: 3 }, () => ['member.wish.updated', {}]),
  );
});

test('AVA-5: a player speaks only for themselves, and a removed member cannot', async (t) => {
  const club = await startClub(t);
  const { members, entries } = await playDivision(club, { players: 2, discipline: 'doubles' });
  const [ann = '', bo = '', cy = ''] = members;
  const token = await club.signIn(ann);
  const own = await club.call('POST', `/v1/members/${ann}/leave`, { token });
  assert.equal(expectStatus(own, 200).body['member_id'], ann);
  const me = await club.call('GET', '/v1/me', { token });
  assert.notEqual(me.body['credential']?.['member']?.['leaving_at'], null);
  for (const id of [bo, '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e']) {
    expectStatus(await club.call('POST', `/v1/members/${id}/pause`, { token }), 404, 'not_found');
  }
  expectStatus(await club.call('DELETE', `/v1/entries/${entries[0]}/opt-out`, { token }), 200);
  expectStatus(await club.call('POST', `/v1/entries/${entries[1]}/opt-out`, { token }), 404);
  await club.must('DELETE', `/v1/members/${cy}`);
  const removed = await club.call('POST', `/v1/members/${cy}/leave`, { token: club.admin });
  expectStatus(removed, 409, 'member_deleted');
});

test('OPT-1, OPT-2: either partner or the coach opts out and back in, but not in an archive', async (t) => {
  const club = await startClub(t);
  const { competition, members, entries } = await playDivision(club, {
    players: 2,
    discipline: 'doubles',
  });
  const path = `/v1/entries/${entries[0]}/opt-out`;
  const [ann, bo] = await Promise.all([
    club.signIn(text(members[0])),
    club.signIn(text(members[1])),
  ]);
  const first = expectStatus(await club.call('POST', path, { token: ann }), 200);
  assert.equal(first.body['opted_out'], true);
  club.clock.now += 1000;
  assert.deepEqual((await club.call('POST', path, { token: bo })).body, first.body);
  const undone = await club.call('DELETE', path, { token: bo });
  assert.deepEqual([undone.body['opted_out'], undone.body['opted_out_at']], [false, null]);
  expectStatus(await club.call('DELETE', path, { token: club.admin }), 200);
  expectStatus(await club.call('POST', path, { token: club.admin }), 200);
  assert.deepEqual((await kindsOf(club, text(entries[0]))).slice(1), [
    'entry.opted_out',
    'entry.opted_in',
    'entry.opted_out',
  ]);
  for (const state of ['complete', 'archived']) {
    await club.must('PATCH', `/v1/competitions/${competition}`, { state });
  }
  expectStatus(await club.call('DELETE', path, { token: ann }), 409, 'competition_closed');
});

test('OPT-1, ACC-3: a player’s own entry is not found in a competition hidden from them', async (t) => {
  const club = await startClub(t);
  const { competition, members, entries } = await playDivision(club, { players: 2 });
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'private' });
  const token = await club.signIn(text(members[0]));
  expectStatus(await club.call('POST', `/v1/entries/${entries[0]}/opt-out`, { token }), 404);
  const left = await club.call('POST', `/v1/members/${members[0]}/leave`, { token });
  assert.deepEqual(left.body['partners_left'], []);
});
