import type { Square } from 'chess.js';
import { Cell } from '../../grid/cell.tsx';
import { fileOf, rankOf } from '../../grid/core/squares.ts';
import { MarkedSeal } from '../../components/marked-seal.tsx';
import { playWords } from '../../messages/words.ts';
import type { Piece } from '../game/pieces.ts';
import type { BoardProps } from './board-props.ts';
import { PieceImage } from './piece-image.tsx';
import type { Choice } from './use-choice.ts';
import { toBoardOrientation } from './view-squares.ts';

interface SquareProps {
  readonly square: Square;
  /** Whether this is the one square that Tab reaches. */
  readonly isEntry: boolean;
  readonly board: BoardProps;
  readonly choice: Choice;
}

/** A square's marks besides its piece, in the order in which screen readers say them. */
interface Marks {
  readonly isChecked: boolean;
  readonly isChosen: boolean;
  readonly isTarget: boolean;
  readonly isLast: boolean;
  readonly isAhead: boolean;
}

export function SquareButton({ square, isEntry, board, choice }: SquareProps) {
  const { pieces, bottom, moves, last, checked, ahead, seals, coordinates } = board;
  const piece = pieces.get(square);
  // Drawn instead of the piece on this square, but not announced, because it is not here yet.
  const ghost = square === board.ghost?.square ? board.ghost.piece : null;
  const marks: Marks = {
    isChecked: square === checked,
    isChosen: square === choice.chosen,
    isTarget: choice.targets.has(square),
    isLast: last.includes(square),
    isAhead: ahead.includes(square),
  };
  const seal = seals.get(square) ?? null;
  const drawn = ghost ?? piece;
  const kinds = [
    ...listClasses(square, piece, marks),
    ghost !== null && 'square-ghost',
    moves.has(square) && 'square-movable',
  ];
  return (
    <Cell
      square={square}
      orientation={toBoardOrientation(bottom)}
      label={describeSquare(square, piece, marks)}
      class={kinds.filter(Boolean).join(' ')}
      isEntry={isEntry}
      isChosen={marks.isChosen}
      coordinates={coordinates}
      seal={
        seal === null ? null : (
          <span class="square-seal" aria-hidden="true">
            <MarkedSeal mark={seal} />
          </span>
        )
      }
    >
      {drawn && <PieceImage {...drawn} />}
    </Cell>
  );
}

function describeSquare(square: Square, piece: Piece | undefined, marks: Marks): string {
  const { board, pieces } = playWords().chess;
  return [
    square,
    piece ? pieces[piece.side][piece.kind] : board.empty,
    marks.isChecked && board.inCheck,
    marks.isChosen && board.chosen,
    marks.isTarget && board.target,
    marks.isLast && board.last,
    marks.isAhead && board.premove,
  ]
    .filter(Boolean)
    .join(', ');
}

function listClasses(square: Square, piece: Piece | undefined, marks: Marks) {
  const isDark = (fileOf(square) + rankOf(square)) % 2 === 0;
  return [
    isDark ? 'square-dark' : 'square-light',
    marks.isLast && 'square-last',
    marks.isChosen && 'square-chosen',
    marks.isChecked && 'square-checked',
    marks.isAhead && 'square-ahead',
    marks.isTarget && (piece ? 'square-capture' : 'square-target'),
  ];
}
