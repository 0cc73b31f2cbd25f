import { isCalledOff, winnerOf } from '../game/ending.ts';
import type { PageState } from './page-state.ts';

/** How a game feels to this player: two at one device are told who won, and neither lost. */
export type Tone = 'plain' | 'won' | 'lost' | 'drawn';

export function toneOf({ play: { view } }: Pick<PageState, 'play'>): Tone {
  const { ending, side } = view.game;
  if (ending === null || isCalledOff(ending)) return 'plain';
  const winner = winnerOf(ending);
  if (winner === null) return 'drawn';
  return view.kind === 'local' || winner === side ? 'won' : 'lost';
}
