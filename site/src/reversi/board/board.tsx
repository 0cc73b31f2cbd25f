import { Grid } from '../../grid/grid.tsx';
import './reversi-board.css';
import { useRef } from 'preact/hooks';
import { Cell } from '../../grid/cell.tsx';
import type { BoardOrientation } from '../../grid/core/board-orientation.ts';
import type { Square } from '../../grid/core/squares.ts';
import { playWords } from '../../messages/words.ts';
import { type Discs, indexOf } from '../rules/discs.ts';
import type { Side } from '@sealed-move/client/rules';
import { DiscImage } from './disc-image.tsx';

export interface BoardProps {
  readonly discs: Discs;
  readonly isFlipped: boolean;
  /** The squares on which a disc can be put now, or by a premove. */
  readonly targets: ReadonlySet<Square>;
  /** Whether the targets are legal now, so that they are marked. */
  readonly areLegal: boolean;
  readonly last: Square | null;
  readonly turned: readonly number[];
  readonly ahead: Square | null;
  /** A disc drawn on its future square; null if there is none. */
  readonly ghost: { readonly square: Square; readonly side: Side } | null;
  readonly hints: boolean;
  readonly coordinates: boolean;
  readonly onPut: (square: Square) => void;
  readonly onCancel: () => void;
}

/** The reversi board, with a1 in the upper left for both players (REV-4). */
export function Board(props: BoardProps) {
  const { isFlipped, targets, hints, onPut, onCancel } = props;
  const grid = useRef<HTMLDivElement>(null);
  const orientation: BoardOrientation = { fromRight: isFlipped, fromBelow: isFlipped };
  return (
    <Grid
      grid={grid}
      orientation={orientation}
      label={playWords().reversi.board.name}
      first="d3"
      class={hints ? 'board-felt board-hints' : 'board-felt'}
      onEscape={onCancel}
      onTouch={(square) => (targets.has(square) ? onPut(square) : onCancel())}
      cell={(square, isEntry) => (
        <DiscSquare
          key={square}
          square={square}
          orientation={orientation}
          isEntry={isEntry}
          board={props}
        />
      )}
    />
  );
}

interface DiscSquareProps {
  readonly square: Square;
  readonly orientation: BoardOrientation;
  readonly isEntry: boolean;
  readonly board: BoardProps;
}

function DiscSquare({ square, orientation, isEntry, board }: DiscSquareProps) {
  const { last, ahead, ghost, coordinates } = board;
  const index = indexOf(square);
  const disc = board.discs[index] ?? null;
  const isTurned = board.turned.includes(index);
  const isTarget = board.areLegal && board.targets.has(square);
  const isGhost = square === ghost?.square;
  const drawn = isGhost ? ghost.side : disc;
  const { board: words, discs } = playWords().reversi;
  const marks = [
    square,
    disc === null || isGhost ? words.empty : discs[disc],
    isTarget && words.target,
    square === last && !isGhost && words.last,
    isTurned && words.turned,
    square === ahead && words.premove,
  ];
  const kinds = [
    'square-felt',
    square === last && 'square-last',
    square === ahead && 'square-ahead',
    isGhost && 'square-ghost',
    isTarget && 'square-target',
  ];
  return (
    <Cell
      square={square}
      orientation={orientation}
      label={marks.filter(Boolean).join(', ')}
      class={kinds.filter(Boolean).join(' ')}
      isEntry={isEntry}
      coordinates={coordinates}
    >
      {drawn !== null && <DiscImage key={drawn} side={drawn} isTurned={isTurned} />}
    </Cell>
  );
}
