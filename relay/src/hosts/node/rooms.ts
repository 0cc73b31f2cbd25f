import { CLOSE } from 'relay-protocol/close-codes';
import { WAITING_BYTES } from 'relay-protocol/limits';
import type { Effect, RoomEvent } from '../../room/events.ts';
import { needsPermit, step } from '../../room/machine.ts';
import { recordOf, type RoomState, stateOf } from '../../room/state.ts';
import type { Connection } from './connection.ts';
import { type Log, messageOf } from './log.ts';
import type { RoomStorage } from './room-storage.ts';

type State = RoomState<Connection>;
type Event = RoomEvent<Connection>;

const NOTHING: With = {};

interface Told {
  /** A room has its alarm at that time. */
  readonly onAlarm: (at: number) => void;
  readonly onRefused: (code: number) => void;
  readonly log: Log;
}

/** What an event brings with it. */
interface With {
  /** What a forward passes on. */
  readonly frame?: Buffer;
  /** Storing that is done with the room's, or not at all. */
  readonly alongside?: (() => void) | undefined;
}

/**
 * The rooms that somebody is in, each loaded when it is first asked for. All of Node runs in one
 * thread, and nothing here waits: a room handles one event at a time.
 */
export class Rooms {
  readonly #storage: RoomStorage;
  readonly #told: Told;
  readonly #live = new Map<string, State>();

  constructor(storage: RoomStorage, told: Told) {
    this.#storage = storage;
    this.#told = told;
  }

  get count(): number {
    return this.#live.size;
  }

  needsPermit(room: string, now: number): boolean {
    return needsPermit(this.#state(room), now);
  }

  /**
   * What fails, as storage may, closes this room alone: its players come back to what was stored
   * (HOST-6).
   */
  handle(room: string, event: Event, now: number, brought: With = NOTHING): void {
    try {
      const before = this.#state(room);
      const { state, effects } = step(before, event, now);
      if (state !== before) this.#keep(room, state);
      for (const effect of effects) this.#do(room, effect, { state, now, brought });
    } catch (error) {
      this.fail(room, error);
      if (event.kind !== 'alarm') event.socket.close(CLOSE.failed);
    }
  }

  /** Closes everybody in a room, and forgets what is not stored of it. */
  fail(room: string, error: unknown): void {
    this.#told.log('a room failed', { room: room.slice(0, 8), error: messageOf(error) });
    const state = this.#live.get(room);
    this.#live.delete(room);
    if (state?.kind !== 'one_seat' && state?.kind !== 'two_seats') return;
    for (const socket of state.online) socket?.close(CLOSE.failed);
  }

  #keep(room: string, state: State): void {
    if (isEmpty(state)) this.#live.delete(room);
    else this.#live.set(room, state);
  }

  #state(room: string): State {
    return this.#live.get(room) ?? stateOf(this.#storage.read(room));
  }

  #do(
    room: string,
    effect: Effect<Connection>,
    around: { readonly state: State; readonly now: number; readonly brought: With },
  ): void {
    switch (effect.do) {
      case 'forward':
        return this.#forward(room, effect.to, around);
      case 'send':
        return effect.to.send(effect.text);
      case 'seat':
        effect.socket.state = { ...effect.socket.state, seat: effect.seat };
        return undefined;
      case 'close':
        this.#told.onRefused(effect.code);
        return effect.socket.close(effect.code);
      case 'store':
        return this.#store(room, around);
      case 'note':
        return this.#note(room, around.state);
    }
  }

  #store(room: string, { state, brought }: { state: State; brought: With }): void {
    const record = recordOf(state);
    this.#storage.write(room, record, brought.alongside);
    if (record !== null) this.#told.onAlarm(record.expiresAt);
  }

  #note(room: string, state: State): void {
    const record = recordOf(state);
    if (record !== null) this.#storage.note(room, record);
  }

  /** A reader that does not read is closed, before what waits for it grows without bound. */
  #forward(room: string, to: Connection, { now, brought }: { now: number; brought: With }): void {
    const { frame } = brought;
    if (frame === undefined) return;
    if (to.waiting + frame.length <= WAITING_BYTES) return to.forward(frame);
    this.#told.onRefused(CLOSE.tooFast);
    const { seat } = to.state;
    to.close(CLOSE.tooFast);
    if (seat !== null) this.handle(room, { kind: 'closed', socket: to, seat }, now);
  }
}

/** Nobody is connected: storage knows all there is. */
function isEmpty(state: State): boolean {
  if (state.kind !== 'one_seat' && state.kind !== 'two_seats') return true;
  return state.online[0] === null && state.online[1] === null;
}
