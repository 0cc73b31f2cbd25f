import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { ROOM_MESSAGES_PER_DAY } from '@sealed-move/protocol/limits';
import { DAY_MS, QUIET_MS } from '@sealed-move/protocol/timings';
import type { RoomEvent } from './events.ts';
import { stepRoom, mayTakeNewSeat } from './machine.ts';
import { readRecentUsage, toRecord, type RoomRecord, type RoomState, toState } from './state.ts';
import { RESERVED_BLOCK } from './usage.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const numRuns = chooseCaseCount(1500);

/** A test socket: its holder, and the frames sent to it. */
interface Socket {
  readonly token: string;
  seat: 0 | 1 | null;
  isClosed: boolean;
}

type RoomAction =
  | { readonly does: 'join'; readonly token: string; readonly create: boolean }
  | { readonly does: 'sealed' | 'ping' | 'leave' | 'closed'; readonly socket: number }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'restart' };

const TOKENS = ['a', 'b', 'c'];
const action: fc.Arbitrary<RoomAction> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('join' as const),
      token: fc.constantFrom(...TOKENS),
      create: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('sealed' as const, 'ping' as const, 'closed' as const),
      socket: fc.nat({ max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('leave' as const), socket: fc.nat({ max: 9 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(1000, DAY_MS, QUIET_MS, QUIET_MS - 1, 31 * DAY_MS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restart' as const) }) },
);

/** A room with its sockets and stored state; checked at every step. */
class RoomModel {
  state: RoomState<Socket> = { kind: 'none' };
  record: RoomRecord | null = null;
  now = Date.UTC(2026, 3, 1, 12);
  readonly sockets: Socket[] = [];
  readonly left = new Set<string>();
  #frames = 0;
  #day = Math.floor(this.now / DAY_MS);

  run(done: RoomAction): void {
    if (done.does === 'wait') this.now += done.ms;
    else if (done.does === 'restart') this.#restart();
    else if (done.does === 'join') this.#join(done);
    else {
      const socket = this.sockets[done.socket];
      if (socket && socket.seat !== null && !socket.isClosed)
        this.#seated(done.does, socket, socket.seat);
    }
    this.#check();
  }

  #join({ token, create }: { token: string; create: boolean }): void {
    const socket: Socket = { token, seat: null, isClosed: false };
    this.sockets.push(socket);
    const permit = create ? 'allowed' : CLOSE.noRoom;
    this.#event({ kind: 'join', socket, tokenHash: token, permit });
    assert.notEqual(socket.seat === null, !socket.isClosed, 'seated or closed, one of the two');
  }

  #seated(does: 'sealed' | 'ping' | 'leave' | 'closed', socket: Socket, seat: 0 | 1): void {
    if (does === 'closed') socket.isClosed = true;
    this.#event({ kind: does, socket, seat });
    if (does === 'leave' && socket.isClosed) this.left.add(socket.token);
  }

  #restart(): void {
    for (const socket of this.sockets) socket.isClosed = true;
    this.state = toState(this.record);
  }

  #event(event: RoomEvent<Socket>): void {
    const { state, effects } = stepRoom(this.state, event, this.now);
    this.state = state;
    for (const effect of effects) {
      if (effect.do === 'store' || effect.do === 'note') this.record = toRecord(state);
      if (effect.do === 'seat') effect.socket.seat = effect.seat;
      if (effect.do === 'close') effect.socket.isClosed = true;
      if (effect.do === 'send' || effect.do === 'forward') {
        assert.equal(effect.to.isClosed, false, 'nothing is sent to a closed socket');
        assert.notEqual(effect.to.seat, null, 'nor to one without a seat');
      }
      if (effect.do === 'forward' && event.kind === 'sealed') {
        assert.notEqual(effect.to, event.socket, 'a frame does not come back');
        assert.notEqual(effect.to.seat, event.seat);
      }
    }
    this.#count(event);
  }

  #count(event: RoomEvent<Socket>): void {
    const day = Math.floor(this.now / DAY_MS);
    if (day !== this.#day || this.state.kind === 'none' || this.state.kind === 'gone')
      this.#frames = 0;
    this.#day = day;
    if (event.kind === 'sealed' || event.kind === 'ping') this.#frames += 1;
  }

  #check(): void {
    const { state } = this;
    if (state.kind !== 'one_seat' && state.kind !== 'two_seats') {
      assert.ok(this.sockets.every((socket) => socket.seat === null || socket.isClosed));
      return;
    }
    assert.ok(state.usage.used >= this.#frames, 'never counts too few');
    assert.ok(
      state.usage.used <= state.usage.reserved && state.usage.reserved <= ROOM_MESSAGES_PER_DAY,
    );
    const tokens = state.seats.map((taken) => taken.tokenHash);
    assert.equal(new Set(tokens).size, tokens.length, 'a token has one seat');
    for (const [seat, socket] of state.online.entries()) {
      if (socket === null) continue;
      assert.equal(socket.seat, seat);
      assert.equal(socket.isClosed, false);
      assert.equal(socket.token, tokens[seat], 'a seat belongs to its token');
      assert.ok(!this.left.has(socket.token) || state.seats[seat]?.left === false);
    }
    const stored = this.record;
    assert.ok(stored?.kind === 'open', 'a room is stored before anybody is in it');
    assert.deepEqual(stored.seats, state.seats, 'no seat is only in memory');
    assert.ok(stored.day !== state.usage.day || stored.reserved >= state.usage.used);
    const kept = state.online.some((socket) => socket !== null) ? readRecentUsage(state) : null;
    assert.deepEqual(toState(stored, state.online, kept), state, 'a room that slept goes on');
  }
}

