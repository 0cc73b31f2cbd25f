import type { Side } from '@sealed-move/client/rules';
import type { EndingView } from '@sealed-move/client/session';
import type { Mark } from '../components/marked-seal.tsx';

/** The result in PGN's notation, first mover first; `*` for a game in progress. */
export type Result = '1-0' | '0-1' | '1/2-1/2' | '*';

/** Whether the game was called off: nobody won, it is not a draw, and it does not count. */
export function isCalledOff(ending: EndingView): boolean {
  return ending.by === 'abort';
}

/** The winner; null if nobody won. */
export function findWinner(ending: EndingView): Side | null {
  return 'winner' in ending ? ending.winner : null;
}

export function findResult(ending: EndingView | null): Result {
  if (ending === null || isCalledOff(ending)) return '*';
  const winner = findWinner(ending);
  if (winner === null) return '1/2-1/2';
  return winner === 0 ? '1-0' : '0-1';
}

/** A side's score in a game; null if it was called off. */
export function findMark(ending: EndingView, side: Side): Mark | null {
  if (isCalledOff(ending)) return null;
  const winner = findWinner(ending);
  if (winner === null) return '½';
  return winner === side ? '1' : '0';
}
