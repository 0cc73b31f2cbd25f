import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeTextFrame, makeWireFrame } from '../../fuzz/hostile.ts';
import { Endpoint } from '../../src/hosts/node/wire/endpoint.ts';
import { FairScheduler } from '../../src/hosts/node/wire/fair-scheduler.ts';
import { TestDuplex } from './duplex.ts';

const PIECE = 2048;
const LIMITS = { messageBytes: 16_384, fragments: 32 };
/** More than is read in one turn: messages by their number. */
const MESSAGES = Array.from({ length: 900 }, (_, index) => String(index).padStart(100, '0'));
const LARGE = Buffer.concat(MESSAGES.map(makeTextFrame));
const CLOSE = makeWireFrame({ opcode: 8, payload: Buffer.of(3, 232) });

/** Records what it receives, in one list with all others. */
class Listener extends Endpoint {
  readonly messages: string[] = [];
  readonly #name: string;
  readonly #heard: string[];
  readonly #isSeated: boolean;
  /** It is closed after this many messages. */
  readonly #most: number;

  constructor(
    duplex: TestDuplex,
    scheduler: FairScheduler,
    { name = '', heard = [] as string[], isSeated = true, most = Infinity } = {},
  ) {
    super(duplex, scheduler, LIMITS);
    this.#name = name;
    this.#heard = heard;
    this.#isSeated = isSeated;
    this.#most = most;
  }

  protected override get hasSeat(): boolean {
    return this.#isSeated && this.isOpen;
  }

  protected override onReceived(bytes: Buffer, start: number, end: number): void {
    this.messages.push(bytes.toString('latin1', start, end));
    this.#heard.push(this.#name);
    if (this.messages.length === this.#most) this.close(4429);
  }

  protected override onControl(): boolean {
    return true;
  }

  protected override onLeaving(): void {
    this.#heard.push(`${this.#name} left`);
  }

  protected override onGone(): void {
    this.#heard.push(`${this.#name} is gone`);
  }
}

async function open(
  scheduler: FairScheduler,
  options: ConstructorParameters<typeof Listener>[2] = {},
) {
  const duplex = new TestDuplex();
  const listener = new Listener(duplex, scheduler, options);
  listener.start(Buffer.alloc(0));
  // From now on, data flows.
  await nextTurn();
  return { duplex, listener };
}

async function passTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await nextTurn();
}

/** Reading changes a chunk, so each read needs a copy. */
const copy = (bytes: Buffer) => Buffer.from(bytes);

test('CAP-10: a large message is read whole and in order, and later ones after it', async () => {
  const { duplex, listener } = await open(new FairScheduler());
  duplex.push(copy(LARGE));
  duplex.push(makeTextFrame('and the end'));
  assert.ok(duplex.isPaused(), 'the sender waits meanwhile');
  await passTurns(50);
  assert.ok(!duplex.isPaused());
  assert.deepEqual(listener.messages, [...MESSAGES, 'and the end']);
});

test('CAP-10: short messages do not wait for large ones on other sockets', async () => {
  const heard: string[] = [];
  const scheduler = new FairScheduler();
  const names = ['first', 'second', 'quiet'];
  const [first, second, quiet] = await Promise.all(
    names.map((name) => open(scheduler, { name, heard })),
  );
  first?.duplex.push(copy(LARGE));
  second?.duplex.push(copy(LARGE));
  await passTurns(2);
  const before = heard.length;
  quiet?.duplex.push(makeTextFrame('short'));
  await passTurns(2);
  const most = (16 * PIECE) / makeTextFrame(MESSAGES[0] ?? '').length;
  const place = heard.slice(before).indexOf('quiet');
  assert.ok(place >= 0 && place <= most, 'it came, and before the rest of them');
  assert.ok(before > 0 && before <= (24 * PIECE) / 100);
  await passTurns(50);
  for (const one of [first, second]) assert.deepEqual(one?.listener.messages, MESSAGES);
  // Neither waits for all of the other's data.
  assert.ok(heard.indexOf('second') < heard.lastIndexOf('first'));
});

