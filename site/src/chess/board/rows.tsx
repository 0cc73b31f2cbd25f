import type { Square } from 'chess.js';
import type { BoardProps } from './board-props.ts';
import { SquareButton } from './square.tsx';
import type { Choice } from './use-choice.ts';
import { placeOf, rowsOf } from './view-squares.ts';

interface RowsProps {
  readonly board: BoardProps;
  readonly choice: Choice;
  /** The one square that the Tab key leads to. */
  readonly entry: Square;
}

/** The squares as they are seen, with all that is marked on them. */
export function Rows({ board, choice, entry }: RowsProps) {
  const { pieces, bottom, moves, last, checked, ahead, ghost, seals, coordinates } = board;
  return rowsOf(bottom).map((row) => (
    <div role="row" key={row[0]} class="board-row">
      {row.map((square) => (
        <SquareButton
          key={square}
          square={square}
          piece={pieces.get(square)}
          isMovable={moves.has(square)}
          isEntry={square === entry}
          isChosen={square === choice.chosen}
          isTarget={choice.targets.has(square)}
          isLast={last.includes(square)}
          isChecked={square === checked}
          isAhead={ahead.includes(square)}
          ghost={square === ghost?.square ? ghost.piece : null}
          seal={seals.get(square) ?? null}
          hasFile={coordinates && placeOf(square, bottom).row === 7}
          hasRank={coordinates && placeOf(square, bottom).column === 0}
        />
      ))}
    </div>
  ));
}
