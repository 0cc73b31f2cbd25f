import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CLOSE, isFinal } from '../../../relay/src/room/close-codes.ts';
import { joinedFrame, type Seat } from '../../../relay/src/room/frames.ts';
import { openSocket, receive, type SocketState } from '../../../relay/src/room/socket.ts';
import { stepConnection } from './connection-machine.ts';
import { type ConnectionEvent, connectionOff, deadlineOf } from './connection-state.ts';
import { readRelayFrame } from './relay-frames.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const numRuns = Number(process.env['FC_RUNS'] ?? 1000);

const CODES = [...Object.values(CLOSE), 1000, 1006, 4999];
const TEXTS = [
  'pong',
  'A-_',
  '{"t":"peer","online":true}',
  '{"t":"news"}',
  '{',
  joinedFrame(0, false, false),
];

type Action =
  | { readonly does: 'start' | 'stop' | 'wake' | 'reset' | 'opened' | 'due' | 'show' }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'send'; readonly count: number }
  | { readonly does: 'text'; readonly text: string }
  | { readonly does: 'joined'; readonly seat: Seat; readonly proto: number }
  | { readonly does: 'closed' | 'halt'; readonly code: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    does: fc.constantFrom('start', 'stop', 'wake', 'reset', 'opened', 'opened', 'due', 'show'),
  }),
  fc.record({ does: fc.constant('wait' as const), ms: fc.nat({ max: 70_000 }) }),
  fc.record({ does: fc.constant('send' as const), count: fc.nat({ max: 80 }) }),
  fc.record({ does: fc.constant('text' as const), text: fc.constantFrom(...TEXTS) }),
  fc.record({
    does: fc.constant('joined' as const),
    seat: fc.constantFrom<Seat[]>(0, 0, 0, 0, 1),
    proto: fc.constantFrom(1, 1, 1, 1, 2),
  }),
  fc.record({
    does: fc.constantFrom('closed' as const, 'halt' as const),
    code: fc.constantFrom(...CODES),
  }),
);

interface TestSocket {
  readonly number: number;
  /** The relay's own state of it. */
  relay: SocketState;
  isOpen: boolean;
  isClosed: boolean;
}

/** A connection with its sockets, a page and a clock; checked at every step. */
class Played {
  state = connectionOff(0, false);
  now = 0;
  isVisible = true;
  readonly sockets: TestSocket[] = [];
  #wasSeated = false;

  run(done: Action): void {
    const newest = this.sockets.findLast((socket) => !socket.isClosed);
    const socket = newest?.number ?? 0;
    if (done.does === 'wait') this.#wait(done.ms);
    else if (done.does === 'show') this.isVisible = !this.isVisible;
    else if (done.does === 'due') this.runToDeadline();
    else if (done.does === 'send') {
      for (let count = 0; count < done.count; count++) this.event({ kind: 'send', text: 'A' });
    } else if (done.does === 'opened') {
      if (newest && !newest.isOpen) newest.isOpen = true;
      this.event({ kind: 'opened', socket });
    } else if (done.does === 'joined') {
      this.#joined(socket, done);
    } else if (done.does === 'text') {
      this.event({ kind: 'frame', socket, frame: readRelayFrame(done.text) });
    } else if (done.does === 'closed') {
      if (newest) newest.isClosed = true;
      this.event({ kind: 'closed', socket, code: done.code });
    } else if (done.does === 'halt') this.event({ kind: 'halt', code: done.code });
    else this.event({ kind: done.does });
  }

  runToDeadline(): void {
    const deadline = deadlineOf(this.state);
    if (deadline === null) return;
    this.now = Math.max(this.now, deadline);
    this.event({ kind: 'tick' });
  }

