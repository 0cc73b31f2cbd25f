/** 0 begins a game, 1 answers. */
export type Side = 0 | 1;

/** How a game ended by its moves alone. */
export interface Outcome {
  /** Null: a draw. */
  readonly winner: Side | null;
  /** For the site to put into words: `checkmate`, `stalemate`, `three in a row` … */
  readonly reason: string;
}

/**
 * A game as the library sees it: pure, with moves as short strings of printable ASCII, at most
 * 16 characters each. `P` is the game's own position, which is never sent.
 */
export interface Rules<P> {
  /** Goes into the hello: two sites of different games do not settle. */
  readonly name: string;
  readonly initial: () => P;
  readonly turn: (position: P) => Side;
  /** The position after a move; null where the move is not legal, or the game is over. */
  readonly apply: (position: P, move: string) => P | null;
  readonly outcome: (position: P) => Outcome | null;
  /** Why the side to move may claim a draw; null where it may not. */
  readonly claim: (position: P) => string | null;
  /**
   * Whether that side can still win: where it cannot, the other side's time that runs out makes a
   * draw. A game without this asks nothing of the position.
   */
  readonly canWin?: (position: P, side: Side) => boolean;
}
