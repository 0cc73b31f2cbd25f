import { anyChessKeyOf } from '../chess/game/read-fen.ts';
import type { StudyMove } from './study-tree.ts';

/** The positions on the boards of games that go on, as `anyChessKeyOf` gives them. */
export type RunningPositions = ReadonlySet<string>;

/**
 * Whether an engine may not be asked about the position that a line leads to (ENG-7). It may not
 * where the position is on the board of a game that goes on, or the player's own next move from
 * there. The moves of the game itself, which is over, may be looked at.
 */
export function isOfRunningGame(
  running: RunningPositions,
  start: string,
  line: readonly StudyMove[],
): boolean {
  const [last, before] = [line.at(-1), line.at(-2)];
  if (running.has(anyChessKeyOf(last?.fen ?? start))) return true;
  return last !== undefined && !last.isPlayed && running.has(anyChessKeyOf(before?.fen ?? start));
}
