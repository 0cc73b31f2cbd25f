import type { Setup } from '@sealed-move/client/saved-games';
import type { GameView } from '@sealed-move/client/session';
import type { Side } from '@sealed-move/client/rules';
import type { BoardPreview } from '../games/core/look.ts';
import { chooseGameForSetup } from '../game/beginning.ts';
import type { Game, Ply } from '../game/game.ts';
import { readOptions } from '../clock/options.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Follows a game move by move, to make its small board for the list. */
export interface BoardPreviewer {
  readonly lookOf: (game: Pick<GameView, 'moves'>, setup: Setup | null, side: Side) => BoardPreview;
}

export function makeBoardPreviewer(plays: Game): BoardPreviewer {
  let known: readonly Ply[] = [];
  let begun = plays;
  return {
    lookOf({ moves }, setup, side) {
      const before = begun;
      begun = chooseGameForSetup(plays, setup);
      known = begun.lineOf(
        moves.map(({ move }) => move),
        begun === before ? known : [],
      );
      const last = known.at(-1);
      return {
        placement: last?.placement ?? begun.start,
        side,
        last: last === undefined ? null : { side: last.side, san: last.san, squares: last.squares },
        clock: formatClock(setup),
      };
    },
  };
}

/** Formats a clock: `10 + 5`, `3 days a move`; null if there is none. */
function formatClock(setup: Setup | null): string | null {
  const { clock } = readOptions(setup?.options);
  if (clock === null) return null;
  if (clock.isPerMove === true) {
    const days = Math.round(clock.initialMs / DAY_MS);
    return days === 1 ? '1 day a move' : `${days} days a move`;
  }
  const minutes = Math.round(clock.initialMs / 600) / 100;
  return `${minutes} + ${Math.round(clock.incrementMs / 1000)}`;
}
