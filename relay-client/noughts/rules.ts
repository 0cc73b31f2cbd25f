import type { Rules, Side } from '@sealed-move/client/rules';

/** Nine squares, `0` to `8`, each with a side or null. */
export type Squares = readonly (Side | null)[];

const EMPTY: Squares = Array.from({ length: 9 }, () => null);
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) =>
  line.split('').map(Number),
);

/**
 * Noughts and crosses: the second game besides chess, small enough to read in full. Its draw may be
 * claimed from the seventh move on, which lets tests cover claims.
 */
export const NOUGHTS: Rules<Squares> = {
  name: 'noughts',
  initial: () => EMPTY,
  turn: (squares) => (countTaken(squares) % 2 === 0 ? 0 : 1),
  apply: (squares, move) => {
    const square = /^[0-8]$/.test(move) ? Number(move) : -1;
    if (squares[square] !== null || NOUGHTS.outcome(squares) !== null) return null;
    return squares.with(square, NOUGHTS.turn(squares));
  },
  outcome: (squares) => {
    const winner = findWinner(squares);
    if (winner !== null) return { winner, reason: 'three in a row' };
    return countTaken(squares) === 9 ? { winner: null, reason: 'full' } : null;
  },
  claim: (squares) =>
    countTaken(squares) >= 7 && findWinner(squares) === null ? 'hardly open' : null,
};

function countTaken(squares: Squares): number {
  return squares.filter((side) => side !== null).length;
}

function findWinner(squares: Squares): Side | null {
  const [first = -1] = findWinningLine(squares);
  return squares[first] ?? null;
}

/** The three winning squares; empty without a winner. */
export function findWinningLine(squares: Squares): readonly number[] {
  const isWon = ([one = 0, two = 0, three = 0]: readonly number[]) =>
    squares[one] !== null && squares[one] === squares[two] && squares[one] === squares[three];
  return LINES.find(isWon) ?? [];
}
