import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NoAnswer } from '../api/answer.ts';
import { openDatabase } from '../store/database.ts';
import { MAX_WISHES, type SignInWish } from '../store/sign-in-wishes.ts';
import { Store } from '../store/store.ts';
import { MAX_WAIT_MS, SignInLetters, type SignInOutcome } from './sign-in-letters.ts';

const ENDED = { kind: 'ended' } as const;
const wishOf = (address: string) => ({ address, language: 'en', goOnTo: '/' }) as const;

/**
 * Sign-in emails over a store, with their own clock.
 * @param send the outcome of each attempt
 */
function lettersWith(send: (wish: SignInWish) => SignInOutcome) {
  const clock = { now: 0 };
  const said: string[] = [];
  const tried: [at: number, address: string][] = [];
  const note = (_about: object, message: string) => said.push(message);
  const store = new Store(openDatabase(':memory:'), () => clock.now);
  const make = () =>
    new SignInLetters({
      store,
      log: { warn: note, error: note },
      now: () => clock.now,
      send: async (wish) => {
        tried.push([clock.now, wish.address]);
        return send(wish);
      },
    });
  /** Steps at the requested times, until nothing waits or time is up. */
  const run = async (letters: SignInLetters, until: number) => {
    for (;;) {
      letters.step();
      await letters.ended();
      const wait = letters.step();
      await letters.ended();
      if (store.wishes.count() === 0 || clock.now + wait > until) return;
      clock.now += Math.max(wait, 1);
    }
  };
  return { letters: make(), make, run, store, clock, said, tried };
}

const away = () => {
  throw new NoAnswer(503, 'away');
};

test('SIGN-12: while the league is away, requests wait and one of them retries for all; then all are emailed', async () => {
  let isAway = true;
  const at = lettersWith(() => (isAway ? away() : ENDED));
  for (let one = 0; one < 12; one++) at.letters.ask(wishOf(`m${one}@example.org`));
  await at.run(at.letters, 300_000);
  assert.equal(at.store.wishes.count(), 12);
  // All that started together, then at most one a minute instead of twelve.
  assert.ok(at.tried.length <= 10 + 10, `${at.tried.length} attempts`);
  assert.match(at.said[0] ?? '', /did not answer: sign-in emails/);
  isAway = false;
  at.tried.length = 0;
  await at.run(at.letters, 600_000);
  assert.equal(at.store.wishes.count(), 0);
  assert.equal(new Set(at.tried.map(([, address]) => address)).size, 12);
  assert.equal(at.tried.length, 12);
  assert.ok(at.said.includes('sign-in emails are created again'));
});

test('SIGN-12: requests that the league never answers delay no other', async () => {
  const at = lettersWith(({ address }) => (address.startsWith('bad') ? away() : ENDED));
  // More than run at once.
  for (let one = 0; one < 12; one++) at.letters.ask(wishOf(`bad${one}@example.org`));
  for (let one = 0; one < 30; one++) at.letters.ask(wishOf(`m${one}@example.org`));
  await at.run(at.letters, 300_000);
  assert.equal(at.store.wishes.count(), 12);
});

test('SIGN-12: a restart loses no request, and a repeated request waits for the same email', async () => {
  const at = lettersWith(() => away());
  at.letters.ask(wishOf('Ann@example.org'));
  at.letters.ask(wishOf('ann@example.org'));
  await at.run(at.letters, 1000);
  assert.equal(at.store.wishes.count(), 1);
  const again = lettersWith(() => ENDED);
  assert.equal(again.store.wishes.count(), 0);
  const restarted = at.make();
  at.clock.now += 60_000;
  restarted.step();
  await restarted.ended();
  assert.equal(at.tried.length, 2);
});

test('MAIL-11: an email that the mail server refuses is retried less and less often', async () => {
  const outcomes = [1, 2, 3].map(() => ({ kind: 'later', reason: '450 greylisted' }) as const);
  const at = lettersWith(() => outcomes.pop() ?? ENDED);
  at.letters.ask(wishOf('ann@example.org'));
  await at.run(at.letters, MAX_WAIT_MS);
  assert.deepEqual(
    at.tried.map(([time]) => time),
    [0, 5000, 25_000, 105_000],
  );
});

test('SIGN-12: a request waits at most six hours, and the log says that it was given up', async () => {
  const at = lettersWith(() => away());
  at.letters.ask(wishOf('ann@example.org'));
  await at.run(at.letters, MAX_WAIT_MS);
  assert.equal(at.store.wishes.count(), 1);
  await at.run(at.letters, MAX_WAIT_MS + 120_000);
  assert.equal(at.store.wishes.count(), 0);
  assert.ok(at.said.some((line) => line.includes('given up')));
});

test('SIGN-12: the queue is bounded; once it is full, no page says that a link is on its way', () => {
  const { letters, store, clock } = lettersWith(() => ENDED);
  store.together(() => {
    for (let one = 1; one < MAX_WISHES; one++) store.wishes.add(wishOf(`m${one}@x.org`), clock.now);
  });
  assert.equal(letters.ask(wishOf('last@example.org')), true);
  assert.equal(letters.ask(wishOf('more@example.org')), false);
  // A request that already waits does not count again.
  assert.equal(letters.ask(wishOf('LAST@example.org')), true);
});

test('SIGN-12: a sent email is not sent again if the disk cannot record it', async (t) => {
  const at = lettersWith(() => ENDED);
  at.letters.ask(wishOf('ann@example.org'));
  const { wishes } = at.store;
  const full = t.mock.method(wishes, 'remove', () => {
    throw new Error('database or disk is full');
  });
  await at.run(at.letters, 200_000);
  full.mock.restore();
  await at.run(at.letters, 400_000);
  assert.deepEqual([at.tried.length, at.store.wishes.count()], [1, 0]);
});

test('OWN-2: a request is removed with its member, also by the address of an email to them', () => {
  const { store, letters } = lettersWith(() => ENDED);
  for (const name of ['ann', 'bo', 'cem']) letters.ask(wishOf(`${name}@example.org`));
  const ann = store.wishes.due(0, 1)[0];
  assert.ok(ann);
  store.wishes.tie(ann.place, 'm_ann');
  store.outbox.add({
    key: 'k',
    to: { member_id: 'm_bo', address: 'BO@example.org', name: 'Bo' },
    language: 'en',
    about: [],
    letter: { kind: 'settled', subject: 'x', blocks: [] },
  });
  store.forgetMember('m_ann');
  store.forgetMember('m_bo');
  assert.deepEqual(
    store.wishes.due(0, 9).map(({ address }) => address),
    ['cem@example.org'],
  );
});
