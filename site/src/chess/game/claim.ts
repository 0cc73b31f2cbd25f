import { chessRules } from './chess-rules.ts';
import { getFenAfter, type Ply } from './line.ts';
import { makePositionKey } from './position.ts';

/** Why the side to move may claim a draw after these moves; null if it may not. */
export function findDrawClaim(line: readonly Ply[], start: string): string | null {
  const fens = [start, ...line.map(({ fen }) => fen)];
  return chessRules.claim({
    fen: getFenAfter(line, start),
    seen: fens.map(makePositionKey),
    outcome: null,
  });
}
