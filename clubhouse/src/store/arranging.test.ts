import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { findAppointment } from '../arrange/appointment.ts';
import { getDates } from '../messages/dates.ts';
import { openStore, type Store } from './store.ts';

const AT = Date.parse('2026-11-24T18:30:00Z');

function storeFor(t: TestContext): Store {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-store-'));
  const store = openStore(folder);
  t.after(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

function proposalOf(matchId: string, memberId: string) {
  return {
    matchId,
    memberId,
    side: 0 as const,
    times: [AT],
    place: 'Court 2',
    note: null,
    offerId: null,
  };
}

test('OWN-3: a match’s stored data is deleted with it, and no other’s is', (t) => {
  const store = storeFor(t);
  for (const match of ['one', 'two']) {
    store.proposals.add(proposalOf(match, 'ann'), 0);
    store.arrangements.set({ matchId: match, startsAt: AT, place: null, memberId: 'bo' }, 0);
  }
  store.forgetMatch('one');
  const both = ['one', 'two'];
  assert.deepEqual([...store.proposals.openIn(both).keys()], ['two']);
  assert.deepEqual([...store.arrangements.of(both).keys()], ['two']);
});

test('OWN-2: a member’s proposed and picked times and calendar address are deleted with them', (t) => {
  const store = storeFor(t);
  store.proposals.add(proposalOf('one', 'ann'), 0);
  store.proposals.add(proposalOf('two', 'bo'), 0);
  store.arrangements.set({ matchId: 'one', startsAt: AT, place: 'My court', memberId: 'ann' }, 0);
  store.arrangements.set({ matchId: 'two', startsAt: AT, place: null, memberId: 'bo' }, 0);
  store.calendars.make('ann', 0);
  store.calendars.make('bo', 0);
  store.forgetMember('ann');
  const both = ['one', 'two'];
  assert.deepEqual([...store.proposals.openIn(both).keys()], ['two']);
  assert.deepEqual([...store.arrangements.of(both).keys()], ['two']);
  assert.equal(store.calendars.handleOf('ann'), null);
  assert.notEqual(store.calendars.handleOf('bo'), null);
});

test('ARR-11: a time is only shown for the day that the league has', (t) => {
  const store = storeFor(t);
  const dates = getDates('en', 'Europe/London');
  const set = store.arrangements.set(
    { matchId: 'one', startsAt: AT, place: 'C', memberId: 'a' },
    0,
  );
  const on = (day: string) => findAppointment({ state: 'arranged', arranged_on: day }, set, dates);
  assert.deepEqual(on('2026-11-24'), { day: '2026-11-24', startsAt: AT, place: 'C' });
  assert.deepEqual(on('2026-11-25'), { day: '2026-11-25', startsAt: null, place: null });
  assert.equal(findAppointment({ state: 'to_arrange', arranged_on: null }, set, dates), null);
  const off = store.arrangements.callOff('one', 1) ?? undefined;
  const after = findAppointment({ state: 'arranged', arranged_on: '2026-11-24' }, off, dates);
  assert.equal(after?.startsAt, null);
});

test('CAL-2: the sequence of a match rises with each change, also after it was called off', (t) => {
  const store = storeFor(t);
  const set = (startsAt: number) =>
    store.arrangements.set({ matchId: 'one', startsAt, place: null, memberId: 'a' }, 0).sequence;
  assert.equal(set(AT), 0);
  assert.equal(set(AT + 1), 1);
  assert.equal(store.arrangements.callOff('one', 0)?.sequence, 2);
  assert.equal(store.arrangements.callOff('one', 0), null);
  assert.equal(set(AT), 3);
});
