import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { ROOM_MESSAGES_PER_DAY } from '@sealed-move/protocol/limits';
import { makeJoinedFrame, makePeerFrame, PONG } from '@sealed-move/protocol/relay-frames';
import { QUIET_MS, TOMBSTONE_MS } from '@sealed-move/protocol/timings';
import type { Effect, RoomEvent } from './events.ts';
import { stepRoom } from './machine.ts';
import { getAlarmTime, toRecord, type RoomState } from './state.ts';

/** Sockets are identified by names here. */
type TestRoomState = RoomState<string>;
type TestRoomEvent = RoomEvent<string>;

const DAY = 86_400_000;
const NONE: TestRoomState = { kind: 'none' };

const joining = (socket: string, tokenHash: string): TestRoomEvent => ({
  kind: 'join',
  socket,
  tokenHash,
  permit: 'allowed',
});
const close = (socket: string, code: number) => ({ do: 'close', socket, code });
const send = (to: string, text: string) => ({ do: 'send', to, text });
const [STORE, NOTE] = [{ do: 'store' }, { do: 'note' }];

/** The state and effects after some events. */
function after(
  events: readonly TestRoomEvent[],
  now = 0,
  from: TestRoomState = NONE,
): TestRoomState {
  return events.reduce((state, event) => stepRoom(state, event, now).state, from);
}

const effectsOf = (
  state: TestRoomState,
  event: TestRoomEvent,
  now = 0,
): readonly Effect<string>[] => stepRoom(state, event, now).effects;

const ALONE = [joining('one', 'a')];
const BOTH = [...ALONE, joining('two', 'b')];

test('ROOM-2, ROOM-10: each join gets its seat and learns who is there, and the other is told', () => {
  assert.deepEqual(effectsOf(NONE, joining('one', 'a')), [
    STORE,
    { do: 'seat', socket: 'one', seat: 0 },
    send('one', makeJoinedFrame(0, false, false)),
  ]);
  assert.deepEqual(effectsOf(after(ALONE), joining('two', 'b')), [
    STORE,
    { do: 'seat', socket: 'two', seat: 1 },
    send('two', makeJoinedFrame(1, true, false)),
    send('one', makePeerFrame('online')),
  ]);
  const away = after([...BOTH, { kind: 'closed', socket: 'one', seat: 0 }]);
  assert.deepEqual(effectsOf(away, joining('again', 'b')), [
    NOTE,
    close('two', CLOSE.superseded),
    { do: 'seat', socket: 'again', seat: 1 },
    send('again', makeJoinedFrame(1, false, false)),
  ]);
});

test('ROOM-2: a refused join does not create the room', () => {
  const refused: TestRoomEvent = {
    kind: 'join',
    socket: 'one',
    tokenHash: 'a',
    permit: CLOSE.noRoom,
  };
  assert.deepEqual(stepRoom(NONE, refused, 0), {
    state: NONE,
    effects: [close('one', CLOSE.noRoom)],
  });
});

test('ROOM-6: a sealed frame goes to the other seat or nowhere, and a ping is answered', () => {
  const sealed: TestRoomEvent = { kind: 'sealed', socket: 'one', seat: 0 };
  assert.deepEqual(effectsOf(after(BOTH), sealed), [{ do: 'forward', to: 'two' }]);
  assert.deepEqual(effectsOf(after(ALONE), sealed), []);
  const ping: TestRoomEvent = { kind: 'ping', socket: 'two', seat: 1 };
  assert.deepEqual(effectsOf(after(BOTH), ping), [send('two', PONG)]);
});

test('ROOM-10: the remaining player is told who disconnected, and the last one to go is recorded', () => {
  const closed = (socket: string, seat: 0 | 1): TestRoomEvent => ({ kind: 'closed', socket, seat });
  assert.deepEqual(effectsOf(after(BOTH), closed('one', 0)), [
    send('two', makePeerFrame('offline')),
  ]);
  assert.deepEqual(effectsOf(after([...BOTH, closed('one', 0)]), closed('two', 1)), [NOTE]);
});

