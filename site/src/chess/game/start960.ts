/* The 960 start positions of Chess960, by number. */

/** Two knights on five squares, in the order of Scharnagl's table. */
const KNIGHTS = [
  'NN---',
  'N-N--',
  'N--N-',
  'N---N',
  '-NN--',
  '-N-N-',
  '-N--N',
  '--NN-',
  '--N-N',
  '---NN',
];
export const STARTS = 960;

/** The position with that number, 0 to 959, in Scharnagl's table; 518 is the usual start. */
export function makeStart960(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= STARTS) throw new Error('no such start');
  const rank: string[] = Array.from({ length: 8 }, () => '');
  const free = () => [...rank.keys()].filter((file) => rank[file] === '');
  const put = (piece: string, file: number | undefined) => {
    if (file !== undefined) rank[file] = piece;
  };
  put('B', (number % 4) * 2 + 1);
  put('B', (Math.floor(number / 4) % 4) * 2);
  put('Q', free()[Math.floor(number / 16) % 6]);
  const knights = KNIGHTS[Math.floor(number / 96)] ?? '';
  const five = free();
  for (const [index, letter] of Array.from(knights).entries())
    if (letter === 'N') put('N', five[index]);
  const [left, king, right] = free();
  put('R', left);
  put('K', king);
  put('R', right);
  const rooks = [right, left].map((file = 0) => String.fromCharCode(65 + file)).join('');
  const white = rank.join('');
  const rights = rooks + rooks.toLowerCase();
  return `${white.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${white} w ${rights} - 0 1`;
}

/** The number of a position; null if it has none. */
export function findNumber960(fen: string): number | null {
  for (let number = 0; number < STARTS; number += 1)
    if (makeStart960(number) === fen) return number;
  return null;
}
