/*
 * The plainest possible reversi, on eight lines of eight letters: `x` Black, `o` White, `.` empty.
 * The property tests play both implementations move by move.
 */

export type Lines = readonly string[];

export const FIRST_LINES: Lines = [
  '........',
  '........',
  '........',
  '...ox...',
  '...xo...',
  '........',
  '........',
  '........',
];

const AROUND = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** The lines after a disc on a square such as `d3`; null if the disc turns none. */
export function placeDisc(lines: Lines, square: string, who: string): Lines | null {
  const [column, row] = [square.charCodeAt(0) - 97, Number(square.charAt(1)) - 1];
  const board = lines.map((line) => line.split(''));
  if (board[row]?.[column] !== '.') return null;
  let turned = 0;
  for (const [right, down] of AROUND) {
    let far = 1;
    const at = (step: number) => board[row + down * step]?.[column + right * step] ?? '.';
    while (at(far) !== '.' && at(far) !== who) far++;
    if (at(far) !== who) continue;
    for (let step = 1; step < far; step++) {
      board[row + down * step]?.splice(column + right * step, 1, who);
      turned++;
    }
  }
  if (turned === 0) return null;
  board[row].splice(column, 1, who);
  return board.map((line) => line.join(''));
}

/** All squares on which a disc turns others, in order. */
export function listLegalSquares(lines: Lines, who: string): readonly string[] {
  const squares = '12345678'
    .split('')
    .flatMap((rank) => 'abcdefgh'.split('').map((file) => file + rank));
  return squares.filter((square) => placeDisc(lines, square, who) !== null);
}
