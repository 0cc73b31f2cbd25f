import { hasUsualCastling } from '../chess/pgn/pgn-start.ts';
import { findIntendedMove } from '../chess/game/castling.ts';
import { playLine, type Ply } from '../chess/game/line.ts';
import { writeFen } from '../chess/game/read-fen.ts';
import { readUci } from '../chess/game/uci.ts';

/** Whether only an engine with Chess960 can take this game (ENG-6). */
export function isChess960Needed(start: string): boolean {
  return !hasUsualCastling(start);
}

/** Writes castling in letters that all engines know, if kings castle as usual. */
export function toEngineFen(fen: string): string {
  return hasUsualCastling(fen) ? writeFen(fen) : fen;
}

/**
 * Converts an engine's moves to the site's notation, up to the first illegal one. Accepts castling
 * written as king to rook or king to its final square.
 */
export function readLine(fen: string, moves: readonly string[]): readonly Ply[] {
  const line: Ply[] = [];
  for (const text of moves) {
    const at = line.at(-1)?.fen ?? fen;
    const move = readUci(text);
    if (move === null) break;
    const meant = findIntendedMove(at, move.from, move.to);
    const [ply] = playLine([`${meant}${move.promotion ?? ''}`], [], at);
    if (ply === undefined) break;
    line.push(ply);
  }
  return line;
}
