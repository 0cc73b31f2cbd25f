import type { Outcome, Rules, Side } from '@sealed-move/client/rules';
import type { EndingView, EndNotes, GameView, MoveView } from '@sealed-move/client/session';

/** A game of two players on one device, as it is kept. */
export interface LocalGame {
  readonly number: number;
  readonly moves: readonly MoveView[];
  /** How a player ended it; an end by the moves follows from them. */
  readonly ended: Exclude<EndingView, { by: 'moves' }> | null;
  /** What both clocks showed when a player ended it; null: nothing was noted. */
  readonly notes: EndNotes | null;
  /** What waits for an answer. */
  readonly offer: 'draw' | 'takeBack' | null;
}

export const NEW_GAME: LocalGame = { number: 1, moves: [], ended: null, notes: null, offer: null };

/** The position after the moves, and what the rules say of it. */
export interface Board<P> {
  readonly position: P;
  readonly turn: Side;
  /** Who began. */
  readonly first: Side;
  readonly outcome: Outcome | null;
  readonly claim: string | null;
}

export function boardOf<P>(rules: Rules<P>, { moves }: LocalGame): Board<P> {
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

export function endingOf({ ended }: LocalGame, { outcome }: Board<unknown>): EndingView | null {
  return outcome === null ? ended : { by: 'moves', ...outcome };
}

/** What the page shows of it. The side is whoever has to answer, else whoever moves. */
export function viewOf(game: LocalGame, board: Board<unknown>): GameView {
  const ending = endingOf(game, board);
  const asker = askerOf(game, board);
  const state = (offer: LocalGame['offer']) => (game.offer === offer ? 'theirs' : 'none');
  return {
    number: game.number,
    side: asker === null ? board.turn : other(asker),
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

/** Who asked: a draw is offered by the player to move, a move taken back by the player who made it. */
function askerOf({ offer }: LocalGame, { turn }: Board<unknown>): Side | null {
  if (offer === null) return null;
  return offer === 'draw' ? turn : other(turn);
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}
