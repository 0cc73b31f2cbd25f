import type { History, Seat } from '../src/core/history.ts';
import { type MatchEvent, step } from '../src/core/match.ts';
import { makeParcel, type Parcel } from '../src/core/push.ts';
import { listRooms } from '../src/core/rooms.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import {
  beginSession,
  type OutgoingMessage,
  type SessionEvent,
  type SessionMoment,
  type SessionState,
} from '../src/core/session-state.ts';
import { reopenSession, stepSession } from '../src/core/session-step.ts';
import { readKeyShown } from '../src/core/key-shown.ts';
import type { MatchState, Step } from '../src/core/state.ts';
import { otherRole } from '../src/core/role.ts';
import { NOUGHTS } from '../noughts/rules.ts';
import { type KeysModel, findPair } from './keys-model.ts';

/** A frame in a room: only holders of the room's secret can open or make one. */
export interface RoomFrame {
  readonly room: string;
  readonly n: number;
  readonly body: unknown;
  /** The pair of inner keys that sealed the frame; null if there are none. */
  readonly pair: string | null;
}

/** Sees each step of a device's match. */
export type StepObserver = (before: MatchState, event: MatchEvent, after: Step) => void;

/** A player's device whose game can continue in another room. */
export class MovingDevice {
  readonly seat: Seat;
  readonly #model: KeysModel;
  readonly #onStep: StepObserver;
  state: SessionState;
  /** Whether the device's browser supports inner keys. */
  hasKeys = true;
  #sids = 0;

  constructor(
    saved: SavedGame,
    model: KeysModel,
    now: number,
    onStep: StepObserver = () => undefined,
  ) {
    this.seat = saved.match.seat;
    this.#model = model;
    this.#onStep = onStep;
    this.state = beginSession(saved, now);
  }

  get saved(): SavedGame {
    return this.state.saved;
  }

  get history(): History {
    return this.saved.match.history;
  }

  /** Whether the other player has spoken in the present room. */
  get hasHeard(): boolean {
    const { received, match } = this.saved;
    return received > 0 && !match.isFresh;
  }

  /** Opens the page on a saved game. */
  open(saved: SavedGame, now: number): void {
    this.state = reopenSession(saved, now);
  }

  /** @returns the messages to send, and whether the player's wish was carried out */
  run(event: SessionEvent, now: number) {
    const { state, send, refused } = stepSession(this.state, event, this.#moment(now));
    this.state = state;
    return { send: send.map((one) => this.#frame(one)), isDone: refused === null };
  }

  take({ room, n, body, pair }: RoomFrame, now: number): readonly RoomFrame[] {
    if (room !== this.saved.secret) return [];
    const { keys, role } = this.saved;
    const isOpened = pair !== null && pair === findPair(keys.agreed?.sealer ?? null);
    const shown = pair === null ? readKeyShown({ ...(body as object) }) : null;
    return this.run(
      {
        kind: 'received',
        envelope: { v: 1, from: otherRole(role), n, body: pair === null ? body : { t: 'in' } },
        opened: isOpened ? body : null,
        proof: shown && this.#model.prove(role, keys.own, keys.agreed, shown),
      },
      now,
    ).send;
  }

  /** Makes the message for the other player's closed app; null if it owes none. */
  takeParcel(now: number): Parcel | null {
    const made = makeParcel(this.state, this.#moment(now));
    if (made !== null) this.state = made.state;
    return made?.parcel ?? null;
  }

  /** Whether the device was ever in that room. */
  knows(room: string): boolean {
    return listRooms(this.saved).includes(room);
  }

  #frame({ n, body, by }: OutgoingMessage): RoomFrame {
    return { room: this.saved.secret, n, body, pair: findPair(by) };
  }

  #moment(now: number): SessionMoment {
    return {
      game: NOUGHTS.name,
      stepMatch: (match, event) => {
        const after = step(NOUGHTS, match, event);
        this.#onStep(match, event, after);
        return after;
      },
      mayPlay: () => true,
      now,
      sid: `${this.seat}-${++this.#sids}-${now}`,
      spare: this.hasKeys ? this.#model.make() : null,
    };
  }
}