  event(event: ConnectionEvent): void {
    const at = { now: this.now, chance: 0.5, isVisible: this.isVisible };
    const { state, effects } = stepConnection(this.state, event, at);
    this.state = state;
    for (const effect of effects) {
      if (effect.do === 'open') this.#open(effect.socket);
      else if (effect.do === 'close') this.#current().isClosed = true;
      else if (effect.do === 'join') {
        assert.equal(effect.isFirst, !this.#wasSeated, 'only the first join may make the room');
        this.#send(JSON.stringify({ t: 'join', seatToken: 'A'.repeat(43) }));
      } else if (effect.do === 'send') {
        assert.ok(effect.text !== 'ping' || this.isVisible, 'no ping while hidden');
        this.#send(effect.text);
      } else if (effect.do === 'joined') this.#wasSeated = true;
    }
    this.#check();
  }

  /** Whatever is due on the way happens in time, or at the end as after a sleep. */
  #wait(ms: number): void {
    const end = this.now + ms;
    for (
      let due = deadlineOf(this.state);
      due !== null && due <= end;
      due = deadlineOf(this.state)
    ) {
      this.runToDeadline();
    }
    this.now = Math.max(this.now, end);
  }

  #joined(socket: number, { seat, proto }: { readonly seat: Seat; readonly proto: number }): void {
    const text = JSON.stringify({ t: 'joined', proto, seat, peer: false, peerLeft: false });
    this.event({ kind: 'frame', socket, frame: readRelayFrame(text) });
  }

  #open(number: number): void {
    assert.ok(
      this.sockets.every((socket) => socket.isClosed),
      'one socket at a time',
    );
    const relay = openSocket(this.now);
    this.sockets.push({ number, relay, isOpen: false, isClosed: false });
  }

  #send(text: string): void {
    const socket = this.#current();
    assert.ok(socket.isOpen && !socket.isClosed, 'nothing is sent on a socket that is not open');
    const received = receive(socket.relay, { text, bytes: text.length }, this.now);
    assert.notEqual(received.t, 'close', `the relay would close it for ${text}`);
    if (received.t === 'join') socket.relay = { ...socket.relay, seat: 0 };
  }

  #current(): TestSocket {
    const socket = this.sockets.at(-1);
    assert.ok(socket?.number === this.state.socket);
    return socket;
  }

  #check(): void {
    const { kind } = this.state;
    const live = this.sockets.filter((socket) => !socket.isClosed).length;
    const hasSocket = kind === 'connecting' || kind === 'joining' || kind === 'online';
    assert.equal(live, hasSocket ? 1 : 0, `${live} sockets while ${kind}`);
    const deadline = deadlineOf(this.state);
    assert.equal(deadline === null, kind === 'off' || kind === 'stopped');
    if (deadline !== null) assert.ok(Number.isFinite(deadline));
  }
}

test(`CONN-1, CONN-2, CONN-4, CONN-8: whatever happens in whatever order, there is one socket at a time, no ping while hidden, and no frame that the relay closes for (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60, size: 'max' }), (actions) => {
      const played = new Played();
      played.run({ does: 'start' });
      for (const done of actions) played.run(done);
    }),
    { seed, numRuns },
  );
});

test(`CONN-3: where nothing comes in any more, it ends in another try or has stopped (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40, size: 'max' }), (actions) => {
      const played = new Played();
      played.run({ does: 'start' });
      for (const done of actions) played.run(done);
      played.isVisible = true;
      if (played.state.kind === 'off' || played.state.kind === 'stopped') return;
      const { socket } = played.state;
      const start = played.now;
      for (let ticks = 0; ticks < 100 && played.state.socket === socket; ticks++) {
        played.runToDeadline();
      }
      assert.equal(played.state.kind, 'connecting');
      assert.ok(played.now - start <= 50_000 + 10_000 + 30_000, `${played.now - start} ms`);
    }),
    { seed, numRuns },
  );
});

function online(): Played {
  const played = new Played();
  for (const does of ['start', 'opened'] as const) played.run({ does });
  played.run({ does: 'joined', seat: 0, proto: 1 });
  assert.equal(played.state.kind, 'online');
  return played;
}

function closedWith(played: Played, code: number): Played {
  played.run({ does: 'closed', code });
  return played;
}

test('CONN-5: the code decides, whether it comes before the join is answered or after', () => {
  for (const code of CODES) {
    const waiting = new Played();
    for (const does of ['start', 'opened'] as const) waiting.run({ does });
    for (const played of [closedWith(waiting, code), closedWith(online(), code)]) {
      const { state } = played;
      assert.equal(state.kind, isFinal(code) ? 'stopped' : 'waiting');
      assert.ok((state.kind === 'stopped' || state.kind === 'waiting') && state.code === code);
    }
  }
});

