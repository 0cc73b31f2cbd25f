import './start-board.css';
import type { Side } from '@sealed-move/client/rules';
import { MiniBoard, MiniPieces } from './mini-board.tsx';

interface StartBoardProps {
  /** Rank by rank, as small boards draw it. */
  readonly placement: string;
  readonly side: Side;
}

/** The board before the first move; the text beside it describes it. */
export function StartBoard({ placement, side }: StartBoardProps) {
  return (
    <div class="start-board">
      <MiniPieces />
      <MiniBoard plays="chess" look={{ placement, side, last: null, clock: null }} />
    </div>
  );
}
