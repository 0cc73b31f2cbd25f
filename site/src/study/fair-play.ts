import { makeAnyChessKey } from '../chess/game/read-fen.ts';

/** The positions of games in progress, as returned by `makeAnyChessKey`. */
export type RunningPositions = ReadonlySet<string>;

/** A move of a line, and whether it was played in the game. */
export interface LineMove {
  readonly fen: string;
  readonly isPlayed?: boolean;
}

/**
 * Whether an engine may not be asked about a position (ENG-7): one in a game in progress, or one
 * that a move added by the player reaches from there. The finished game's own moves are exempt.
 */
export function isInRunningGame(
  running: RunningPositions,
  start: string,
  line: readonly LineMove[],
): boolean {
  const [last, before] = [line.at(-1), line.at(-2)];
  if (running.has(makeAnyChessKey(last?.fen ?? start))) return true;
  return (
    last !== undefined &&
    last.isPlayed !== true &&
    running.has(makeAnyChessKey(before?.fen ?? start))
  );
}