test(`ROOM-1, ROOM-11, CAP-3: a room is valid and stored after any sequence of events (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60, size: 'max' }), (actions) => {
      const played = new RoomModel();
      for (const done of actions) played.run(done);
    }),
    { seed, numRuns },
  );
});

test('CAP-3: a crash overcounts at most 63 frames, and one write covers 64', () => {
  const socket: Socket = { token: 'a', seat: 0, isClosed: false };
  let state: RoomState<Socket> = { kind: 'none' };
  let stored = 0;
  let reserved = 0;
  const run = (event: RoomEvent<Socket>) => {
    const after = stepRoom(state, event, 0);
    ({ state } = after);
    for (const effect of after.effects) {
      if ((effect.do !== 'store' && effect.do !== 'note') || state.kind !== 'one_seat') continue;
      stored += 1;
      ({ reserved } = state.usage);
    }
  };
  run({ kind: 'join', socket, tokenHash: 'a', permit: 'allowed' });
  for (let used = 2; used <= ROOM_MESSAGES_PER_DAY; used++) {
    run({ kind: 'ping', socket, seat: 0 });
    assert.ok(reserved >= used && reserved - used < RESERVED_BLOCK, `${used} of ${reserved}`);
  }
  assert.equal(stored, Math.ceil(ROOM_MESSAGES_PER_DAY / RESERVED_BLOCK));
  const over = stepRoom(state, { kind: 'ping', socket, seat: 0 }, 0);
  assert.deepEqual(over.effects, [{ do: 'close', socket, code: 4508 }, { do: 'note' }]);
});

const OWN = { token: 'a', seat: 0, isClosed: false } satisfies Socket;
const OTHER = { token: 'b', seat: 1, isClosed: false } satisfies Socket;

function playing(now: number): RoomState<Socket> {
  const join = (state: RoomState<Socket>, socket: Socket) =>
    stepRoom(state, { kind: 'join', socket, tokenHash: socket.token, permit: 'allowed' }, now)
      .state;
  return join(join({ kind: 'none' }, OWN), OTHER);
}

test('ROOM-5: everything from a superseded socket is ignored', () => {
  const before = playing(0);
  const newer: Socket = { token: 'a', seat: 0, isClosed: false };
  const join = { kind: 'join', socket: newer, tokenHash: 'a', permit: 'allowed' } as const;
  const { state } = stepRoom(before, join, 0);
  for (const kind of ['sealed', 'ping', 'leave', 'closed'] as const) {
    assert.deepEqual(
      stepRoom(state, { kind, socket: OWN, seat: 0 }, 0),
      { state, effects: [] },
      kind,
    );
  }
});

test('CAP-3: a clock set back to yesterday grants no new allowance', () => {
  let state = playing(DAY_MS);
  for (const now of [2 * DAY_MS, DAY_MS, 2 * DAY_MS]) {
    ({ state } = stepRoom(state, { kind: 'ping', socket: OWN, seat: 0 }, now));
  }
  assert.ok(state.kind === 'two_seats');
  assert.deepEqual([state.usage.day, state.usage.used], [2, 3]);
});

test('ROOM-9: an alarm set before the last frame rings too early, and is set again', () => {
  const state = playing(0);
  const { state: later } = stepRoom(state, { kind: 'ping', socket: OWN, seat: 0 }, 1000);
  const early = stepRoom(later, { kind: 'alarm' }, QUIET_MS);
  assert.deepEqual(early, { state: later, effects: [{ do: 'store' }] });
  const due = stepRoom(later, { kind: 'alarm' }, QUIET_MS + 1000);
  assert.equal(due.state.kind, 'gone');
  assert.deepEqual(stepRoom({ kind: 'none' }, { kind: 'alarm' }, 0), {
    state: { kind: 'none' },
    effects: [],
  });
});

test('CAP-3: a refused seat costs the players nothing, and a departed player’s frames still count', () => {
  let state = playing(0);
  for (const socket of [OWN, OTHER]) {
    ({ state } = stepRoom(state, { kind: 'closed', socket, seat: socket.seat }, 0));
  }
  const third: Socket = { token: 'c', seat: null, isClosed: false };
  for (let count = 1; count <= 100; count++) {
    const join = { kind: 'join', socket: third, tokenHash: 'c', permit: 'allowed' } as const;
    const after = stepRoom(toState<Socket>(toRecord(state)), join, 0);
    assert.deepEqual(after.effects, [{ do: 'close', socket: third, code: 4403 }]);
    ({ state } = after);
  }
  const used = () => {
    const record = toRecord(state);
    return record?.kind === 'open' ? record.reserved : null;
  };
  assert.equal(used(), 2);
  const back = { kind: 'join', socket: OWN, tokenHash: OWN.token, permit: 'allowed' } as const;
  ({ state } = stepRoom(state, back, 0));
  ({ state } = stepRoom(state, { kind: 'leave', socket: OWN, seat: 0 }, 0));
  const { effects } = stepRoom(state, back, 0);
  assert.deepEqual(effects, [{ do: 'note' }, { do: 'close', socket: OWN, code: 4411 }]);
  ({ state } = stepRoom(state, back, 0));
  assert.equal(used(), 6);
});

test('ROOM-11: returning to a seat waits for no disk, and taking one does', () => {
  const written = (tokenHash: string, state: RoomState<Socket>) => {
    const socket: Socket = { token: tokenHash, seat: null, isClosed: false };
    const join = { kind: 'join', socket, tokenHash, permit: 'allowed' } as const;
    return stepRoom(state, join, 1000).effects[0];
  };
  assert.deepEqual(written('a', { kind: 'none' }), { do: 'store' });
  assert.deepEqual(written(OWN.token, playing(0)), { do: 'note' });
  const alone = stepRoom<Socket>(
    { kind: 'none' },
    { kind: 'join', socket: OWN, tokenHash: OWN.token, permit: 'allowed' },
    0,
  );
  assert.deepEqual(written('b', alone.state), { do: 'store' });
  assert.deepEqual(written(OWN.token, alone.state), { do: 'note' });
});

test('CAP-11: a join claims a seat only if nobody has it', () => {
  const socket: Socket = { token: 'a', seat: null, isClosed: false };
  const claim = (tokenHash: string, create: boolean) => ({ tokenHash, create });
  const join = (state: RoomState<Socket>, tokenHash: string) =>
    stepRoom(state, { kind: 'join', socket, tokenHash, permit: 'allowed' }, 0).state;
  const none: RoomState<Socket> = { kind: 'none' };
  const one = join(none, 'a');
  const two = join(one, 'b');
  const gone = { kind: 'gone', code: CLOSE.expired, expiresAt: 5 } as const;
  const takes = (state: RoomState<Socket>, token: string, create: boolean, now = 0) =>
    mayTakeNewSeat(state, claim(token, create), now);
  assert.deepEqual([takes(none, 'a', true), takes(none, 'a', false)], [true, false]);
  assert.deepEqual([takes(one, 'a', true), takes(one, 'b', false)], [false, true]);
  assert.deepEqual([takes(two, 'b', true), takes(two, 'c', true)], [false, false]);
  assert.deepEqual([takes(gone, 'a', true), takes(gone, 'a', true, 5)], [false, true]);
});