test('CONN-3: the waits double up to 30 seconds, and begin anew after a connection that lasted', () => {
  const played = online();
  const waits: number[] = [];
  for (let tries = 0; tries < 7; tries++) {
    closedWith(played, 1006);
    assert.ok(played.state.kind === 'waiting');
    // Chance is a half throughout.
    waits.push((played.state.until - played.now) * 2);
    played.runToDeadline();
  }
  assert.deepEqual(waits, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  played.run({ does: 'opened' });
  played.run({ does: 'joined', seat: 0, proto: 1 });
  closedWith(played, 1006);
  assert.ok(played.state.kind === 'waiting' && played.state.until - played.now === 15_000);
  played.runToDeadline();
  played.run({ does: 'opened' });
  played.run({ does: 'joined', seat: 0, proto: 1 });
  played.run({ does: 'wait', ms: 30_000 });
  closedWith(played, 1006);
  assert.ok(played.state.kind === 'waiting' && played.state.until - played.now === 500);
});

test('CONN-4: it pings after 50 quiet seconds, and counts as dead 10 seconds after', () => {
  const played = online();
  played.run({ does: 'wait', ms: 49_000 });
  played.run({ does: 'text', text: '{"t":"news"}' });
  played.run({ does: 'wait', ms: 49_999 });
  assert.ok(played.state.kind === 'online' && played.state.pongBy === null);
  played.run({ does: 'wait', ms: 1 });
  assert.ok(played.state.kind === 'online' && played.state.pongBy === played.now + 10_000);
  played.run({ does: 'wait', ms: 9999 });
  assert.equal(played.state.kind, 'online');
  played.run({ does: 'text', text: 'pong' });
  assert.equal(deadlineOf(played.state), played.now + 50_000);
  played.run({ does: 'wait', ms: 60_000 });
  assert.equal(played.state.kind, 'waiting');
});

test('CONN-4: it asks at once on waking, and tries at once where it was waiting', () => {
  const asked = online();
  asked.run({ does: 'wake' });
  assert.ok(asked.state.kind === 'online' && asked.state.pongBy === 10_000);
  const waiting = closedWith(online(), 1006);
  waiting.run({ does: 'wake' });
  assert.equal(waiting.state.kind, 'connecting');
});

test('CONN-4: a page that is hidden while it asks asks again once it is seen', () => {
  const played = online();
  played.run({ does: 'wake' });
  for (const does of ['show', 'wake'] as const) played.run({ does });
  played.run({ does: 'wait', ms: 600_000 });
  assert.equal(played.state.kind, 'online');
  for (const does of ['show', 'wake'] as const) played.run({ does });
  assert.ok(played.state.kind === 'online' && played.state.pongBy === played.now + 10_000);
});

test('CONN-7: another protocol and another seat stop it, and a join that is not answered is dead', () => {
  for (const [joined, code] of [
    [{ seat: 0, proto: 2 }, 4900],
    [{ seat: 1, proto: 1 }, 4901],
  ] as const) {
    const played = new Played();
    for (const does of ['start', 'opened'] as const) played.run({ does });
    played.run({ does: 'joined', ...joined });
    assert.ok(played.state.kind === 'stopped' && played.state.code === code);
  }
  const silent = new Played();
  for (const does of ['start', 'opened'] as const) silent.run({ does });
  silent.run({ does: 'text', text: 'pong' });
  silent.run({ does: 'wait', ms: 9999 });
  assert.equal(deadlineOf(silent.state), silent.now + 1);
  silent.run({ does: 'wait', ms: 1 });
  assert.ok(silent.state.kind === 'waiting' && silent.state.code === null);
});

test('CONN-1: of a socket that was given up, nothing is heard', () => {
  const played = online();
  const { socket } = played.state;
  played.run({ does: 'reset' });
  played.runToDeadline();
  const { state } = played;
  const pong = readRelayFrame('pong');
  played.event({ kind: 'opened', socket });
  played.event({ kind: 'frame', socket, frame: pong });
  played.event({ kind: 'closed', socket, code: 4411 });
  assert.deepEqual(played.state, state);
});
