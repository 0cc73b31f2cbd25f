import { CLOSE } from '@sealed-move/protocol/close-codes';
import { WAITING_BYTES } from '@sealed-move/protocol/limits';
import type { Effect, RoomEvent } from '../../room/events.ts';
import { needsPermit, type SeatClaim, stepRoom, mayTakeNewSeat } from '../../room/machine.ts';
import { toRecord, type RoomState, toState } from '../../room/state.ts';
import type { Connection } from './connection.ts';
import type { Log } from 'service/event-log';
import type { RoomStorage } from './room-storage.ts';

type NodeRoomState = RoomState<Connection>;
type NodeRoomEvent = RoomEvent<Connection>;

const NO_DATA: EventData = {};

interface RoomsOptions {
  readonly onAlarm: (at: number) => void;
  readonly onRefused: (code: number) => void;
  readonly log: Log;
}

interface EventData {
  /** The frame to forward, as sent on the wire. */
  readonly frame?: Buffer | undefined;
  /** Writes more in the transaction that stores the room. */
  readonly alongside?: (() => void) | undefined;
  /** Frames and closes that wait here until everything is on disk. */
  readonly later?: (() => void)[] | undefined;
}

interface Context {
  readonly state: NodeRoomState;
  readonly now: number;
  readonly data: EventData;
}

/**
 * Rooms with someone connected, each loaded on first use. Node has one thread and nothing here
 * waits, so a room handles one event at a time.
 */
export class Rooms {
  readonly #storage: RoomStorage;
  readonly #options: RoomsOptions;
  readonly #live = new Map<string, NodeRoomState>();
  #forwarded = 0;

  constructor(storage: RoomStorage, options: RoomsOptions) {
    this.#storage = storage;
    this.#options = options;
  }

  get count(): number {
    return this.#live.size;
  }

  get forwarded(): number {
    return this.#forwarded;
  }

  needsPermit(room: string, now: number): boolean {
    return needsPermit(this.#state(room), now);
  }

  takesNewSeat(room: string, join: SeatClaim, now: number): boolean {
    return mayTakeNewSeat(this.#state(room), join, now);
  }

  /**
   * A failure, such as of storage, closes only this room; its players come back to the stored state
   * (HOST-6).
   * @returns false on failure
   */
  handle(room: string, event: NodeRoomEvent, now: number, data: EventData = NO_DATA): boolean {
    try {
      const before = this.#state(room);
      const { state, effects } = stepRoom(before, event, now);
      if (state !== before) this.#keep(room, state);
      const context = { state, now, data };
      const { later } = data;
      for (const effect of effects) {
        if (later === undefined || isWritten(effect)) this.#do(room, effect, context);
      }
      later?.push(() => this.#tell(room, effects, context));
      return true;
    } catch (error) {
      this.fail(room, error);
      if (event.kind !== 'alarm') event.socket.close(CLOSE.failed);
      return false;
    }
  }

  /** Closes everyone in a room, and forgets its unstored state. */
  fail(room: string, error: unknown): void {
    this.#options.log('a room failed', { room: room.slice(0, 8), err: error });
    const state = this.#live.get(room);
    this.#live.delete(room);
    if (state?.kind !== 'one_seat' && state?.kind !== 'two_seats') return;
    for (const socket of state.online) socket?.close(CLOSE.failed);
  }

  #keep(room: string, state: NodeRoomState): void {
    if (isEmpty(state)) this.#live.delete(room);
    else this.#live.set(room, state);
  }

  #state(room: string): NodeRoomState {
    return this.#live.get(room) ?? toState(this.#storage.read(room));
  }

  /** Sends and closes once every write is on disk. */
  #tell(room: string, effects: readonly Effect<Connection>[], context: Context): void {
    for (const effect of effects) if (!isWritten(effect)) this.#do(room, effect, context);
  }

  #do(room: string, effect: Effect<Connection>, context: Context): void {
    switch (effect.do) {
      case 'forward':
        return this.#forward(room, effect.to, context);
      case 'send':
        return effect.to.send(effect.text);
      case 'seat':
        effect.socket.state = { ...effect.socket.state, seat: effect.seat };
        return undefined;
      case 'close':
        this.#options.onRefused(effect.code);
        return effect.socket.close(effect.code);
      case 'store':
        return this.#store(room, context);
      case 'note':
        return this.#note(room, context.state);
    }
  }

  #store(room: string, { state, data }: Context): void {
    const record = toRecord(state);
    this.#storage.write(room, record, data.alongside);
    if (record !== null) this.#options.onAlarm(record.expiresAt);
  }

  #note(room: string, state: NodeRoomState): void {
    const record = toRecord(state);
    if (record !== null) this.#storage.note(room, record);
  }

  /** Forwards a frame. Closes a client that does not read, before its backlog is large (CAP-7). */
  #forward(room: string, to: Connection, { now, data }: Context): void {
    const { frame } = data;
    if (frame === undefined) return;
    if (to.waitingBytes + frame.length <= WAITING_BYTES) {
      this.#forwarded += 1;
      return to.write(frame);
    }
    this.#options.onRefused(CLOSE.tooFast);
    const { seat } = to.state;
    to.close(CLOSE.tooFast);
    if (seat !== null) this.handle(room, { kind: 'closed', socket: to, seat }, now);
  }
}

function isWritten(effect: Effect<Connection>): boolean {
  return effect.do === 'store' || effect.do === 'note';
}

/** Whether nobody is connected, so that storage has the complete state. */
function isEmpty(state: NodeRoomState): boolean {
  if (state.kind !== 'one_seat' && state.kind !== 'two_seats') return true;
  return state.online[0] === null && state.online[1] === null;
}