test('ROOM-7: only the leaving player is closed, and the other is told, now or at their next join', () => {
  for (const [socket, token, seat, other, otherToken] of [
    ['one', 'a', 0, 'two', 'b'],
    ['two', 'b', 1, 'one', 'a'],
  ] as const) {
    const leave: TestRoomEvent = { kind: 'leave', socket, seat };
    assert.deepEqual(effectsOf(after(BOTH), leave), [
      STORE,
      close(socket, CLOSE.left),
      send(other, makePeerFrame('left')),
    ]);
    const left = after([...BOTH, leave]);
    assert.deepEqual(effectsOf(left, joining('back', token)), [NOTE, close('back', CLOSE.left)]);
    const told = effectsOf(left, joining('back', otherToken));
    assert.deepEqual(told.at(-1), send('back', makeJoinedFrame(seat === 0 ? 1 : 0, false, true)));
  }
  const alone: TestRoomEvent = { kind: 'leave', socket: 'one', seat: 0 };
  assert.deepEqual(effectsOf(after(ALONE), alone), [STORE, close('one', CLOSE.left)]);
});

test('ROOM-8: a room that both left is kept for a week, and its last trace for longer', () => {
  const leaves: readonly TestRoomEvent[] = [
    { kind: 'leave', socket: 'one', seat: 0 },
    { kind: 'leave', socket: 'two', seat: 1 },
  ];
  const [, last] = leaves;
  assert.ok(last);
  const first = after([...BOTH, ...leaves.slice(0, 1)]);
  assert.deepEqual(stepRoom(first, last, 7), {
    state: { kind: 'both_left', expiresAt: 7 + QUIET_MS },
    effects: [STORE, close('two', CLOSE.left)],
  });
  const both = after([last], 7, first);
  assert.deepEqual(effectsOf(both, joining('back', 'a')), [close('back', CLOSE.bothLeft)]);
  const due = 7 + QUIET_MS;
  assert.deepEqual(stepRoom(both, { kind: 'alarm' }, due), {
    state: { kind: 'gone', code: CLOSE.bothLeft, expiresAt: due + TOMBSTONE_MS },
    effects: [STORE],
  });
});

test('ROOM-9: a room closes seven days after its last frame, and no event comes earlier', () => {
  const made = after(ALONE, 5);
  assert.equal(getAlarmTime(toRecord(made)), 5 + QUIET_MS);
  assert.equal(getAlarmTime(null), null);
  const gone = {
    kind: 'gone',
    code: CLOSE.expired,
    expiresAt: 5 + QUIET_MS + TOMBSTONE_MS,
  } as const;
  const ping: TestRoomEvent = { kind: 'ping', socket: 'one', seat: 0 };
  assert.deepEqual(stepRoom(made, ping, 5 + QUIET_MS), {
    state: gone,
    effects: [STORE, close('one', CLOSE.expired)],
  });
  assert.equal(stepRoom(made, ping, 4 + QUIET_MS).state.kind, 'one_seat');
  // Due changes and those of the event itself are stored together, once.
  const rejoined = stepRoom(gone, joining('new', 'c'), gone.expiresAt);
  assert.equal(rejoined.state.kind, 'one_seat');
  assert.deepEqual(rejoined.effects, [
    STORE,
    { do: 'seat', socket: 'new', seat: 0 },
    send('new', makeJoinedFrame(0, false, false)),
  ]);
});

test('CAP-3: on a used-up day nobody joins or leaves, and any frame closes its sender', () => {
  const ping: TestRoomEvent = { kind: 'ping', socket: 'one', seat: 0 };
  let state = after(BOTH);
  for (let used = 2; used < ROOM_MESSAGES_PER_DAY; used++) ({ state } = stepRoom(state, ping, 0));
  for (const kind of ['leave', 'sealed'] as const) {
    assert.deepEqual(effectsOf(state, { kind, socket: 'one', seat: 0 }), [
      close('one', CLOSE.roomLimit),
      send('two', makePeerFrame('offline')),
    ]);
  }
  assert.deepEqual(effectsOf(state, joining('again', 'a')), [close('again', CLOSE.roomLimit)]);
  assert.equal(effectsOf(state, joining('again', 'a'), DAY).length, 5);
});
