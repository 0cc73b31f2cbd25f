import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { until } from 'test-kit/until';
import { NO_CLUB } from '../api/club.ts';
import type { Letter, LetterKind } from '../mail/letter.ts';
import { Signer } from '../signed/signer.ts';
import { openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import { decryptPush, deviceKeys, type FakeDevice } from '../../test/fake-device.ts';
import { answer, type Treatment } from 'test-kit/push-service';
import { type FakePushService, startPushService } from '../../test/fake-push-service.ts';
import { MAX_WAIT_MS } from './push-outcome.ts';
import { PushWorker, UNTAPPED_MS } from './push-worker.ts';
import { SenderKey } from '../push/sender-key.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const START = Date.parse('2026-11-28T07:00:00Z');
const ANN = '01989d2c-6b40-7c3a-9d1e-000000000001';
const MATCH = '01989d2c-6b40-7c3a-9d1e-000000000004';
const SITE = 'https://club.example';

/** A site whose clock advances to the next due time, beside a fake push service. */
async function site(t: TestContext, timeoutMs?: number) {
  const service = await startPushService(t, timeoutMs);
  const clock = { now: START };
  const store = new Store(openDatabase(':memory:'), () => clock.now);
  t.after(() => store.close());
  const said: { readonly message: string; readonly about: object }[] = [];
  const say = (about: object, message: string) => said.push({ about, message });
  let mailed = 0;
  const worker = new PushWorker({
    ...optionsOf(store, clock),
    transport: service.transport,
    log: { warn: say, error: say },
    onMail: () => (mailed += 1),
  });
  const run = async (until = Infinity) => {
    for (let next = await worker.deliver(); next !== null && next <= until;) {
      clock.now = Math.max(next, clock.now);
      next = await worker.deliver();
    }
  };
  const on = (name: string, memberId = ANN): FakeDevice => {
    const device = deviceKeys();
    const endpoint = `https://${name}.push.example/${name}`;
    store.pushDevices.add(
      memberId,
      { endpoint, keys: device.keys },
      { browser: null, system: null },
      START,
    );
    return device;
  };
  const add = (key = 'one', letter: Partial<Letter> = {}) =>
    store.outbox.add(letterTo(key, letter));
  /** The emails that are due now. */
  const mail = () => {
    const claimed = store.outbox.claim();
    if (claimed !== null) store.outbox.end(claimed.place, 'sent', null);
    return claimed?.key ?? null;
  };
  return { service, clock, store, said, worker, run, on, add, mail, mails: () => mailed };
}

function letterTo(key: string, letter: Partial<Letter>) {
  return {
    key,
    to: { member_id: ANN, address: 'ann@example.org', name: 'Ann' },
    language: 'en',
    about: [],
    letter: {
      kind: 'other_side_reported' as LetterKind,
      subject: 'Your turn: your match against Bo',
      blocks: [{ type: 'button', label: 'Go', href: `${SITE}/matches/${MATCH}/report` }],
      ...letter,
    },
  } as const;
}

function messageOf(device: FakeDevice, { arrived }: FakePushService, at = 0) {
  const body = arrived[at]?.body ?? Buffer.alloc(0);
  return JSON.parse(decryptPush(device, body).toString()) as Record<string, string>;
}

test('PUSH-13: an accepted push delays the email by twelve hours, and a tap cancels it', async (t) => {
  const { add, on, run, mail, clock, store, service } = await site(t);
  on('phone');
  add();
  await run();
  assert.equal(service.arrived.length, 1);
  clock.now = START + UNTAPPED_MS - 1;
  assert.equal(mail(), null);
  assert.equal(store.outbox.nextAttempt(), START + UNTAPPED_MS);
  store.pushes.endTapped(1);
  clock.now = START + UNTAPPED_MS + 1;
  assert.equal(mail(), null);
  assert.deepEqual(
    store.outbox.ofMember(ANN).map(({ status }) => status),
    ['pushed'],
  );
});

test('PUSH-13: without a tap the email follows after twelve hours, once, and is not pushed again', async (t) => {
  const { add, on, run, mail, clock, service } = await site(t);
  on('phone');
  add();
  await run();
  clock.now = START + UNTAPPED_MS;
  assert.equal(mail(), 'one');
  assert.equal(mail(), null);
  await run();
  assert.equal(service.arrived.length, 1);
});

test('PUSH-13: a delayed email delays no other to the same address', async (t) => {
  const { add, on, run, mail, store } = await site(t);
  on('phone');
  add('pushed');
  add('of another kind', { kind: 'settled' });
  assert.equal(store.outbox.nextAttempt(), START);
  assert.equal(mail(), 'of another kind');
  await run();
  assert.equal(store.outbox.state().waiting, 0);
  assert.deepEqual(store.pushes.state(), { waiting: 0, untapped: 1 });
});

test('PUSH-14: a tap cancels an email waiting for a mail server, and does not affect a sent one', async (t) => {
  const { add, on, run, store, clock, service } = await site(t);
  on('phone');
  add();
  await run();
  clock.now = START + UNTAPPED_MS;
  const claimed = store.outbox.claim();
  store.pushes.endTapped(1);
  store.outbox.postpone(claimed?.place ?? 0, clock.now + 1, 'away');
  store.pushes.endTapped(1);
  clock.now += MINUTE_MS;
  assert.equal(store.outbox.claim(), null);
  service.treat = answer(400);
  add('gone');
  await run();
  store.outbox.end(store.outbox.claim()?.place ?? 0, 'refused', 'no such mailbox');
  store.pushes.endTapped(2);
  assert.deepEqual(
    store.outbox.ofMember(ANN).map(({ status }) => status),
    ['refused', 'pushed'],
  );
});

interface PushCase {
  readonly name: string;
  readonly treat: Treatment;
  /** Number of calls. */
  readonly calls: number;
  /** Milliseconds until the email follows; null while it is still pushed. */
  readonly mailAfter: number | null;
  readonly isGone?: boolean;
  readonly timeoutMs?: number;
}

const hang: Treatment = () => undefined;
const FOUR_TRIES = { calls: 4, mailAfter: (10 + 60 + 300) * SECOND_MS };
const endless: Treatment = (response) => {
  response.writeHead(201, { 'Content-Length': String(1e12) });
  const fill = () => {
    while (response.writable && response.write(Buffer.alloc(65_536)));
  };
  response.on('drain', fill).on('error', () => undefined);
  fill();
};
const CASES: readonly PushCase[] = [
  { name: 'takes it', treat: answer(201), calls: 1, mailAfter: null },
  { name: 'takes it, and says 200', treat: answer(200), calls: 1, mailAfter: null },
  {
    name: 'says that the device is gone, by 410',
    treat: answer(410),
    calls: 1,
    mailAfter: 0,
    isGone: true,
  },
  {
    name: 'says that the device is gone, by 404',
    treat: answer(404),
    calls: 1,
    mailAfter: 0,
    isGone: true,
  },
  { name: 'refuses who sends', treat: answer(403), calls: 1, mailAfter: 0 },
  { name: 'refuses its size', treat: answer(413), calls: 1, mailAfter: 0 },
  { name: 'fails', treat: answer(500), ...FOUR_TRIES },
  { name: 'is overloaded', treat: answer(503), ...FOUR_TRIES },
  { name: 'asks for patience, and does not say how long', treat: answer(429), ...FOUR_TRIES },
  {
    name: 'asks for patience of two minutes',
    treat: answer(429, { 'Retry-After': '120' }),
    calls: 4,
    mailAfter: (120 + 120 + 300) * SECOND_MS,
  },
  {
    name: 'asks for patience until a time',
    treat: answer(503, { 'Retry-After': new Date(START + 2 * MINUTE_MS).toUTCString() }),
    calls: 4,
    mailAfter: (120 + 60 + 300) * SECOND_MS,
  },
  {
    name: 'asks for as much patience as there is',
    treat: answer(429, { 'Retry-After': String(MAX_WAIT_MS / SECOND_MS) }),
    calls: 4,
    mailAfter: 3 * MAX_WAIT_MS,
  },
  {
    name: 'asks for more patience than there is',
    treat: answer(429, { 'Retry-After': String(MAX_WAIT_MS / SECOND_MS + 1) }),
    calls: 1,
    mailAfter: 0,
  },
  {
    name: 'asks for patience in words',
    treat: answer(429, { 'Retry-After': 'a little' }),
    ...FOUR_TRIES,
  },
  {
    name: 'cuts the connection',
    treat: (response) => response.socket?.destroy(),
    ...FOUR_TRIES,
  },
  {
    name: 'speaks no HTTP',
    treat: (response) => response.socket?.end('hello\r\n\r\n'),
    ...FOUR_TRIES,
  },
  { name: 'does not answer', treat: hang, ...FOUR_TRIES, timeoutMs: 200 },
  {
    name: 'leads elsewhere',
    treat: answer(307, { Location: 'http://127.0.0.1:1/' }),
    calls: 1,
    mailAfter: 0,
  },
  {
    name: 'takes it with a body that never ends',
    treat: endless,
    calls: 1,
    mailAfter: null,
  },
  {
    name: 'takes it with a body that never comes',
    treat: (response) => {
      response.writeHead(201, { 'Content-Length': '10' });
      response.flushHeaders();
    },
    calls: 1,
    mailAfter: null,
  },
  {
    name: 'has a header that is too long',
    treat: answer(201, { 'X-Long': 'x'.repeat(20_000) }),
    ...FOUR_TRIES,
  },
];

for (const { name, treat, calls, mailAfter, isGone = false, timeoutMs } of CASES) {
  test(`PUSH-9: a push service that ${name}`, async (t) => {
    const { service, add, on, run, mail, mails, store, clock } = await site(t, timeoutMs);
    on('phone');
    service.treat = treat;
    add();
    await run();
    assert.equal(service.arrived.length, calls);
    assert.equal(store.pushDevices.listOf(ANN)[0]?.isGone, isGone);
    assert.equal(mails(), mailAfter === null ? 0 : 1);
    assert.equal(mail(), mailAfter === null ? null : 'one');
    assert.equal(clock.now, START + (mailAfter ?? 0));
  });
}

test('PUSH-7: an endless response body is not read: its connection is closed', async (t) => {
  const { service, add, on, run } = await site(t, 60_000);
  on('phone');
  service.treat = endless;
  add();
  await run();
  await until('the connection is not cut', () => service.connections() === 0);
});

test('PUSH-10: delivery to one of several devices is enough, and devices that are gone are removed', async (t) => {
  const { service, add, on, run, mail, store } = await site(t);
  for (const name of ['gone', 'failing', 'well', 'refusing']) on(name);
  const statuses: Readonly<Record<string, number>> = { gone: 410, failing: 500, refusing: 400 };
  service.treat = (response, asked) =>
    answer(statuses[asked.url?.slice(1) ?? ''] ?? 201)(response, asked);
  add();
  await run();
  assert.equal(service.arrived.length, 4);
  assert.equal(mail(), null);
  assert.deepEqual(
    store.pushDevices.listOf(ANN).map(({ isGone }) => isGone),
    [false, false, false, true],
  );
});

test('PUSH-10: if one device refuses and another fails, the failing one is retried', async (t) => {
  const { service, add, on, run, mail, clock } = await site(t);
  for (const name of ['failing', 'refusing']) on(name);
  service.treat = (response, asked) => {
    const isBack = clock.now > START;
    answer(asked.url === '/refusing' ? 400 : isBack ? 201 : 500)(response, asked);
  };
  add();
  await run();
  assert.equal(mail(), null);
  assert.equal(clock.now, START + 10 * SECOND_MS);
});

test('PUSH-9: a service that asked to slow down is not called for other devices, while other services are', async (t) => {
  const { service, add, on, run, store, clock } = await site(t);
  on('busy');
  service.treat = answer(429, { 'Retry-After': '60' });
  add('first');
  await run(START);
  add('second');
  await run(START);
  assert.equal(service.arrived.length, 1);
  service.treat = answer(201);
  on('well');
  add('third');
  await run(START);
  assert.deepEqual(
    service.arrived.map(({ path }) => path),
    ['/busy', '/well'],
  );
  await run();
  assert.equal(clock.now, START + MINUTE_MS);
  assert.deepEqual(store.pushes.state(), { waiting: 0, untapped: 3 });
});

test('PUSH-8: a push states its time to live, urgency and topic', async (t) => {
  const { service, add, on, run } = await site(t);
  on('phone');
  add('one');
  add('two', { kind: 'week_left' });
  await run();
  const [report, week] = service.arrived.map(({ headers }) => headers);
  assert.deepEqual([report?.['ttl'], report?.['urgency']], ['43200', 'normal']);
  assert.deepEqual([week?.['ttl'], week?.['urgency']], ['43200', 'low']);
  assert.equal(report?.['content-encoding'], 'aes128gcm');
  assert.match(report['authorization'] ?? '', /^vapid t=[\w.-]+, k=[\w-]{87}$/);
  const topics = [report, week].map((one) => String(one?.['topic']));
  for (const topic of topics) assert.match(topic, /^[\w-]{32}$/);
  assert.equal(new Set(topics).size, 2);
});

test('PUSH-12: a push contains no names unless its member wants them; its tap opens the same page as the button', async (t) => {
  const { service, add, on, run, store } = await site(t);
  const device = on('phone');
  add('one');
  await run();
  store.pushChoices.set(ANN, { off: new Set(), showsNames: true });
  add('two');
  await run();
  const [plain, named] = [messageOf(device, service), messageOf(device, service, 1)];
  assert.doesNotMatch(JSON.stringify(plain), /Bo/);
  assert.equal(plain['title'], 'Your turn: enter the score');
  assert.equal(named['title'], 'Your turn: your match against Bo');
  const to = encodeURIComponent(`/matches/${MATCH}/report`);
  assert.match(plain['url'] ?? '', new RegExp(`^/pushed/1\\.[\\w-]{22}\\?to=${to}$`));
  assert.notEqual(plain['tag'], named['tag']);
});

test('PUSH-12: a push that would be too long with names is sent without them', async (t) => {
  const { service, add, on, run, store } = await site(t);
  const device = on('phone');
  store.pushChoices.set(ANN, { off: new Set(), showsNames: true });
  add('one', { subject: 'Bo'.repeat(2000) });
  await run();
  assert.equal(messageOf(device, service)['title'], 'Your turn: enter the score');
});

test('PUSH-11: a kind that is turned off is emailed at once, even if it was waiting to be pushed', async (t) => {
  const { service, add, on, run, store, mail } = await site(t);
  on('phone');
  add('before');
  store.pushChoices.set(ANN, { off: new Set(['report']), showsNames: false });
  add('after');
  assert.equal(mail(), 'after');
  await run();
  assert.equal(mail(), 'before');
  assert.equal(service.arrived.length, 0);
});

test('PUSH-11: a member who turned off a kind’s emails gets its pushes, and no email afterwards', async (t) => {
  const { service, add, on, run, store, mail, clock } = await site(t);
  on('phone');
  store.muted.set(ANN, 'other_side_reported', false);
  add();
  assert.equal(mail(), null);
  await run();
  assert.equal(service.arrived.length, 1);
  clock.now = START + UNTAPPED_MS;
  assert.equal(mail(), null);
  assert.deepEqual(
    store.outbox.ofMember(ANN).map(({ status }) => status),
    ['muted'],
  );
});

test('PUSH-17: a stop during a push leaves it to the next start, under the same topic', async (t) => {
  const { service, add, on, run, store, worker, clock, mail } = await site(t);
  on('phone');
  service.treat = () => {
    worker.stop();
    worker.abandon();
  };
  add();
  await run();
  assert.equal(mail(), null);
  assert.equal(store.pushes.nextAttempt(), null, 'it is left as it was');
  store.outbox.recover(clock.now - MINUTE_MS);
  const open = await startPushService(t);
  await new PushWorker({ ...optionsOf(store, clock), transport: open.transport }).deliver();
  assert.equal(open.arrived[0]?.headers['topic'], service.arrived[0]?.headers['topic']);
  assert.equal(mail(), null);
  assert.deepEqual(store.pushes.state(), { waiting: 0, untapped: 1 });
});

test('PUSH-17: attempts cut off by a kill count: after four, the next failure is the last', async (t) => {
  const { add, on, store, mail, run, service, clock } = await site(t);
  on('phone');
  service.treat = answer(500);
  add();
  for (let kills = 0; kills < 4; kills++) {
    store.pushes.claim();
    store.outbox.recover(0);
  }
  await run();
  assert.equal(service.arrived.length, 1);
  assert.equal(clock.now, START);
  assert.equal(mail(), 'one');
});

function optionsOf(store: Store, clock: { readonly now: number }) {
  return {
    store,
    senderKey: new SenderKey(randomBytes(32), 'mailto:club@example.org'),
    signer: new Signer(new Uint8Array(32)),
    url: SITE,
    log: { warn: () => undefined, error: () => undefined },
    now: () => clock.now,
    club: async () => NO_CLUB,
    onMail: () => undefined,
  };
}
