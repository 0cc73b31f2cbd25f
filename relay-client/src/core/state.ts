import type { Body } from './bodies.ts';
import { type History, makeEmptyHistory, type Seat } from './history.ts';
import type { PositionRef } from './position-ref.ts';
import type { Side } from './rules.ts';

/** A room's games as one client knows them, as plain JSON; saved before each send. */
export interface MatchState {
  readonly seat: Seat;
  readonly hostSide: Side;
  /** Whether this client knows nothing yet, and believes the other's answer to its own hello. */
  readonly isFresh: boolean;
  /** The id of this client's last hello; answers to an older one are stale. */
  readonly sid: string | null;
  /** The id of the last hello received. */
  readonly peerSid: string | null;
  /** The last answer since then; repeating the same would not help. */
  readonly answered: string | null;
  readonly history: History;
  /** How many of the moves the other client is known to have. */
  readonly confirmed: number;
  /**
   * This player's own request when they accepted the other's: of two accepted take-backs, the
   * deeper one wins (SETL-4). Null if there is none, or once the other has begun the epoch too.
   */
  readonly crossing: Epoch | null;
  /** Either player declined another game. */
  readonly isRematchDeclined: boolean;
  /** The other client's history that this one disputes. */
  readonly dispute: Dispute | null;
  /** The last claim that a player was away too long; undefined in older records (GAME-18). */
  readonly absence?: AbsenceClaim | null;
}

export interface AbsenceClaim {
  readonly by: Seat;
  readonly at: PositionRef;
}

/** The epoch that an accepted take-back begins. */
interface Epoch {
  readonly rev: number;
  readonly cut: number;
}

interface Dispute {
  readonly reason: DisputeReason;
  readonly held: History;
}

/** The action that the other client wrongly attributes to this player (SETL-8). */
export type DisputeReason =
  | 'move'
  | 'resignation'
  | 'draw'
  | 'take-back'
  | 'rematch'
  /** The player moved on after resigning. */
  | 'given-up';

export type Refusal = 'not-your-turn' | 'illegal' | 'over' | 'not-now';

/** A new state, and the messages to send in order once it is saved. */
export interface Step {
  readonly state: MatchState;
  readonly send: readonly Body[];
  readonly refused: Refusal | null;
}

/**
 * @param isFresh true on a device with nothing saved of this room: a guest that joins, or either
 * player after losing the storage. Only the creator of a room knows that it is empty.
 */
export function makeMatch(seat: Seat, hostSide: Side, isFresh: boolean): MatchState {
  return {
    seat,
    hostSide,
    isFresh,
    sid: null,
    peerSid: null,
    answered: null,
    history: makeEmptyHistory(1),
    confirmed: 0,
    crossing: null,
    isRematchDeclined: false,
    dispute: null,
  };
}

export function makeStep(state: MatchState, ...send: readonly Body[]): Step {
  return { state, send, refused: null };
}

export function refuseStep(state: MatchState, refused: Refusal): Step {
  return { state, send: [], refused };
}
