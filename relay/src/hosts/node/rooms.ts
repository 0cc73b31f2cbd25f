import { CLOSE } from '../../room/close-codes.ts';
import type { Effect, RoomEvent } from '../../room/events.ts';
import { needsPermit, step } from '../../room/machine.ts';
import { recordOf, type RoomState, stateOf } from '../../room/state.ts';
import { WAITING_BYTES } from '../../room/limits.ts';
import type { Connection } from './connection.ts';
import type { Storage } from './storage.ts';

type State = RoomState<Connection>;
type Event = RoomEvent<Connection>;

const NO_FRAME = Buffer.alloc(0);

/**
 * The rooms that somebody is in, each loaded when it is first asked for. All of Node runs in one
 * thread, and nothing here waits: a room handles one event at a time.
 */
export class Rooms {
  readonly #storage: Storage;
  readonly #onAlarm: (at: number) => void;
  readonly #onRefused: (code: number) => void;
  readonly #live = new Map<string, State>();

  constructor(
    storage: Storage,
    told: { onAlarm: (at: number) => void; onRefused: (code: number) => void },
  ) {
    this.#storage = storage;
    this.#onAlarm = told.onAlarm;
    this.#onRefused = told.onRefused;
  }

  get count(): number {
    return this.#live.size;
  }

  needsPermit(room: string, now: number): boolean {
    return needsPermit(this.#state(room), now);
  }

  /** @param frame what a forward passes on */
  handle(room: string, event: Event, now: number, frame: Buffer = NO_FRAME): void {
    const before = this.#state(room);
    const { state, effects } = step(before, event, now);
    if (state !== before) this.#keep(room, state);
    for (const effect of effects) this.#do(room, effect, { state, now, frame });
  }

  #keep(room: string, state: State): void {
    if (isEmpty(state)) this.#live.delete(room);
    else this.#live.set(room, state);
  }

  #state(room: string): State {
    return this.#live.get(room) ?? stateOf(this.#storage.readRoom(room));
  }

  #do(
    room: string,
    effect: Effect<Connection>,
    around: { readonly state: State; readonly now: number; readonly frame: Buffer },
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
        this.#onRefused(effect.code);
        return effect.socket.close(effect.code);
      case 'store':
        return this.#store(room, around.state);
      case 'note':
        return this.#note(room, around.state);
    }
  }

  #store(room: string, state: State): void {
    const record = recordOf(state);
    this.#storage.writeRoom(room, record);
    if (record !== null) this.#onAlarm(record.expiresAt);
  }

  #note(room: string, state: State): void {
    const record = recordOf(state);
    if (record !== null) this.#storage.noteRoom(room, record);
  }

  /** A reader that does not read is closed, before what waits for it grows without bound. */
  #forward(room: string, to: Connection, { now, frame }: { now: number; frame: Buffer }): void {
    if (to.ws.bufferedAmount + frame.length <= WAITING_BYTES) {
      to.ws.send(frame, { binary: false });
      return;
    }
    this.#onRefused(CLOSE.tooFast);
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
