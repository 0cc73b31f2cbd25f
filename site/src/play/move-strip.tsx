import { countPliesBefore } from '../game/beginning.ts';
import type { Game, Ply } from '../game/game.ts';
import type { MoveStepper } from './use-stepping.ts';
import { playWords } from '../messages/words.ts';

const BEFORE = 10;
const AFTER = 4;

interface MoveStripProps {
  readonly plays: Game;
  readonly line: readonly Ply[];
  readonly stepping: MoveStepper;
}

/** Numbers White's moves, and Black's first one if Black begins. */
function MoveNumber({ plies, isFirst }: { readonly plies: number; readonly isFirst: boolean }) {
  if (plies % 2 === 0) return <small aria-hidden="true">{plies / 2 + 1}.</small>;
  return isFirst ? <small aria-hidden="true">{Math.ceil(plies / 2)} …</small> : null;
}

/** The moves on one line. Keyboard users step with the buttons; screen readers read each move. */
export function MoveStrip({ plays, line, stepping }: MoveStripProps) {
  const before = countPliesBefore(plays);
  const from = Math.max(0, stepping.shown - BEFORE);
  const seen = line.slice(from, stepping.shown + AFTER);
  if (line.length === 0) {
    const start = plays.beginning === undefined ? '' : `${plays.beginning.words()}. `;
    return <p class="slip-words">{`${start}${playWords().play.noMoves}`}</p>;
  }
  return (
    <div class="strip" role="group" aria-label={playWords().play.moves}>
      {seen.map((one, index) => {
        const ply = from + index;
        const plies = before + ply;
        return (
          <span key={ply} class="strip-move">
            <MoveNumber plies={plies} isFirst={ply === 0} />
            <button
              type="button"
              tabIndex={-1}
              aria-label={`${Math.floor(plies / 2) + 1}. ${plays.written(one)}, ${plays.moveWords(one)}`}
              aria-current={stepping.shown === ply + 1 ? 'step' : undefined}
              class={stepping.shown === ply + 1 ? 'move-shown' : ''}
              onClick={() => stepping.go(ply + 1)}
            >
              {plays.written(one)}
            </button>
          </span>
        );
      })}
    </div>
  );
}
