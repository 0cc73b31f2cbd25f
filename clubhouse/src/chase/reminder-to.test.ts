import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Api, LeagueClient } from '../api/client.ts';
import { NO_CLUB } from '../api/club.ts';
import { MadeOf } from '../api/made-of.ts';
import type { LetterToSend } from '../mail/letter.ts';
import { openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import { reminderTo } from './reminder-to.ts';

const ROW: Api<'ChaseRow'> = {
  member: { id: 'ann', display_name: 'Ann Lee', email: 'ann@example.org' },
  entry_id: 'entry',
  label: 'Ann Lee',
  season_id: 'season',
  competition_id: 'singles',
  competition_name: 'Singles',
  visibility: 'members',
  division_id: 'box',
  division_name: 'Box 1',
  played: 0,
  minimum: 1,
  short_by: 1,
  outstanding: [
    {
      match_id: 'match',
      opponent: 'Bo Berg',
      opponents: [{ id: 'bo', display_name: 'Bo Berg' }],
      status: 'open',
      waiting_on_us: false,
    },
  ],
  results_deadline: null,
  results_close_at: null,
  days_left: null,
};

/** A league that answers the same contacts each time, as one object. */
function contextOf(t: TestContext) {
  const database = openDatabase(':memory:');
  t.after(() => database.close());
  const data: Api<'PlayerContacts'> = { data: [] };
  const answer = { kind: 'answer', data, status: 200, etag: null };
  const api = { GET: async () => answer } as unknown as LeagueClient;
  return { api, club: NO_CLUB, store: new Store(database, Date.now), url: 'http://localhost' };
}

test('CALL-4: a letter that is looked at again is the same one, of the same answers', async (t) => {
  const context = { ...contextOf(t), made: new MadeOf<LetterToSend>() };
  const first = await reminderTo([ROW], 'ann', context);
  assert.equal(await reminderTo([ROW], 'ann', context), first);
  assert.notEqual(await reminderTo([{ ...ROW }], 'ann', context), first);
  const club = { ...NO_CLUB, name: 'Mill Lane' };
  const ofClub = await reminderTo([ROW], 'ann', { ...context, club });
  assert.notEqual(await reminderTo([ROW], 'ann', context), ofClub);
});

test('CHSE-3: a letter that is sent is made as it is sent, and leaves what is kept of those looked at', async (t) => {
  const context = contextOf(t);
  const looking = { ...context, made: new MadeOf<LetterToSend>() };
  const first = await reminderTo([ROW], 'ann', looking);
  const sent = await reminderTo([ROW], 'ann', context);
  assert.deepEqual(sent, first);
  assert.notEqual(sent, first);
  assert.notEqual(await reminderTo([ROW], 'ann', context), sent);
  assert.equal(await reminderTo([ROW], 'ann', looking), first);
});
