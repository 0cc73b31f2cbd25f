import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LetterToSend } from '../mail/letter.ts';
import { openDatabase } from './database.ts';
import { Store } from './store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function outboxAt(now = 1_000_000) {
  const clock = { now };
  const store = new Store(openDatabase(':memory:'), () => clock.now);
  return { store, outbox: store.outbox, clock };
}

function letterTo(name: string, key: string, address = `${name}@example.org`): LetterToSend {
  const letter = { kind: 'settled', subject: key, blocks: [] } as const;
  return { key, to: { member_id: name, address, name }, language: 'en', letter, about: [] };
}

test('MAIL-2: a key is accepted once, whatever comes with it later', () => {
  const { outbox } = outboxAt();
  outbox.add(letterTo('ann', 'one'));
  outbox.add(letterTo('bo', 'one'));
  const claimed = outbox.claim();
  assert.equal(claimed?.to.address, 'ann@example.org');
  outbox.end(claimed.place, 'sent', null);
  outbox.add(letterTo('ann', 'one'));
  assert.equal(outbox.claim(), null);
});

test('MAIL-2, LTR-29: an email that covers others is sent if one of them is new, and their keys are used', () => {
  const { outbox } = outboxAt();
  outbox.add(letterTo('ann', 'singles'));
  outbox.add({ ...letterTo('ann', 'singles'), covers: ['doubles', 'mixed'] });
  outbox.add(letterTo('ann', 'doubles'));
  outbox.add({ ...letterTo('ann', 'mixed'), covers: ['doubles'] });
  assert.deepEqual(outbox.ofMember('ann').length, 2);
  assert.ok(outbox.has('mixed'));
  assert.equal(outbox.state().waiting, 2, 'a covered key waits for nobody');
});

test('MAIL-2: an email is stored with its subject, or not at all', () => {
  const { store, outbox } = outboxAt();
  const failing = () =>
    store.together(() => {
      outbox.add(letterTo('ann', 'one'));
      throw new Error('what it is about could not be kept');
    });
  assert.throws(failing, /could not be kept/);
  assert.equal(outbox.claim(), null);
  store.together(() => outbox.add(letterTo('ann', 'one')));
  assert.equal(outbox.claim()?.key, 'one');
});

test('MAIL-3: emails to one address are sent oldest first, even if that one has to wait', () => {
  const { outbox, clock } = outboxAt();
  outbox.add(letterTo('ann', 'ann 1'));
  outbox.add(letterTo('Ann', 'ann 2', 'Ann@example.org'));
  outbox.add(letterTo('bo', 'bo 1'));
  const first = outbox.claim();
  assert.equal(first?.key, 'ann 1');
  const other = outbox.claim();
  assert.equal(other?.key, 'bo 1');
  assert.equal(outbox.claim(), null);
  outbox.postpone(first.place, clock.now + MINUTE_MS, 'mailbox busy');
  outbox.end(other.place, 'sent', null);
  assert.equal(outbox.claim(), null);
  assert.equal(outbox.nextAttempt(), clock.now + MINUTE_MS);
  clock.now += MINUTE_MS;
  assert.deepEqual(outbox.claim(), { ...first, attempt: 2 });
  outbox.end(first.place, 'refused', 'no such mailbox');
  assert.equal(outbox.claim()?.key, 'ann 2');
});

test('MAIL-4: after a crash claimed emails are sent again, and those handed over are in doubt', () => {
  const { outbox, clock } = outboxAt();
  for (const name of ['ann', 'bo', 'cem']) outbox.add(letterTo(name, name));
  const [claimed, handedOver] = [outbox.claim(), outbox.claim()];
  assert.ok(claimed && handedOver);
  outbox.handOver(handedOver.place);
  assert.deepEqual(outbox.recover(clock.now - DAY_MS), ['bo']);
  assert.equal(outbox.claim()?.key, 'ann');
  assert.equal(outbox.claim()?.key, 'cem');
  assert.equal(outbox.claim(), null);
  assert.deepEqual(outbox.recover(clock.now), []);
  assert.equal(outbox.state().inDoubt, 1);
});

