import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  type DrawnDivision,
  disputeMatch,
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
import { expectStatus, type Json } from './harness.ts';
import { LEDGER_CHECKS } from '../src/cli/ledger-checks.ts';

/* A pair that changes, and the players of each match. */

let club: InstalledClub;
/** Ann Lee / Bo Berg, Cy Cole / Di Dahl and Ed Eck / Flo Fink, a round robin. */
let box: DrawnDivision;
let gus = '';
let hal = '';

beforeEach(async (t) => {
  club = await startClub(t as never);
  box = await playDivision(club, { discipline: 'doubles' });
  const join = async (name: string) =>
    readId(await club.must('POST', '/v1/members', { display_name: name }));
  [gus, hal] = [await join('Gus Gray'), await join('Hal Hunt')];
});

/** The match between Ann's entry and another, counted from 0. */
function matchWith(other: number): string {
  const wanted = [box.entries[0], box.entries[other]].toSorted().join(' ');
  const found = box.matches.find(
    ({ sides }) =>
      list(sides)
        .map((side) => text(side['entry_id']))
        .toSorted()
        .join(' ') === wanted,
  );
  return readId(found);
}

async function change(memberIds: readonly unknown[], fields: object = {}, entry = box.entries[0]) {
  const body = { member_ids: memberIds, ...fields };
  return club.call('PATCH', `/v1/entries/${entry}`, { token: club.admin, body });
}

async function labelOf(matchId: string, token = club.admin): Promise<unknown> {
  const { body } = await club.call('GET', `/v1/matches/${matchId}`, { token });
  return list(body['sides']).find((side) => side['entry_id'] === (box.entries[0] as never))?.[
    'label'
  ];
}

async function matchesOf(member: unknown, more = ''): Promise<string[]> {
  const { data } = await club.must('GET', `/v1/matches?member=${text(member)}${more}`);
  return list(data).map(readId).toSorted();
}

async function assertSound(): Promise<void> {
  for (const { what, count } of LEDGER_CHECKS) {
    assert.equal(await club.database.read(count), 0, what);
  }
}

test('ENT-10, MAT-6: the new partner plays open matches, and played ones stay with those who played', async () => {
  const [ann, bo, cy] = box.members;
  const [played, open] = [matchWith(1), matchWith(2)];
  await playMatch(club, played, wonBy(0));
  const table = await club.must('GET', `/v1/divisions/${box.division}/standings`);
  const was = readId(await club.must('GET', `/v1/entries/${box.entries[0]}`));
  const changed = await change([ann, gus]);
  expectStatus(changed, 200);
  assert.equal(changed.body['label'], 'Ann Lee / Gus Gray');
  assert.deepEqual(
    list(changed.body['former_members']).map((one) => one['display_name']),
    ['Bo Berg'],
  );
  assert.equal(readId(changed.body), was);
  assert.equal(await labelOf(played), 'Ann Lee / Bo Berg');
  assert.equal(await labelOf(open), 'Ann Lee / Gus Gray');
  assert.deepEqual(await matchesOf(bo), [played]);
  assert.deepEqual(await matchesOf(gus), [open]);
  assert.deepEqual(await matchesOf(ann), [played, open].toSorted());
  // Points and places belong to the entry.
  const now = await club.must('GET', `/v1/divisions/${box.division}/standings`);
  const points = (rows: Json) => list(rows['rows']).map((row) => [row['entry_id'], row['points']]);
  assert.deepEqual(points(now), points(table));
  const [event] = await newestEvents(club, 1);
  assert.deepEqual(event?.['data'], {
    competition_id: box.competition,
    fields: ['members'],
    joined_member_ids: [gus],
    left_member_ids: [bo],
  });
  const [newcomer, former] = [await club.signIn(gus), await club.signIn(text(bo))];
  const claim = (matchId: string, token: string) =>
    club.call('POST', `/v1/matches/${matchId}/claims`, { token, body: wonBy(0) });
  expectStatus(await claim(open, former), 403, 'not_a_participant');
  expectStatus(await claim(open, newcomer), 200);
  const mine = await club.call('GET', '/v1/me/matches', { token: former });
  assert.deepEqual(list(mine.body['data']).map(readId), [played]);
  // A former member can be entered elsewhere, and counts as having played.
  const never = await club.must('GET', '/v1/members?never_entered=true');
  assert.deepEqual(list(never['data']).map(readId), [hal]);
  const entered = await club.call('POST', `/v1/competitions/${box.competition}/entries`, {
    token: club.admin,
    body: { member_ids: [bo, hal] },
  });
  expectStatus(entered, 201);
  assert.equal((await change([ann, bo])).body['code'], 'already_entered');
  assert.equal((await change([ann, cy])).body['code'], 'already_entered');
  await assertSound();
});

