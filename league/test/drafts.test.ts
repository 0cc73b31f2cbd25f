import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { toTimestamp } from '../src/shared/dates.ts';
import { asId } from './fixtures/typed.ts';
import {
  readId,
  type InstalledClub,
  list,
  newestEvents,
  playDivision,
  startClub,
  text,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';
import {
  complete,
  type Draft,
  draftHandle,
  newDraft,
  RULES,
  startDraft,
  startPlayed,
} from './next-season.ts';

/** Ways in which Bo becomes absent, by himself or by the coach, and the reason in the feed. */
const GOING: Readonly<
  Record<string, [(club: InstalledClub, bo: string) => Promise<unknown>, string]>
> = {
  'is on a break': [(club, bo) => club.must('POST', `/v1/members/${bo}/pause`), 'on_a_break'],
  'is set to paused': [
    (club, bo) => club.must('PATCH', `/v1/members/${bo}`, { status: 'paused' }),
    'on_a_break',
  ],
  leaves: [(club, bo) => club.must('POST', `/v1/members/${bo}/leave`), 'opted_out'],
  'is marked left': [
    (club, bo) => club.must('PATCH', `/v1/members/${bo}`, { status: 'left' }),
    'left_club',
  ],
  'is removed': [(club, bo) => club.must('DELETE', `/v1/members/${bo}`), 'left_club'],
  'is erased': [(club, bo) => club.must('POST', `/v1/members/${bo}/erase`), 'left_club'],
  'pauses from their own session': [
    async (club, bo) => {
      const token = await club.signIn(bo);
      expectStatus(await club.call('POST', `/v1/members/${bo}/pause`, { token }), 200);
    },
    'on_a_break',
  ],
};

async function filledDraft(t: TestContext) {
  const { club, draft } = await startDraft(t);
  await draft.fill();
  return { club, draft };
}

async function lastDeleted(club: InstalledClub): Promise<Json> {
  const events = await newestEvents(club, 20);
  const found = events.find((event) => text(event['kind']) === 'entry.deleted');
  assert.ok(found, 'no entry was deleted');
  return found;
}

async function activate(club: InstalledClub, draft: Draft): Promise<void> {
  const season = text((await club.must('GET', draft.path))['season_id']);
  await club.must('PATCH', `/v1/seasons/${season}`, { state: 'active' });
  await club.must('PATCH', draft.path, { state: 'active' });
}

for (const [going, [go, because]] of Object.entries(GOING)) {
  test(`DRA-1: a player who ${going} is removed from a filled draft at once, with an event`, async (t) => {
    const { club, draft } = await filledDraft(t);
    const [, bo = ''] = club.members;
    for (const division of list((await club.must('GET', `${draft.path}/divisions`))['data'])) {
      await club.must('POST', `/v1/divisions/${readId(division)}/fixtures`);
    }
    await go(club, bo);
    assert.deepEqual(await draft.filled(), ['One: Ann, Di', 'Two: Cy, Ed, Flo']);
    assert.deepEqual((await lastDeleted(club))['data'], {
      competition_id: draft.id,
      because,
      member_ids: [bo],
    });
    const matches = await club.must('GET', `/v1/matches?competition=${draft.id}`);
    assert.equal(list(matches['data']).length, 1 + 3);
    await activate(club, draft);
    assert.deepEqual(await draft.filled(), ['One: Ann, Di', 'Two: Cy, Ed, Flo']);
  });
}

test('DRA-1: a change to a member other than their status leaves the drafts unchanged', async (t) => {
  const { club, draft } = await filledDraft(t);
  const [, bo = ''] = club.members;
  await club.must('PATCH', `/v1/members/${bo}`, { level: 3 });
  assert.deepEqual(await draft.filled(), ['One: Ann, Bo, Di', 'Two: Cy, Ed, Flo']);
  await club.must('PATCH', `/v1/members/${bo}`, { level: 4, status: 'left' });
  assert.deepEqual(await draft.filled(), ['One: Ann, Di', 'Two: Cy, Ed, Flo']);
});

for (const who of ['the player', 'the coach']) {
  test(`DRA-1: an entry that ${who} opts out is removed from the next draft`, async (t) => {
    const { club, draft } = await filledDraft(t);
    const token = who === 'the coach' ? club.admin : await club.signIn(club.members[1] ?? '');
    const path = `/v1/entries/${club.entries[1]}/opt-out`;
    expectStatus(await club.call('POST', path, { token }), 200);
    assert.deepEqual(await draft.filled(), ['One: Ann, Di', 'Two: Cy, Ed, Flo']);
    assert.equal((await lastDeleted(club))['data']?.['because'], 'opted_out');
    expectStatus(await club.call('DELETE', path, { token }), 200);
    assert.deepEqual(await draft.filled(), ['One: Ann, Di', 'Two: Cy, Ed, Flo']);
  });
}

test('DRA-1: an entry added by hand is removed too, but not one in a running competition', async (t) => {
  const club = await startPlayed(t);
  const draft = await newDraft(club);
  const [ann = ''] = club.members;
  const division = await club.must('POST', `${draft.path}/divisions`, { name: 'One' });
  const body = { member_ids: [ann], division_id: readId(division) };
  await club.must('POST', `${draft.path}/entries`, body);
  await club.must('POST', `/v1/members/${ann}/pause`);
  assert.deepEqual(await draft.filled(), ['One: ']);
  const stays = await club.must('GET', `/v1/entries/${club.entries[0]}`);
  assert.equal(stays['label'], 'Ann');
});

test('DRA-2: ending a break or a leave puts nobody back, but filling again does', async (t) => {
  const { club, draft } = await filledDraft(t);
  const [ann, bo] = club.members;
  await club.must('POST', `/v1/members/${ann}/pause`);
  await club.must('POST', `/v1/members/${bo}/leave`);
  await club.must('DELETE', `/v1/members/${ann}/pause`);
  await club.must('DELETE', `/v1/members/${bo}/leave`);
  assert.deepEqual(await draft.filled(), ['One: Di', 'Two: Cy, Ed, Flo']);
  await draft.fill();
  assert.deepEqual(await draft.filled(), ['One: Ann, Bo, Di', 'Two: Cy, Ed, Flo']);
});

test('DRA-1: the partner of a removed player needs another', async (t) => {
  const club = await startClub(t);
  const first = await playDivision(club, { discipline: 'doubles', players: 3, rules: RULES });
  const draft = await doublesDraft(club, first.competition);
  await draft.fill();
  const [ann = '', bo = ''] = first.members;
  assert.match((await draft.filled())[0] ?? '', /Ann Lee \/ Bo Berg/);
  const left = await club.must('POST', `/v1/members/${ann}/leave`);
  assert.ok(list(left['partners_left']).some((one) => readId(one['member']) === bo));
  assert.doesNotMatch((await draft.filled())[0] ?? '', /Ann|Bo/);
  const event = await lastDeleted(club);
  assert.deepEqual(event['data'], {
    competition_id: draft.id,
    because: 'opted_out',
    member_ids: [ann, bo],
    partner_id: bo,
  });
  assert.equal(event['partner_name'], 'Bo Berg');
});

test('DRA-1: a new pair stays if the old pair opts out', async (t) => {
  const club = await startClub(t);
  const first = await playDivision(club, { discipline: 'doubles', players: 3, rules: RULES });
  const [ann = '', , cy = ''] = first.members;
  const path = `/v1/competitions/${first.competition}/partner-choices`;
  await club.must('PUT', `${path}/${ann}`, { choice: 'new_partner', partner_id: cy });
  await club.must('PUT', `${path}/${cy}`, { choice: 'new_partner', partner_id: ann });
  const draft = await doublesDraft(club, first.competition);
  await draft.fill();
  const before = await draft.filled();
  assert.match(before[0] ?? '', /Ann Lee \/ Cy Cole/);
  await club.must('POST', `/v1/entries/${first.entries[0]}/opt-out`);
  assert.deepEqual(await draft.filled(), before);
});

async function doublesDraft(club: InstalledClub, previous: string): Promise<Draft> {
  const { season_id } = await club.must('GET', `/v1/competitions/${previous}`);
  const body = {
    season_id,
    name: 'Next',
    discipline: 'doubles',
    rules: RULES,
    previous_competition_id: previous,
  };
  return draftHandle(club, readId(await club.must('POST', '/v1/competitions', body)));
}

/** A draft filled before these rules were recorded. */
async function behindTheRules(club: InstalledClub, table: 'members' | 'entries', id: string) {
  const now = toTimestamp(club.clock.now);
  await club.database.write(async (db) => {
    if (table === 'members') {
      await db
        .updateTable('members')
        .set({ status: 'paused' })
        .where('id', '=', asId(id))
        .execute();
    } else {
      await db
        .updateTable('entries')
        .set({ opted_out_at: now })
        .where('id', '=', asId(id))
        .execute();
    }
    await db
      .updateTable('feed')
      .set((row) => ({ position: row('position', '+', 1) }))
      .execute();
  });
}

test('DRA-3: activating a draft removes everyone who may not be in it', async (t) => {
  const { club, draft } = await filledDraft(t);
  await behindTheRules(club, 'members', club.members[0] ?? '');
  await behindTheRules(club, 'entries', club.entries[1] ?? '');
  await activate(club, draft);
  assert.deepEqual(await draft.filled(), ['One: Di', 'Two: Cy, Ed, Flo']);
});

test('DRA-3: a played competition keeps its entries when it is activated again', async (t) => {
  const club = await startPlayed(t);
  const path = `/v1/competitions/${club.competition}`;
  await behindTheRules(club, 'members', club.members[0] ?? '');
  await club.must('PATCH', path, { state: 'draft' });
  await club.must('PATCH', path, { state: 'active' });
  assert.equal(list((await club.must('GET', `${path}/entries`))['data']).length, 6);
});

test('DRA-1, EVT-7: a refused pause removes nobody and records nothing', async (t) => {
  const club = await startPlayed(t);
  await complete(club);
  const draft = await newDraft(club);
  await draft.fill();
  const before = await newestEvents(club, 1);
  const [ann = '', bo = ''] = club.members;
  const token = await club.signIn(bo);
  const events = await newestEvents(club, 1);
  assert.notDeepEqual(events, before);
  expectStatus(await club.call('POST', `/v1/members/${ann}/pause`, { token }), 404);
  assert.deepEqual(await newestEvents(club, 1), events);
  assert.deepEqual(await draft.filled(), ['One: Ann, Bo, Di', 'Two: Cy, Ed, Flo']);
});
