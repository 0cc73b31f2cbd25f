import './study.css';
import type { Square } from 'chess.js';
import { useMemo, useState } from 'preact/hooks';
import type { Side } from '@sealed-move/client/rules';
import { Board } from '../chess/board/board.tsx';
import { Promotion } from '../chess/board/promotion.tsx';
import { listBoardMoves, findIntendedMove } from '../chess/game/castling.ts';
import { findCheckedKing, isPromotion } from '../chess/game/moves.ts';
import { readPieces } from '../chess/game/pieces.ts';
import { MarkedBoard } from '../chess/marks/marked-board.tsx';
import type { Study } from './use-study.ts';

interface StudyBoardProps {
  readonly study: Study;
  readonly bottom: Side;
  readonly isMarking: boolean;
  readonly hints: boolean;
  readonly coordinates: boolean;
}

const NONE = new Map<Square, never>();

export function StudyBoard({ study, bottom, isMarking, hints, coordinates }: StudyBoardProps) {
  const { fen, line } = study;
  const [asked, setAsked] = useState<{ from: Square; to: Square; fen: string } | null>(null);
  const pieces = useMemo(() => readPieces(fen), [fen]);
  const moves = useMemo(() => listBoardMoves(fen), [fen]);
  const checked = useMemo(() => findCheckedKing(fen), [fen]);
  const last = line.at(-1);
  const promotion = asked?.fen === fen ? asked : null;
  return (
    <MarkedBoard position={fen} bottom={bottom} isMarking={isMarking}>
      <Board
        pieces={pieces}
        bottom={bottom}
        moves={moves}
        last={last === undefined ? [] : [last.from, last.to]}
        checked={checked}
        ahead={[]}
        ghost={null}
        seals={NONE}
        hints={hints}
        coordinates={coordinates}
        onMove={(from, to) => {
          if (isPromotion(fen, from, to)) setAsked({ from, to, fen });
          else study.play(findIntendedMove(fen, from, to));
        }}
        onCancel={() => setAsked(null)}
      >
        {promotion !== null && (
          <Promotion
            square={promotion.to}
            side={fen.split(' ')[1] === 'b' ? 1 : 0}
            bottom={bottom}
            onChoose={(kind) => {
              setAsked(null);
              study.play(`${promotion.from}${promotion.to}${kind}`);
            }}
            onCancel={() => setAsked(null)}
          />
        )}
      </Board>
    </MarkedBoard>
  );
}
