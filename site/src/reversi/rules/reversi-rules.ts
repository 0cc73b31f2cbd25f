import type { Outcome, Rules, Side } from '@sealed-move/client/rules';
import type { Square } from '../../grid/core/squares.ts';
import {
  canMove,
  countDiscs,
  type Discs,
  indexOf,
  START,
  findTurnedDiscs,
  placeDisc,
} from './discs.ts';

/** Immutable. */
export interface Position {
  readonly discs: Discs;
  /** The side to move; after the end, the side that would move. */
  readonly turn: Side;
  readonly outcome: Outcome | null;
}

/** The move of a side that can turn nothing. */
export const PASS = 'pass';
const SQUARE = /^[a-h][1-8]$/;

/** Plays by Othello's rules: Black is side 0; moves are squares such as d3, or pass (REV-1). */
export const reversiRules: Rules<Position> = {
  name: 'reversi',
  initial: () => ({ discs: START, turn: 0, outcome: null }),
  turn: ({ turn }) => turn,
  apply({ discs, turn, outcome }, move) {
    if (outcome !== null) return null;
    if (move === PASS) return canMove(discs, turn) ? null : makeNextPosition(discs, turn);
    if (!SQUARE.test(move)) return null;
    const index = indexOf(move as Square);
    return findTurnedDiscs(discs, index, turn).length === 0
      ? null
      : makeNextPosition(placeDisc(discs, index, turn), turn);
  },
  outcome: ({ outcome }) => outcome,
  claim: () => null,
};

/** The position of those discs, as if the game had started there. */
export function makePosition(discs: Discs, turn: Side): Position {
  return { discs, turn, outcome: findOutcome(discs) };
}

function makeNextPosition(discs: Discs, mover: Side): Position {
  return makePosition(discs, mover === 0 ? 1 : 0);
}

/** The outcome of a game, which ends when neither side can move (REV-3). */
function findOutcome(discs: Discs): Outcome | null {
  if (canMove(discs, 0) || canMove(discs, 1)) return null;
  const [black, white] = countDiscs(discs);
  if (black === white) return { winner: null, reason: 'equal discs' };
  const winner = black > white ? 0 : 1;
  return { winner, reason: black === 0 || white === 0 ? 'wiped out' : 'most discs' };
}
