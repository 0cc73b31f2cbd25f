import type { Body, Offer } from './bodies.ts';
import { type History, newGame, type Seat } from './history.ts';
import type { Side } from './rules.ts';

/** One room's games as one of its two clients knows them: plain JSON, saved before each send. */
export interface MatchState {
  readonly seat: Seat;
  /** The host's side in the first game. */
  readonly hostSide: Side;
  /** Knows nothing yet, and believes what the other client tells in answer to its own hello. */
  readonly isFresh: boolean;
  /** Of its own last hello; what another client tells in answer to an older one is old. */
  readonly sid: string | null;
  /** Of the last hello that came in. */
  readonly peerSid: string | null;
  /** What was last answered since then, and with what: to answer it again would not help. */
  readonly answered: string | null;
  readonly history: History;
  /** How many moves the other client has, of these. */
  readonly confirmed: number;
  /** Own offers that the other player may still have accepted, withdrawn ones too. */
  readonly made: readonly MadeOffer[];
  /** What the other player offers. */
  readonly theirs: readonly Offer[];
  /** One of the two would rather not play another game. */
  readonly isRematchDeclined: boolean;
  /** What the other client holds that cannot be. */
  readonly dispute: Dispute | null;
}

export interface MadeOffer extends Offer {
  /** The ply that a take-back would return to; null for a draw. */
  readonly cut: number | null;
  readonly isWithdrawn: boolean;
}

interface Dispute {
  readonly reason: DisputeReason;
  readonly held: History;
}

/** What the other client claims of this player, who never did it (SETL-8). */
export type DisputeReason = 'move' | 'resignation' | 'draw' | 'take-back' | 'rematch';

/** Why a command was not followed. */
export type Refusal = 'not-your-turn' | 'illegal' | 'over' | 'not-now';

/** A changed match, and what is then to be sent, in this order, once the state is saved. */
export interface Step {
  readonly state: MatchState;
  readonly send: readonly Body[];
  readonly refused: Refusal | null;
}

/**
 * @param isFresh true on a device that saved nothing of this room: a guest that joins, and either
 * player after the storage was lost. Only who makes a room knows that there is nothing to know.
 */
export function newMatch(seat: Seat, hostSide: Side, isFresh: boolean): MatchState {
  return {
    seat,
    hostSide,
    isFresh,
    sid: null,
    peerSid: null,
    answered: null,
    history: newGame(1),
    confirmed: 0,
    made: [],
    theirs: [],
    isRematchDeclined: false,
    dispute: null,
  };
}

export function done(state: MatchState, ...send: readonly Body[]): Step {
  return { state, send, refused: null };
}

export function refuse(state: MatchState, refused: Refusal): Step {
  return { state, send: [], refused };
}
