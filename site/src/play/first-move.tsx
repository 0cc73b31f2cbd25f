import { formatClock } from '../clock/clock.ts';
import type { GameClock } from '../clock/game-clock.ts';
import { playWords } from '../messages/words.ts';
import { otherSide } from '../game/core/sides.ts';
import type { Play } from './use-play.ts';
import { useNow } from './use-now.ts';

/** Whether the slip shows the time left for a first move (CLK-8). */
export function isFirstMoveDue(clock: GameClock | null): clock is GameClock {
  return clock !== null && clock.firstMoveLeft !== null;
}

export function FirstMove({ play }: { readonly play: Play }) {
  useNow(true);
  const { view, names, clock } = play;
  const left = clock?.firstMoveLeft ?? null;
  if (left === null) return null;
  const { firstMove } = playWords().play;
  const { game } = view;
  const face = formatClock(left);
  const isMine = view.kind === 'local' || game.turn === game.side;
  const said = isMine ? firstMove.mine(face) : firstMove.theirs(names[otherSide(game.side)], face);
  return <p class="slip-words">{said}</p>;
}
