import { formatClock } from '../clock/clock.ts';
import { otherSide } from '../game/core/sides.ts';
import { playWords } from '../messages/words.ts';
import { useNow } from './use-now.ts';
import type { Play } from './use-play.ts';

/** The notice about an absent player in a game with clocks; null if there is none (CLK-9). */
export function describeAbsence({ view, names, clock }: Play): string | null {
  const absence = clock?.absence ?? null;
  if (absence === null) return null;
  const name = names[otherSide(view.game.side)];
  const say = playWords().play.absence;
  const { claimLeft, canWin, ownAbsence } = absence;
  if (claimLeft !== null) {
    if (claimLeft === 0) return canWin ? say.win(name) : say.draw(name);
    const left = formatClock(claimLeft);
    return canWin ? say.winIn(name, left) : say.drawIn(name, left);
  }
  if (ownAbsence === null) return null;
  return say.own(formatClock(ownAbsence.awayMs), formatClock(ownAbsence.limitMs), name);
}

/** Whether a claim for absence is possible now; updates the page as soon as it is. */
export function useAbsenceClaim({ clock }: Play): boolean {
  const claimLeft = clock?.absence?.claimLeft ?? null;
  useNow(claimLeft !== null && claimLeft > 0);
  return claimLeft === 0;
}
