import { useEffect, useReducer } from 'preact/hooks';
import { isTogether } from './table.ts';
import type { Play } from './use-play.ts';

/**
 * Whether the clock of an opponent who is online has run out. Their device keeps the clock and ends
 * the game (CLK-2). An opponent who is away may have moved in time.
 */
export function useTimeUp({ view, clock }: Play): boolean {
  const [, redraw] = useReducer((count: number, _: void) => count + 1, 0);
  const { turn, side } = view.game;
  const isTheirs = view.kind === 'online' && isTogether(view) && turn !== null && turn !== side;
  const left = isTheirs && clock?.running === turn ? clock.left(turn) : null;
  useEffect(() => {
    if (left === null || left <= 0) return undefined;
    const timer = setTimeout(() => redraw(), left + 50);
    return () => clearTimeout(timer);
  });
  return left !== null && left <= 0;
}
