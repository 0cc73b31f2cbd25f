import { chessRules } from './chess-rules.ts';
import { fenAfter, type Ply } from './line.ts';
import { positionKey } from './position.ts';

/** Why the side to move may claim a draw after these moves; null if it may not. */
export function claimIn(line: readonly Ply[], start: string): string | null {
  const fens = [start, ...line.map(({ fen }) => fen)];
  return chessRules.claim({
    fen: fenAfter(line, start),
    seen: fens.map(positionKey),
    outcome: null,
  });
}
