/** The name of an opening, and its number in the Encyclopaedia of Chess Openings. */
export interface Opening {
  readonly eco: string;
  /** The name in English, as in the data set. */
  readonly name: string;
}

/** Openings by the moves that lead there, in SAN separated by blanks. */
export type Openings = ReadonlyMap<string, Opening>;

/**
 * Reads the file of openings. Each line gives the number of moves shared with the line before, the
 * following moves and the opening's number. Then come the number of letters shared with the
 * previous name, and the rest of the name.
 */
export function readOpenings(file: string): Openings {
  const found = new Map<string, Opening>();
  let moves: readonly string[] = [];
  let name = '';
  for (const line of file.split('\n')) {
    const [shared, rest, eco, letters, ending] = line.split('\t');
    if (rest === undefined || eco === undefined || ending === undefined) continue;
    moves = [...moves.slice(0, Number(shared)), ...rest.split(' ').filter((one) => one !== '')];
    name = name.slice(0, Number(letters)) + ending;
    found.set(moves.join(' '), { eco, name });
  }
  return found;
}

/** The last opening these moves passed through; null if none has a name. */
export function findOpening(openings: Openings, sans: readonly string[]): Opening | null {
  // Names are stored without check and mate signs.
  const plain = sans.map((san) => san.replace(/[+#]$/, ''));
  for (let count = plain.length; count > 0; count -= 1) {
    const opening = openings.get(plain.slice(0, count).join(' '));
    if (opening !== undefined) return opening;
  }
  return null;
}
