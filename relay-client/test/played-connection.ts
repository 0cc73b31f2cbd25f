import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { makeJoinedFrame, readRelayFrame } from '@sealed-move/protocol/relay-frames';
import type { Seat } from '@sealed-move/protocol/seat';
import { openSocket, receiveFrame, type SocketState } from 'relay/testing/socket';
import { stepConnection } from '../src/core/connection-machine.ts';
import { type ConnectionEvent, makeOffState, findDeadline } from '../src/core/connection-state.ts';

export const CODES = [...Object.values(CLOSE), 1000, 1006, 4999];
const TEXTS = [
  'pong',
  'A-_',
  '{"t":"peer","online":true}',
  '{"t":"news"}',
  '{',
  makeJoinedFrame(0, false, false),
];

export type ConnectionAction =
  | { readonly does: 'start' | 'stop' | 'wake' | 'reset' | 'opened' | 'due' | 'show' }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'send'; readonly count: number }
  | { readonly does: 'text'; readonly text: string }
  | { readonly does: 'joined'; readonly seat: Seat; readonly proto: number }
  | { readonly does: 'closed' | 'halt'; readonly code: number };

export const connectionAction: fc.Arbitrary<ConnectionAction> = fc.oneof(
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
  /** The relay's state for it. */
  relay: SocketState;
  isOpen: boolean;
  isClosed: boolean;
}

/** A connection with its sockets, page and clock; checked at every step. */
export class PlayedConnection {
  state = makeOffState(0, false);
  now = 0;
  isVisible = true;
  readonly sockets: TestSocket[] = [];
  #wasSeated = false;

  run(done: ConnectionAction): void {
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
    const deadline = findDeadline(this.state);
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

  /** Anything due in between happens in time, or at the end as after a sleep. */
  #wait(ms: number): void {
    const end = this.now + ms;
    for (
      let due = findDeadline(this.state);
      due !== null && due <= end;
      due = findDeadline(this.state)
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
    const received = receiveFrame(socket.relay, { text, bytes: text.length }, this.now);
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
    const deadline = findDeadline(this.state);
    assert.equal(deadline === null, kind === 'off' || kind === 'stopped');
    if (deadline !== null) assert.ok(Number.isFinite(deadline));
  }
}
