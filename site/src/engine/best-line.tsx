import { formatMove } from '../chess/game/notation.ts';
import type { Ply } from '../chess/game/line.ts';
import { countPliesBefore } from '../chess/game/start.ts';
import { moveWords } from '../chess/game/words.ts';
import { pageWords } from '../messages/words.ts';

interface BestLineProps {
  readonly fen: string;
  readonly line: readonly Ply[];
  /** @param count how many moves of the line to take, from the first */
  readonly onTake: (count: number) => void;
}

/** A click on a move adds the line up to it to the study (ENG-5). */
export function BestLine({ fen, line, onTake }: BestLineProps) {
  const plies = countPliesBefore(fen);
  return (
    <span class="engine-line" role="group" aria-label={pageWords().engine.best}>
      {line.map((ply, place) => (
        <span key={`${place}${ply.uci}`}>
          {place === 0 || ply.side === 0 ? (
            <small aria-hidden="true">
              {Math.floor((plies + place) / 2) + 1}
              {ply.side === 0 ? '.' : ' …'}
            </small>
          ) : null}
          <button
            type="button"
            aria-label={`${formatMove(ply.san)}, ${moveWords(ply)}`}
            onClick={() => onTake(place + 1)}
          >
            {formatMove(ply.san)}
          </button>
        </span>
      ))}
    </span>
  );
}
