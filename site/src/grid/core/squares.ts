type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';

/** A square on a board of eight by eight. */
export type Square = `${File}${Rank}`;

const FILES = 'abcdefgh';

/** The square with a file and a rank, both from 0; null off the board. */
export function squareAt(file: number, rank: number): Square | null {
  const isOn = file >= 0 && file < 8 && rank >= 0 && rank < 8;
  return isOn ? (`${FILES.charAt(file)}${rank + 1}` as Square) : null;
}

export function fileOf(square: Square): number {
  return FILES.indexOf(square.charAt(0));
}

/** From 0. */
export function rankOf(square: Square): number {
  return Number(square.charAt(1)) - 1;
}
