/** Side 0 moves first, unless the game starts from another position. */
export type Side = 0 | 1;

/** How a game ends by its moves alone. */
export interface Outcome {
  /** Null for a draw. */
  readonly winner: Side | null;
  /** The reason, which the site puts into words: `checkmate`, `stalemate`, `three in a row` … */
  readonly reason: string;
}

/**
 * A game as the library sees it: pure functions. Moves are strings of at most 16 printable ASCII
 * characters. Positions (`P`) are the game's own and never sent.
 */
export interface Rules<P> {
  /** Sent in the hello: apps play only with apps whose rules have the same name. */
  readonly name: string;
  readonly initial: () => P;
  readonly turn: (position: P) => Side;
  /** The position after a move; null if the move is illegal or the game is over. */
  readonly apply: (position: P, move: string) => P | null;
  readonly outcome: (position: P) => Outcome | null;
  /** Why the side to move may claim a draw; null if it may not. */
  readonly claim: (position: P) => string | null;
  /** Whether a side can still win; by default it can. If not, a time-out of the other is a draw. */
  readonly canWin?: (position: P, side: Side) => boolean;
  /**
   * The same rules, under the same name, from the start position in the host's options. Returns the
   * same object each time for the same start; null if that cannot be played. A game without this
   * function has only one start.
   */
  readonly begin?: (options: unknown) => Rules<P> | null;
}
