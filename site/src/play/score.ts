import type { EndingView } from 'relay-client/session';
import type { Side } from 'relay-client/rules';
import type { Score } from '../games/core/earlier-game.ts';
import { winnerOf } from '../chess/game/ending-words.ts';
import type { Mark } from '../parts/marked-seal.tsx';

/** What a game scored for that side. */
export function markOf(ending: EndingView, side: Side): Mark {
  const winner = winnerOf(ending);
  if (winner === null) return '½';
  return winner === side ? '1' : '0';
}

const HALVES: Readonly<Record<Mark, number>> = { '1': 2, '½': 1, '0': 0 };

/** The score with one more game. @param before null: not known */
export function scoreWith(before: Score | null, mark: Mark): Score | null {
  if (before === null) return null;
  const mine = HALVES[mark];
  return { mine: before.mine + mine, theirs: before.theirs + 2 - mine };
}
