import { useMemo } from 'preact/hooks';
import type { Square } from 'chess.js';
import { Board } from '../board/board.tsx';
import { Promotion } from '../board/promotion.tsx';
import type { Ghost } from '../board/board-props.ts';
import { getFenAfter, type Ply } from '../game/line.ts';
import { findCheckedKing, type Moves } from '../game/moves.ts';
import { findKing, type Pieces, readPieces } from '../game/pieces.ts';
import { readUci } from '../game/uci.ts';
import { MarkedBoard } from '../marks/marked-board.tsx';
import type { Side } from '@sealed-move/client/rules';
import type { EndingView } from '@sealed-move/client/session';
import { findMark } from '../../game/ending.ts';
import type { ShownBoard } from '../../game/game-table.ts';
import type { Mark } from '../../components/marked-seal.tsx';
import type { MoveEntry } from './use-move-entry.ts';

const NOTHING: Moves = new Map();

interface BoardAreaProps {
  readonly entry: MoveEntry;
  readonly start: string;
  /** The moves, including one about to be made. */
  readonly line: readonly Ply[];
  /** The side whose pawn promotes, if one does. */
  readonly side: Side;
  readonly shown: ShownBoard;
}

/** The board at the newest position or at the one the player stepped to. */
export function BoardArea({ entry, start, line, side, shown: { count, ...of } }: BoardAreaProps) {
  const { bottom, choices, ending } = of;
  const isLive = count === null;
  const shown = isLive ? line : line.slice(0, count);
  const fen = getFenAfter(shown, start);
  const pieces = useMemo(() => readPieces(fen), [fen]);
  const last = shown.at(-1);
  const { asked, promoting } = entry;
  const premove = isLive ? readPremove(entry.premove) : null;
  const isOpen = isLive && asked === null && promoting === null;
  return (
    <MarkedBoard position={fen} bottom={bottom}>
      <Board
        pieces={pieces}
        bottom={bottom}
        moves={isOpen ? entry.moves : NOTHING}
        last={last ? [last.from, last.to] : []}
        checked={useMemo(() => findCheckedKing(fen), [fen])}
        ahead={premove === null ? [] : [premove.from, premove.to]}
        ghost={findGhost(pieces, premove, asked?.kind === 'confirmation' ? last : undefined)}
        seals={useMemo(() => placeMarks(pieces, ending, isLive), [pieces, ending, isLive])}
        hints={choices.hints}
        coordinates={choices.coordinates}
        onMove={entry.enter}
        onCancel={entry.cancel}
      >
        {promoting !== null && (
          <Promotion
            square={promoting.to}
            side={side}
            bottom={bottom}
            onChoose={entry.promote}
            onCancel={entry.cancel}
          />
        )}
      </Board>
    </MarkedBoard>
  );
}

function readPremove(uci: string | null) {
  return uci === null ? null : readUci(uci);
}

/** The piece of a premove, or of a move to be confirmed, on its future square. */
function findGhost(
  pieces: Pieces,
  premove: ReturnType<typeof readPremove>,
  unconfirmed: Ply | undefined,
): Ghost | null {
  const [from, to] =
    premove === null ? [unconfirmed?.to, unconfirmed?.to] : [premove.from, premove.to];
  const piece = from === undefined ? undefined : pieces.get(from);
  return to === undefined || piece === undefined ? null : { square: to, piece };
}

function placeMarks(
  pieces: Pieces,
  ending: EndingView | null,
  isLive: boolean,
): ReadonlyMap<Square, Mark> {
  const seals = new Map<Square, Mark>();
  if (ending === null || !isLive) return seals;
  for (const side of [0, 1] as const) {
    const king = findKing(pieces, side);
    const mark = findMark(ending, side);
    if (king !== null && mark !== null) seals.set(king, mark);
  }
  return seals;
}
