import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Signer } from '../signed/signer.ts';
import { openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import { AnswerSender } from './answer-sender.ts';
import { Backoff } from './backoff.ts';
import { BotApi } from './bot-api.ts';
import { BotPoller } from './bot-poller.ts';
import { ChatReception } from './chat-reception.ts';
import { CHAT, FakeTelegram, refusal, TOKEN } from '../../test/fake-telegram.ts';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const ANN = '01989d2c-6b40-7c3a-9d1e-000000000001';
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

async function scene(t: TestContext, token = TOKEN) {
  const fake = new FakeTelegram();
  const url = await fake.serve(t);
  const clock = { now: NOW };
  const now = () => clock.now;
  const store = new Store(openDatabase(':memory:'), now);
  t.after(() => store.close());
  store.chatLinks.link(ANN, { chatId: CHAT, linkedAt: NOW });
  const logged: string[] = [];
  const note = (about: object, what: string) =>
    void logged.push(`${what} ${JSON.stringify(about)}`);
  const log = { warn: note, error: note };
  const api = new BotApi({ url, token });
  t.after(() => api.close());
  const signer = new Signer(new Uint8Array(32).fill(1));
  /** Simulates a restart: only the store remains. */
  const start = () => {
    const backoff = new Backoff();
    const reception = new ChatReception({ store, signer, botId: '4711', now });
    const poller = new BotPoller({ api, reception, backoff, log, now });
    const sender = new AnswerSender({ api, store, backoff: new Backoff(), log, now });
    return { poller, backoff, sender };
  };
  const handled = () => {
    const found = [];
    for (let one = store.inbox.next(clock.now); one !== null;) {
      found.push(one.written);
      const answer = { text: `answer to ${one.written}`, buttons: [] };
      store.inbox.end(one.place, { answer });
      one = store.inbox.next(clock.now);
    }
    return found;
  };
  return { fake, clock, store, logged, api, start, handled, ...start() };
}

test('BOT-5: stored updates are confirmed by the next poll, and come again until then', async (t) => {
  const { fake, poller, handled, start } = await scene(t);
  fake.write('one');
  assert.equal(await poller.look(), 0);
  assert.deepEqual(handled(), ['one']);
  assert.equal(fake.updates.length, 1);
  fake.write('two');
  // Killed before confirming: both arrive again, and one is known.
  const next = start();
  await next.poller.look();
  assert.deepEqual(handled(), ['two']);
  assert.deepEqual(fake.updates.length, 2);
  fake.write('three');
  await next.poller.look();
  assert.deepEqual(handled(), ['three']);
  assert.equal(fake.updates.length, 1);
  const asked = fake.calls.filter(({ method }) => method === 'getUpdates');
  assert.deepEqual(
    asked.map(({ body }) => [body['offset'], body['allowed_updates']]),
    [
      [undefined, ['message', 'callback_query']],
      [undefined, ['message', 'callback_query']],
      [102, ['message', 'callback_query']],
    ],
  );
});

test('BOT-5: an interrupted answer is sent again, and a delivered one is not', async (t) => {
  const { fake, clock, store, poller, sender, handled } = await scene(t);
  fake.write('one');
  await poller.look();
  handled();
  fake.losesAnswer = true;
  assert.equal(await sender.send(), 5 * SECOND_MS);
  assert.equal(store.inbox.waiting('chat'), 1);
  clock.now += 5 * SECOND_MS;
  await sender.send();
  await sender.send();
  assert.deepEqual(
    fake.sent.map(({ chatId, text }) => [chatId, text]),
    Array.from({ length: 2 }, () => [CHAT, 'answer to one']),
  );
  assert.equal(store.inbox.waiting('chat'), 0);
});

test('BOT-5: an answer that Telegram refuses delays no other', async (t) => {
  const { fake, store, poller, sender, handled, logged } = await scene(t);
  fake.write('one');
  fake.write('two');
  await poller.look();
  handled();
  fake.fault = (method, { text }) =>
    method === 'sendMessage' && text === 'answer to one'
      ? {
          status: 403,
          body: JSON.stringify(refusal(403, 'Forbidden: bot was blocked by the user')),
        }
      : null;
  await sender.send();
  assert.deepEqual(
    fake.sent.map(({ text }) => text),
    ['answer to two'],
  );
  assert.match(logged.join(), /Telegram refused an answer .*blocked by the user/);
  assert.equal(store.inbox.waiting('chat'), 0);
});

const json = (code: number, description: string, more = {}) => ({
  status: code,
  body: JSON.stringify(refusal(code, description, more)),
});

for (const [name, fault, health, wait, said] of [
  [
    'another poller',
    json(409, 'Conflict: terminated by other getUpdates request'),
    'taken',
    5,
    /another program .*Conflict/,
  ],
  [
    'a webhook',
    json(409, "Conflict: can't use getUpdates method while webhook is active"),
    'taken',
    5,
    /webhook/,
  ],
  ['a token that is not taken', json(401, 'Unauthorized'), 'refused', 300, /rejects the bot token/],
  ['no such bot', json(404, 'Not Found'), 'refused', 300, /rejects the bot token/],
  [
    'a wish for patience',
    json(429, 'Too Many Requests', { parameters: { retry_after: 40 } }),
    'away',
    40,
    /cannot be read .*Too Many/,
  ],
  [
    'one of a day',
    json(429, 'Too Many Requests', { parameters: { retry_after: 86_400 } }),
    'away',
    3600,
    /cannot be read/,
  ],
  [
    'one of nonsense',
    json(429, 'Too Many Requests', { parameters: { retry_after: 'soon' } }),
    'away',
    5,
    /cannot be read/,
  ],
  [
    'a fault of the server',
    { status: 502, body: '<html>Bad Gateway</html>' },
    'away',
    5,
    /no JSON/,
  ],
  ['garbage', { status: 200, body: '{"ok":tru' }, 'away', 5, /no JSON/],
  [
    'another shape',
    { status: 200, body: '{"ok":true,"result":{"a":1}}' },
    'away',
    5,
    /no list of updates/,
  ],
  ['an answer without one', { status: 200, body: '[]' }, 'away', 5, /no reason/],
  [
    'an answer without an end',
    { status: 200, body: ' '.repeat(8_388_609) },
    'away',
    5,
    /had no end/,
  ],
  ['a connection that breaks', 'break', 'away', 5, /cannot be read/],
] as const) {
  test(`BOT-8: polling retries later and logs it once: ${name}`, async (t) => {
    const { fake, clock, poller, backoff, logged, handled } = await scene(t);
    fake.fault = (method) => (method === 'getUpdates' ? fault : null);
    assert.equal(await poller.look(), wait * SECOND_MS);
    assert.equal(backoff.health, health);
    const calls = fake.calls.length;
    clock.now += wait * SECOND_MS - 1;
    assert.equal(await poller.look(), 1);
    assert.equal(fake.calls.length, calls);
    clock.now += 1;
    await poller.look();
    assert.equal(fake.calls.length, calls + 1);
    assert.equal(logged.length, 1);
    assert.match(logged[0] ?? '', said);
    assert.doesNotMatch(logged.join(), /TTTT/);
    fake.fault = () => null;
    fake.write('one');
    clock.now += 60 * MINUTE_MS;
    await poller.look();
    assert.deepEqual(handled(), ['one']);
    assert.equal(backoff.health, 'ok');
    assert.match(logged[1] ?? '', /read again/);
  });
}

test('BOT-8: waits double, up to five minutes', async (t) => {
  const { fake, clock, poller } = await scene(t);
  fake.fault = () => 'break';
  const waits: number[] = [];
  for (let tries = 0; tries < 9; tries++) {
    const wait = await poller.look();
    waits.push(wait / SECOND_MS);
    clock.now += wait;
  }
  assert.deepEqual(waits, [5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

test('BOT-8: errors that mention the token are never passed on', async (t) => {
  const wrong = `4711:${'W'.repeat(35)}`;
  const { poller, logged, api } = await scene(t, wrong);
  await poller.look();
  assert.equal(poller.username, null);
  assert.match(logged.join(), /rejects the bot token/);
  // Node's errors contain addresses that it cannot fetch.
  const broken = new BotApi({ url: 'http://', token: wrong });
  const failure = await broken.getUsername().then(
    () => null,
    (error: unknown) => error,
  );
  assert.ok(failure instanceof Error);
  assert.doesNotMatch(`${failure.message} ${failure.stack ?? ''} ${logged.join()}`, /WWWW/);
  api.close();
});

test('BOT-8: a stop aborts the open long poll, and logs nothing', async (t) => {
  const { fake, poller, api, logged } = await scene(t);
  const looking = poller.look();
  while (!fake.calls.some(({ method }) => method === 'getUpdates')) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  api.close();
  await looking;
  assert.deepEqual(logged, []);
});

test('BOT-8: an endless answer is given up', async (t) => {
  const { fake, api } = await scene(t);
  fake.fault = () => 'hang';
  t.mock.method(AbortSignal, 'timeout', (ms: number) => {
    assert.ok(ms <= MINUTE_MS, `${ms}`);
    return AbortSignal.abort(new Error('timed out'));
  });
  await assert.rejects(api.getUpdates(null), /timed out/);
  await assert.rejects(api.getUsername(), /timed out/);
});

test('BOT-9: nothing is fetched while a thousand messages wait', async (t) => {
  const { fake, store, poller } = await scene(t);
  for (let updateId = 5001; updateId <= 6000; updateId++) {
    const mailOnly = { addressPlace: 0, matchIds: [], proposalId: null, sender: '' };
    const by = { ...mailOnly, isForged: false, isStranger: false, memberId: ANN, language: '' };
    const message = { ...by, channel: 'chat', source: `4711.${updateId}`, kind: 'text' } as const;
    store.inbox.add({ ...message, chatId: updateId, written: 'x' }, NOW);
  }
  fake.write('one');
  assert.equal(await poller.look(), SECOND_MS);
  assert.deepEqual(fake.calls, []);
  const [first] = [store.inbox.next(NOW)];
  store.inbox.end(first?.place ?? 0);
  await poller.look();
  assert.equal(store.inbox.waiting('chat'), 1000);
});

test('BOT-11: the bot’s name is requested once and must be valid', async (t) => {
  const { fake, clock, poller } = await scene(t);
  fake.fault = (method) =>
    method === 'getMe' ? { status: 200, body: '{"ok":true,"result":{"username":"a/b"}}' } : null;
  await poller.look();
  assert.equal(poller.username, null);
  fake.fault = () => null;
  clock.now += 5 * SECOND_MS;
  fake.write('one');
  await poller.look();
  assert.equal(poller.username, 'club_bot');
  fake.write('two');
  await poller.look();
  assert.equal(fake.calls.filter(({ method }) => method === 'getMe').length, 2);
});