test('MAIL-4: if the machine itself crashed, emails being handed over are sent again', () => {
  const { outbox, clock } = outboxAt();
  outbox.add(letterTo('ann', 'ann'));
  const claimed = outbox.claim();
  assert.ok(claimed);
  outbox.handOver(claimed.place);
  clock.now += MINUTE_MS;
  assert.deepEqual(outbox.recover(clock.now - 1), []);
  assert.deepEqual(outbox.claim(), { ...claimed, attempt: 2 });
});

test('MAIL-4: a failure that is not the email’s fault does not count as an attempt', () => {
  const { outbox } = outboxAt();
  outbox.add(letterTo('ann', 'ann'));
  const claimed = outbox.claim();
  assert.ok(claimed);
  outbox.release(claimed.place);
  assert.deepEqual(outbox.claim(), claimed);
});

test('SEAS-3: key prefixes show who has already had an email about a season', () => {
  const { outbox } = outboxAt();
  const ids = ['019d4845-6280-7008-bbbb-f539e8236194', 'ffffffff-ffff-7fff-bfff-ffffffffffff'];
  for (const id of ids) outbox.add(letterTo('ann', `week_left:s1:${id}`));
  for (const key of ['week_left:s10:bo', 'week_left:s0:bo', 'x']) outbox.add(letterTo('bo', key));
  assert.deepEqual([...outbox.restsOf('week_left:s1:')].toSorted(), ids);
  assert.equal(outbox.restsOf('week_left:s2:').size, 0);
});

test('MAIL-8: a kind that a member turned off is not sent, even if it is already waiting', () => {
  const { store, outbox } = outboxAt();
  outbox.add(letterTo('ann', 'ann 1'));
  outbox.add(letterTo('bo', 'bo 1'));
  store.muted.set('ann', 'settled', false);
  store.muted.set('ann', 'arranged', false);
  assert.deepEqual([...store.muted.of('ann')].toSorted(), ['arranged', 'settled']);
  assert.deepEqual([...store.muted.membersWithout('settled')], ['ann']);
  assert.equal(store.muted.membersWithout('reminder').size, 0);
  assert.equal(outbox.claim()?.key, 'bo 1');
  assert.equal(outbox.claim(), null);
  store.muted.set('ann', 'settled', true);
  outbox.add(letterTo('ann', 'ann 2'));
  assert.equal(outbox.claim()?.key, 'ann 2');
  store.forgetMember('ann');
  assert.equal(store.muted.of('ann').size, 0);
});

test('OWN-2: an email’s content is deleted once sent, and its address soon after', () => {
  const { store, outbox, clock } = outboxAt();
  outbox.add(letterTo('ann', 'one'));
  outbox.add(letterTo('bo', 'two'));
  const claimed = outbox.claim();
  assert.ok(claimed);
  outbox.end(claimed.place, 'sent', null);
  outbox.forget('bo');
  assert.equal(outbox.state().waiting, 0);
  clock.now += 31 * DAY_MS;
  outbox.tidy();
  store.forgetMember('nobody');
  outbox.add(letterTo('ann', 'one'));
  assert.equal(outbox.state().waiting, 0);
  clock.now += 400 * DAY_MS;
  outbox.tidy();
  outbox.add(letterTo('ann', 'one'));
  assert.equal(outbox.state().waiting, 1);
});

test('MAIL-9: the number of waiting and undelivered emails is known, and how long they wait', () => {
  const { outbox, clock } = outboxAt();
  assert.deepEqual(outbox.state(), { waiting: 0, waitingSince: null, refused: 0, inDoubt: 0 });
  const addedAt = clock.now;
  outbox.add(letterTo('ann', 'one'));
  clock.now += MINUTE_MS;
  outbox.add(letterTo('bo', 'two'));
  assert.deepEqual(outbox.state(), { waiting: 2, waitingSince: addedAt, refused: 0, inDoubt: 0 });
  const claimed = outbox.claim();
  assert.ok(claimed);
  outbox.end(claimed.place, 'refused', '550 no such mailbox');
  assert.equal(outbox.state().waiting, 1);
  assert.equal(outbox.state().refused, 1);
  const cut = outbox.claim();
  assert.ok(cut);
  outbox.handOver(cut.place);
  assert.equal(outbox.state().waiting, 1, 'it may still be answered');
  outbox.recover(0);
  assert.deepEqual(outbox.state(), { waiting: 0, waitingSince: null, refused: 1, inDoubt: 1 });
});
