import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_CLUB } from '../api/club.ts';
import type { Delivery, Mail } from '../mail/mail-transport.ts';
import { openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import { OutboxWorker } from './outbox-worker.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A worker whose clock advances to the next due time, as its loop would wait for it. */
function workerWith(answer: (mail: Mail, now: number) => Delivery) {
  const clock = { now: 1_000_000 };
  const store = new Store(openDatabase(':memory:'), () => clock.now);
  const tried: { readonly key: string; readonly at: number }[] = [];
  const ended: string[] = [];
  const said: string[] = [];
  const log = {
    warn: (_about: object, message: string) => said.push(message),
    error: (_about: object, message: string) => said.push(message),
  };
  const outboxWorker = new OutboxWorker({
    store,
    log,
    now: () => clock.now,
    club: async () => NO_CLUB,
    draw: ({ key, to }) => ({
      to,
      sender: '',
      subject: key,
      text: '',
      html: null,
      messageId: key,
      references: null,
      headers: {},
      attachments: [],
      people: [],
    }),
    transport: {
      send: async (mail, onHandOver) => {
        tried.push({ key: mail.messageId, at: clock.now });
        onHandOver();
        return answer(mail, clock.now);
      },
      close: () => undefined,
    },
    onEnd: ({ key }, status) => ended.push(`${key} ${status}`),
  });
  const add = (key: string, name: string) =>
    store.outbox.add({
      key,
      to: { member_id: name, address: `${name}@example.org`, name },
      language: 'en',
      about: [],
      letter: { kind: 'settled', subject: key, blocks: [] },
    });
  const run = async (until: number) => {
    for (let next = await outboxWorker.deliver(); next !== null && next <= until;) {
      clock.now = Math.max(next, clock.now);
      next = await outboxWorker.deliver();
    }
  };
  return { outboxWorker, store, clock, tried, ended, said, add, run };
}

const sent: Delivery = { kind: 'sent' };

test('MAIL-5: a permanently refused email is given up with the reason, and the next one is sent', async () => {
  const { add, run, ended, store, tried, said, clock } = workerWith(({ messageId }) =>
    messageId === 'ann 1' ? { kind: 'refused', reason: '550 no such mailbox' } : sent,
  );
  add('ann 1', 'ann');
  add('ann 2', 'ann');
  await run(clock.now + HOUR_MS);
  assert.deepEqual(ended.toSorted(), ['ann 1 refused', 'ann 2 sent']);
  assert.deepEqual(
    tried.map(({ key }) => key),
    ['ann 1', 'ann 2'],
  );
  assert.equal(store.outbox.state().refused, 1);
  assert.deepEqual(said, ['an email was refused']);
});

test('MAIL-5: a deferred email is retried after one, two, four … minutes, at most every four hours, and never given up', async () => {
  const start = 1_000_000;
  const end = start + 30 * 24 * HOUR_MS;
  const { add, run, tried, ended, clock } = workerWith((_mail, now) =>
    now < end ? { kind: 'later', reason: '450 greylisted' } : sent,
  );
  add('ann 1', 'ann');
  await run(end + 5 * HOUR_MS);
  const minutes = tried.map(({ at }) => (at - start) / MINUTE_MS);
  const waits = minutes.slice(1).map((one, index) => one - (minutes[index] ?? 0));
  assert.deepEqual(waits.slice(0, 10), [1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
  assert.deepEqual(ended, ['ann 1 sent']);
  assert.ok(clock.now >= end);
});

test('MAIL-5: a recipient who has to wait delays nobody else', async () => {
  const { add, outboxWorker, ended } = workerWith(({ messageId }) =>
    messageId.startsWith('ann') ? { kind: 'later', reason: '452 full' } : sent,
  );
  for (const key of ['ann 1', 'bo 1', 'ann 2', 'bo 2']) add(key, key.split(' ')[0] ?? '');
  await outboxWorker.deliver();
  assert.deepEqual(ended, ['bo 1 sent', 'bo 2 sent']);
});

test('MAIL-6: an hour without a mail server delays all emails, loses none and mixes up none', async () => {
  const start = 1_000_000;
  const { add, run, tried, ended, said, outboxWorker } = workerWith((_mail, now) =>
    now < start + HOUR_MS ? { kind: 'away', reason: 'ECONNREFUSED' } : sent,
  );
  const names = ['ann', 'bo', 'cem', 'di', 'ed'];
  for (let count = 1; count <= 10; count++) for (const name of names) add(`${name} ${count}`, name);
  await run(start + HOUR_MS - 1);
  assert.equal(outboxWorker.health, 'away');
  const knocks = new Set(tried.map(({ at }) => at)).size;
  assert.ok(knocks < 25, `it knocked ${knocks} times`);
  await run(start + 2 * HOUR_MS);
  assert.equal(ended.length, 50);
  for (const name of names) {
    const own = ended.filter((one) => one.startsWith(name));
    assert.deepEqual(
      own,
      Array.from({ length: 10 }, (_, index) => `${name} ${index + 1} sent`),
    );
  }
  assert.equal(outboxWorker.health, 'ok');
  assert.equal(said.at(-1), 'the mail server accepts emails again');
});

test('MAIL-4: a delivery interrupted by the stop is left to the next start', async () => {
  const { add, outboxWorker, store, clock, said } = workerWith(() => {
    outboxWorker.abandon();
    return { kind: 'away', reason: 'closed' };
  });
  add('ann 1', 'ann');
  await outboxWorker.deliver();
  outboxWorker.recover(clock.now - HOUR_MS);
  assert.equal(store.outbox.state().inDoubt, 1);
  assert.match(said.join(), /is not resent/);
});

test('MAIL-5: an email that cannot be created is kept until it can', async () => {
  const { add, outboxWorker, store, ended, said, clock } = workerWith(() => {
    if (clock.now < 1_000_001) throw new Error('a bug');
    return sent;
  });
  add('ann 1', 'ann');
  await outboxWorker.deliver();
  assert.equal(store.outbox.state().waiting, 1);
  assert.deepEqual(said, ['an email could not be created', 'an email was postponed']);
  clock.now += MINUTE_MS;
  await outboxWorker.deliver();
  assert.deepEqual(ended, ['ann 1 sent']);
});
