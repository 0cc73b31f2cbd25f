import { castlesAsUsual } from '../chess/pgn/pgn-start.ts';
import { moveMeant } from '../chess/game/castling.ts';
import { lineOf, type Ply } from '../chess/game/line.ts';
import { writeFen } from '../chess/game/read-fen.ts';
import { readUci } from '../chess/game/uci.ts';

/** Whether a game can be given to an engine only if it knows Chess960 (ENG-6). */
export function needs960(start: string): boolean {
  return !castlesAsUsual(start);
}

/** A position as an engine reads it: where kings castle as usual, in the letters that all engines know. */
export function engineFen(fen: string): string {
  return castlesAsUsual(fen) ? writeFen(fen) : fen;
}

/**
 * The moves of an engine as this site has them, up to the first that is not legal. A king that castles
 * may have been put onto its rook or where it ends.
 */
export function readLine(fen: string, moves: readonly string[]): readonly Ply[] {
  const line: Ply[] = [];
  for (const text of moves) {
    const at = line.at(-1)?.fen ?? fen;
    const move = readUci(text);
    if (move === null) break;
    const meant = moveMeant(at, move.from, move.to);
    const [ply] = lineOf([`${meant}${move.promotion ?? ''}`], [], at);
    if (ply === undefined) break;
    line.push(ply);
  }
  return line;
}
