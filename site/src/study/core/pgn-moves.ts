/** A move with notes after it and, if a comment starts its line, before it. */
export interface NotedMove {
  readonly san: string;
  readonly before?: readonly string[];
  readonly notes?: readonly string[];
}

type NamedMoves = readonly { readonly move: NotedMove; readonly next: NamedMoves }[];

/** A tree of moves in PGN notation: each variation in brackets after the move it replaces. */
export function writePgnMoves(tree: NamedMoves, firstPly = 0): readonly string[] {
  const tokens: string[] = [];
  writeLine(tokens, tree, firstPly);
  return tokens;
}

function writeLine(tokens: string[], tree: NamedMoves, firstPly: number): void {
  let isAfterBreak = true;
  let ply = firstPly;
  for (let next = tree; next[0] !== undefined; next = next[0].next) {
    const [main, ...others] = next;
    const { san, before = [], notes = [] } = main.move;
    for (const said of [...before, `${writeMoveNumber(ply, isAfterBreak)}${san}`, ...notes]) {
      tokens.push(...said.split(' '));
    }
    for (const other of others) {
      const start = tokens.length;
      writeLine(tokens, [other], ply);
      tokens[start] = `(${tokens[start]}`;
      tokens.push(`${tokens.pop()})`);
    }
    // After anything between two moves, the second starts with its number again.
    isAfterBreak = others.length > 0 || notes.some((note) => note.startsWith('{'));
    ply += 1;
  }
}

/** `3. `, or `3... ` for a Black move after a break. */
function writeMoveNumber(ply: number, isAfterBreak: boolean): string {
  const number = Math.floor(ply / 2) + 1;
  if (ply % 2 === 0) return `${number}. `;
  return isAfterBreak ? `${number}... ` : '';
}