test('ENT-10, DIS-1: a former member answers earlier reports, and is part of their disputes', async () => {
  const [ann, bo] = box.members;
  const reported = matchWith(1);
  const disputed = matchWith(2);
  const side = async (id: string) => {
    const { sides } = await club.must('GET', `/v1/matches/${id}`);
    return list(sides).findIndex((one) => one['entry_id'] === (box.entries[0] as never));
  };
  const other = (1 - (await side(reported))) as 0 | 1;
  await club.must('POST', `/v1/matches/${reported}/claims`, { ...wonBy(0), side: other });
  await disputeMatch(club, disputed);
  expectStatus(await change([ann, gus]), 200);
  assert.deepEqual(await matchesOf(gus), []);
  const waiting = async (id: unknown) =>
    list((await club.must('GET', `/v1/matches?waiting_on=${text(id)}`))['data']).map(readId);
  assert.deepEqual(await waiting(bo), [reported]);
  assert.deepEqual(await waiting(gus), []);
  const token = await club.signIn(text(bo));
  const answer = await club.call('POST', `/v1/matches/${reported}/claims`, {
    token,
    body: wonBy(1),
  });
  expectStatus(answer, 200);
  assert.equal(answer.body['status'], 'disputed');
  const rows = list((await club.must('GET', '/v1/dispute-history'))['data']);
  const count = (name: string) => {
    const row = rows.find((one) => one['member']?.['display_name'] === (name as never));
    return list(row?.['matches'] ?? []).length;
  };
  assert.deepEqual(['Ann Lee', 'Bo Berg', 'Gus Gray'].map(count), [2, 2, 0]);
  await assertSound();
});

test('ENT-10: a change follows the rules for entering, and a played entry keeps one of its members', async () => {
  const [ann, bo] = box.members;
  const tried = async (ids: readonly unknown[], status: number, code?: string) =>
    expectStatus(await change(ids), status, code);
  await tried([ann], 422, 'entry_size');
  await tried([ann, ann], 422, 'partner_invalid');
  await tried([ann, box.division], 400);
  await club.must('PATCH', `/v1/members/${hal}`, { status: 'paused' });
  await tried([ann, hal], 409, 'member_paused');
  await club.must('PATCH', `/v1/members/${hal}`, { status: 'active' });
  // Current members stay, even on a break.
  await club.must('PATCH', `/v1/members/${bo}`, { status: 'paused' });
  await tried([gus, bo], 200);
  await tried([ann, bo], 200);
  await club.must('PATCH', `/v1/members/${bo}`, { status: 'active' });
  await club.must('POST', `/v1/matches/${matchWith(1)}/claims`, { ...wonBy(0), side: 0 });
  await tried([gus, hal], 409, 'entry_has_played');
  const path = `/v1/entries/${box.entries[0]}`;
  const { version } = await club.must('GET', path);
  await tried([bo, ann], 200);
  const { version: next } = await club.must('GET', path);
  assert.notEqual(next, version);
  await tried([bo, ann], 200);
  assert.equal((await club.must('GET', path))['version'], next);
  await club.must('POST', `${path}/withdrawal`);
  await tried([ann, gus], 409, 'entry_withdrawn');
  await club.must('PATCH', `/v1/competitions/${box.competition}`, { state: 'complete' });
  await tried([ann, gus], 409, 'competition_closed');
});

test('ENT-11: a withdrawn entry does not stop its members from entering again, and then stays withdrawn', async () => {
  const [ann, bo] = box.members;
  const path = `/v1/entries/${box.entries[0]}/withdrawal`;
  const enter = () =>
    club.call('POST', `/v1/competitions/${box.competition}/entries`, {
      token: club.admin,
      body: { member_ids: [ann, gus], division_id: box.division },
    });
  expectStatus(await enter(), 409, 'already_entered');
  await club.must('POST', path);
  const entered = await enter();
  expectStatus(entered, 201);
  expectStatus(await club.call('DELETE', path, { token: club.admin }), 409, 'already_entered');
  await club.must('POST', `/v1/entries/${readId(entered.body)}/withdrawal`);
  expectStatus(await club.call('DELETE', path, { token: club.admin }), 200);
  assert.deepEqual(await matchesOf(bo), [matchWith(1), matchWith(2)].toSorted());
  await assertSound();
});

test('MEM-8, ENT-10: an erasure clears the name under which a former member played', async () => {
  const [ann, bo] = box.members;
  const path = `/v1/entries/${box.entries[0]}`;
  await club.must('PATCH', path, { name: 'Bo and Ann' });
  await playMatch(club, matchWith(1), wonBy(0));
  expectStatus(await change([ann, gus], { name: 'Ann and Gus' }), 200);
  assert.equal(await labelOf(matchWith(1)), 'Bo and Ann');
  assert.equal(await labelOf(matchWith(2)), 'Ann and Gus');
  await club.must('POST', `/v1/members/${bo}/erase`);
  assert.equal(await labelOf(matchWith(1)), 'Ann Lee / Erased member');
  const { former_members: former } = await club.must('GET', path);
  assert.deepEqual(
    list(former).map((one) => one['display_name']),
    ['Erased member'],
  );
});

test('FIX-4: with two rounds, each pairing is played once per round, with sides swapped in the second', async () => {
  const path = `/v1/competitions/${box.competition}`;
  const fixtures = () => club.must('POST', `/v1/divisions/${box.division}/fixtures`);
  await club.must('PATCH', path, { rules: { rounds: 2 } });
  const made = await fixtures();
  assert.deepEqual([made['created'], made['existing']], [3, 3]);
  const sides = (round: number) =>
    list(made['matches'])
      .filter((match) => match['round'] === (round as never))
      .map((match) => list(match['sides']).map((side) => text(side['entry_id'])));
  assert.deepEqual(
    sides(2),
    sides(1).map((pair) => pair.toReversed()),
  );
  assert.equal((await fixtures())['created'], 0);
  await club.must('PATCH', path, { rules: { rounds: 1 } });
  assert.equal((await fixtures())['existing'], 6);
  const token = club.admin;
  expectStatus(await club.call('PATCH', path, { token, body: { rules: { rounds: 3 } } }), 400);
});