test('CAP-10: a message of the largest size takes turns in proportion to its bytes', async () => {
  const heard: string[] = [];
  const scheduler = new FairScheduler();
  const [first, large, other] = await Promise.all(
    ['first', 'large', 'other'].map((name) => open(scheduler, { name, heard })),
  );
  // Only the first has data in this turn.
  first?.duplex.push(copy(LARGE.subarray(0, 9 * PIECE)));
  large?.duplex.push(makeTextFrame('A'.repeat(16_384)));
  other?.duplex.push(copy(LARGE.subarray(0, 2 * PIECE)));
  await passTurns(20);
  assert.deepEqual(large?.listener.messages, ['A'.repeat(16_384)]);
  assert.equal(heard.at(-1), 'large', 'what is shorter was read before');
});

test('CAP-2: a flood is read only for a while after it is closed', async () => {
  for (const [late, isHeard] of [
    [63, true],
    [64, false],
  ] as const) {
    const { duplex, listener } = await open(new FairScheduler(), { most: 50 });
    duplex.push(copy(LARGE.subarray(0, (50 + late) * makeTextFrame(MESSAGES[0] ?? '').length)));
    await passTurns(200);
    assert.equal(listener.messages.length, 50, 'what comes after it was closed is passed over');
    duplex.push(copy(CLOSE));
    duplex.resume();
    await passTurns(20);
    assert.equal(duplex.isEnded, isHeard, `its own close frame behind ${late} others`);
    duplex.destroy();
  }
});

test('CAP-2: a client that breaks the protocol is no longer read after a while', async () => {
  const { duplex } = await open(new FairScheduler());
  duplex.push(Buffer.of(0xff, 0xff));
  await passTurns(3);
  assert.ok(duplex.isEnded);
  duplex.push(Buffer.alloc(200_000));
  await passTurns(3);
  assert.ok(!duplex.isPaused(), 'what is on its way is taken, so that the code gets there');
  duplex.push(Buffer.alloc(100_000));
  await passTurns(3);
  assert.ok(duplex.isPaused());
  duplex.destroy();
});

test('ROOM-6: everything a socket sent before it closed is read in order', async () => {
  const heard: string[] = [];
  const { duplex, listener } = await open(new FairScheduler(), { heard, name: 'one' });
  duplex.push(copy(LARGE));
  duplex.push(makeTextFrame('and the end'));
  await passTurns(1);
  assert.ok(listener.messages.length < MESSAGES.length);
  duplex.destroy();
  await passTurns(3);
  assert.deepEqual(listener.messages, [...MESSAGES, 'and the end']);
  assert.equal(heard.at(-1), 'one is gone');
});

test('CAP-9, CAP-10: newcomers’ short messages are read a few sockets at a time, behind players', async () => {
  const heard: string[] = [];
  const scheduler = new FairScheduler();
  const names = Array.from({ length: 9 }, (_, index) => `newcomer ${index}`);
  const newcomers = names.map((name) => open(scheduler, { name, heard, isSeated: false }));
  const player = await open(scheduler, { name: 'player', heard });
  for (const { duplex } of await Promise.all(newcomers)) duplex.push(makeTextFrame('short'));
  const first = heard.length;
  assert.equal(first, 4);
  assert.equal(scheduler.unseatedCount, names.length - first);
  player.duplex.push(makeTextFrame('short'));
  assert.deepEqual(heard, [...names.slice(0, first), 'player']);
  await passTurns(20);
  assert.deepEqual(heard, [...names.slice(0, first), 'player', ...names.slice(first)]);
});

test('ROOM-6: everything a socket sent is read before its end, even while it waits', async () => {
  const heard: string[] = [];
  const scheduler = new FairScheduler();
  const names = ['first', 'second', 'third', 'player'];
  for (const name of names) {
    const { duplex } = await open(scheduler, { name, heard, isSeated: name === 'player' });
    duplex.push(name === 'player' ? copy(LARGE) : makeTextFrame('short'));
    duplex.push(null);
  }
  await passTurns(60);
  for (const name of names) {
    const [first, last] = [heard.indexOf(name), heard.lastIndexOf(name)];
    assert.ok(first >= 0 && heard.indexOf(`${name} left`) > last, name);
    assert.ok(heard.includes(`${name} is gone`), name);
  }
  assert.equal(heard.filter((one) => one === 'player').length, MESSAGES.length);
});
