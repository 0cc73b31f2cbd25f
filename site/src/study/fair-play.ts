import { anyChessKeyOf } from '../chess/game/read-fen.ts';

/** The positions on the boards of games that go on, as `anyChessKeyOf` gives them. */
export type RunningPositions = ReadonlySet<string>;

/** A move of a line, and whether it was played in the game. */
export interface LineMove {
  readonly fen: string;
  readonly isPlayed?: boolean;
}

/**
 * Whether an engine may not be asked about the position that a line leads to (ENG-7). It may not
 * where the position is on the board of a game that goes on, or the player's own next move from
 * there. The moves of the game itself, which is over, may be looked at.
 */
export function isOfRunningGame(
  running: RunningPositions,
  start: string,
  line: readonly LineMove[],
): boolean {
  const [last, before] = [line.at(-1), line.at(-2)];
  if (running.has(anyChessKeyOf(last?.fen ?? start))) return true;
  return (
    last !== undefined && last.isPlayed !== true && running.has(anyChessKeyOf(before?.fen ?? start))
  );
}
