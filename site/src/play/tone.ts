import { isCalledOff, findWinner } from '../game/ending.ts';
import type { PageState } from './page-state.ts';

/** The mood of a result; two players on one device see the winner, but no loss. */
export type Tone = 'plain' | 'won' | 'lost' | 'drawn';

export function chooseTone({ play: { view } }: Pick<PageState, 'play'>): Tone {
  const { ending, side } = view.game;
  if (ending === null || isCalledOff(ending)) return 'plain';
  const winner = findWinner(ending);
  if (winner === null) return 'drawn';
  return view.kind === 'local' || winner === side ? 'won' : 'lost';
}
