import { useEffect, useRef } from 'preact/hooks';
import { countPliesBefore } from '../game/beginning.ts';
import type { Game, Ply } from '../game/game.ts';
import type { MoveStepper } from './use-stepping.ts';
import { playWords } from '../messages/words.ts';

interface MoveListProps {
  readonly plays: Game;
  readonly line: readonly Ply[];
  readonly stepping: MoveStepper;
}

/** The moves so far, each a link to its position (PLAY-2). */
export function MoveList({ plays, line, stepping }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null);
  const hasMoves = line.length > 0;
  useEffect(() => {
    const scroller = list.current;
    if (scroller === null) return undefined;
    showCurrent(scroller);
    // Content above or below changes the height, which would scroll the newest move out of view.
    const resized = new ResizeObserver(() => showCurrent(scroller));
    resized.observe(scroller);
    return () => resized.disconnect();
  }, [stepping.shown, hasMoves]);
  if (!hasMoves) return <p class="quiet">{playWords().play.noMoves}</p>;
  const before = countPliesBefore(plays);
  // If Black begins, the first row has no move by White.
  const gap = before % 2;
  const numbers = Array.from({ length: Math.ceil((line.length + gap) / 2) }, (_, index) => index);
  return (
    <ol class="moves" ref={list} aria-label={playWords().play.moves}>
      {numbers.map((number) => (
        <li key={number}>
          <span class="moves-number" aria-hidden="true">
            {Math.floor(before / 2) + number + 1}.
          </span>
          {[2 * number - gap, 2 * number + 1 - gap].map((index) => (
            <MoveButton
              key={index}
              plays={plays}
              ply={line[index]}
              index={index}
              stepping={stepping}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

function showCurrent(scroller: HTMLElement): void {
  const current = scroller.querySelector<HTMLElement>('[aria-current]');
  if (current === null) return;
  // This scrolls only the list: scrollIntoView would move the whole page.
  const room = scroller.clientHeight - current.offsetHeight;
  scroller.scrollTop = current.offsetTop - scroller.offsetTop - room / 2;
}

interface MoveButtonProps {
  readonly plays: Game;
  readonly ply: Ply | undefined;
  readonly index: number;
  readonly stepping: MoveStepper;
}

function MoveButton({ plays, ply, index, stepping }: MoveButtonProps) {
  if (index < 0) return <span aria-hidden="true">…</span>;
  if (ply === undefined) return null;
  return (
    <button
      type="button"
      class="moves-move"
      aria-label={`${Math.floor((countPliesBefore(plays) + index) / 2) + 1}. ${plays.written(ply)}, ${plays.moveWords(ply)}`}
      aria-current={stepping.shown === index + 1 ? 'step' : undefined}
      onClick={() => stepping.go(index + 1)}
    >
      {plays.written(ply)}
    </button>
  );
}
