import { DEFAULT_POSITION } from 'chess.js';
import { useMemo } from 'preact/hooks';
import '../board/usual-pieces.ts';
import type { TableContext, GameTable, TableState } from '../../game/game-table.ts';
import { otherSide } from '../../game/core/sides.ts';
import { playWords } from '../../messages/words.ts';
import { PieceImage } from '../board/piece-image.tsx';
import { findDrawClaim } from '../game/claim.ts';
import { getFenAfter } from '../game/line.ts';
import { computeMaterialAdvantage, listCaptures } from '../game/material.ts';
import { findCheckedSide } from '../game/moves.ts';
import { readTypedMove } from '../game/typed-move.ts';
import { BoardArea } from './board-area.tsx';
import { Captured } from './captured.tsx';
import { askAboutMove, askAboutPremove } from './questions.ts';
import { useLine } from './use-line.ts';
import { useMoveEntry } from './use-move-entry.ts';

export const chessTable: GameTable = {
  Token: ({ side }) => <PieceImage kind="p" side={side} />,
  useTable: useChess,
};

function useChess({ moves, side, other, ...at }: TableContext): TableState {
  const start = at.start ?? DEFAULT_POSITION;
  const line = useLine(start, moves, null);
  const fen = getFenAfter(line, start);
  const entry = useMoveEntry({ fen, ...at });
  const { asked } = entry;
  const shownLine = useLine(start, moves, asked?.move ?? null);
  const { moving } = at;
  const claim = useMemo(
    () => (moving === null ? null : findDrawClaim(line, start)),
    [line, moving],
  );
  return {
    line,
    claim,
    entry: {
      question: askAboutMove(entry, fen),
      forced: null,
      waiting: askAboutPremove(entry, fen, other),
      refused: entry.refused,
      commit: entry.commit,
    },
    board: (shown) => (
      <BoardArea entry={entry} start={start} line={shownLine} side={moving ?? side} shown={shown} />
    ),
    beside: (player, shown) => {
      const seen = line.slice(0, shown);
      return (
        <Captured
          side={otherSide(player)}
          kinds={listCaptures(seen, player)}
          advantage={computeMaterialAdvantage(getFenAfter(seen, start), player)}
        />
      );
    },
    alarm(shown) {
      const last = line[shown - 1];
      const isCheck = last?.san.endsWith('+') === true;
      const king =
        last === undefined ? findCheckedSide(start) : isCheck ? otherSide(last.side) : null;
      return king === null ? null : { side: king, words: playWords().play.turn.check };
    },
    typing: { example: playWords().chess.typed.example, read: (text) => readTypedMove(fen, text) },
  };
}
