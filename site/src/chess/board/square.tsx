import type { Square } from 'chess.js';
import { fileOf, type Piece, rankOf } from '../game/pieces.ts';
import { type Mark, MarkedSeal } from '../../parts/marked-seal.tsx';
import { PieceImage } from './piece-image.tsx';
import { playWords } from '../../words/words.ts';

/** What a square shows beside its piece, in the order in which it is announced. */
interface Marks {
  readonly isChosen: boolean;
  readonly isTarget: boolean;
  readonly isLast: boolean;
  readonly isChecked: boolean;
  readonly isAhead: boolean;
}

interface SquareProps extends Marks {
  readonly square: Square;
  readonly piece: Piece | undefined;
  /** Whether the piece may be picked up. */
  readonly isMovable: boolean;
  /** The one square that the Tab key leads to. */
  readonly isEntry: boolean;
  readonly hasFile: boolean;
  readonly hasRank: boolean;
  /** Drawn in place of what is here: it is not here yet, and is not said to be. */
  readonly ghost: Piece | null;
  /** Lies on the piece. */
  readonly seal: Mark | null;
}

/** A square of the board: a button whose label says everything it shows (BRD-5). */
export function SquareButton(props: SquareProps) {
  const { square, piece, isEntry, hasFile, hasRank, seal, ghost } = props;
  const drawn = ghost ?? piece;
  return (
    <div role="gridcell" aria-selected={props.isChosen} class="square-cell">
      <button
        type="button"
        class={classOf(props)}
        data-square={square}
        tabIndex={isEntry ? 0 : -1}
        aria-label={labelOf(square, piece, props)}
      >
        {drawn && <PieceImage {...drawn} />}
      </button>
      {seal !== null && (
        <span class="square-seal" aria-hidden="true">
          <MarkedSeal mark={seal} />
        </span>
      )}
      {hasRank && (
        <span class="coordinate coordinate-rank" aria-hidden="true">
          {square.charAt(1)}
        </span>
      )}
      {hasFile && (
        <span class="coordinate coordinate-file" aria-hidden="true">
          {square.charAt(0)}
        </span>
      )}
    </div>
  );
}

function labelOf(square: Square, piece: Piece | undefined, marks: Marks): string {
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

function classOf({ square, piece, ghost, ...marks }: SquareProps): string {
  const isDark = (fileOf(square) + rankOf(square)) % 2 === 0;
  return [
    'square',
    isDark ? 'square-dark' : 'square-light',
    marks.isLast && 'square-last',
    marks.isChosen && 'square-chosen',
    marks.isChecked && 'square-checked',
    marks.isAhead && 'square-ahead',
    ghost !== null && 'square-ghost',
    marks.isTarget && (piece ? 'square-capture' : 'square-target'),
    marks.isMovable && 'square-movable',
  ]
    .filter(Boolean)
    .join(' ');
}
