import type { Outcome, Rules, Side } from '@sealed-move/client/rules';
import type { EndingView, EndNotes, GameView, MoveView } from '@sealed-move/client/session';

/** The record of a game of two players on one device. */
export interface LocalGame {
  readonly number: number;
  readonly moves: readonly MoveView[];
  /** A player's decision that ended the game; null if the moves ended it, or nothing has. */
  readonly ended: Exclude<EndingView, { by: 'moves' }> | null;
  /** The times on both clocks when a player ended it; null if not noted. */
  readonly notes: EndNotes | null;
  readonly offer: 'draw' | 'takeBack' | null;
}

export const NEW_GAME: LocalGame = { number: 1, moves: [], ended: null, notes: null, offer: null };

/** The position after the moves, and the verdict of the rules on it. */
export interface Board<P> {
  readonly position: P;
  readonly turn: Side;
  /** The side that moved first. */
  readonly first: Side;
  readonly outcome: Outcome | null;
  readonly claim: string | null;
}

export function makeBoard<P>(rules: Rules<P>, { moves }: LocalGame): Board<P> {
  let position = rules.initial();
  for (const { move } of moves) position = rules.apply(position, move) ?? position;
  return read(rules, position);
}

export function read<P>(rules: Rules<P>, position: P): Board<P> {
  return {
    position,
    turn: rules.turn(position),
    first: rules.turn(rules.initial()),
    outcome: rules.outcome(position),
    claim: rules.claim(position),
  };
}

export function findEnding({ ended }: LocalGame, { outcome }: Board<unknown>): EndingView | null {
  return outcome === null ? ended : { by: 'moves', ...outcome };
}

/** The page's view. Its side is the player who has to answer or, without a question, to move. */
export function makeView(game: LocalGame, board: Board<unknown>): GameView {
  const ending = findEnding(game, board);
  const asker = findAsker(game, board);
  const state = (offer: LocalGame['offer']) => (game.offer === offer ? 'theirs' : 'none');
  return {
    number: game.number,
    side: asker === null ? board.turn : otherSide(asker),
    moves: game.moves,
    ...(board.first === 0 ? {} : { first: board.first }),
    turn: ending === null ? board.turn : null,
    ending,
    offers: { draw: state('draw'), takeBack: state('takeBack'), rematch: 'none' },
    notes: ending === null || ending.by === 'moves' ? null : game.notes,
    unconfirmed: 0,
    disputed: null,
  };
}

/** The side that asked: the side to move offers a draw, the other asks to take back. */
function findAsker({ offer }: LocalGame, { turn }: Board<unknown>): Side | null {
  if (offer === null) return null;
  return offer === 'draw' ? turn : otherSide(turn);
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
