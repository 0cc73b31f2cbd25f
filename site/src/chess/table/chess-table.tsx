import { DEFAULT_POSITION, type PieceSymbol } from 'chess.js';
import { useMemo, useRef } from 'preact/hooks';
import '../board/usual-pieces.ts';
import type { TableContext, GameTable, TableState } from '../../game/game-table.ts';
import { otherSide } from '../../game/core/sides.ts';
import { playWords } from '../../messages/words.ts';
import { PieceImage } from '../board/piece-image.tsx';
import { findDrawClaim } from '../game/claim.ts';
import { getFenAfter, playLine, type Ply } from '../game/line.ts';
import { computeMaterialAdvantage, listCaptures } from '../game/material.ts';
import { findCheckedSide } from '../game/moves.ts';
import { readTypedMove } from '../game/typed-move.ts';
import { BoardArea } from './board-area.tsx';
import { askAboutMove, askAboutPremove } from './questions.ts';
import { useMoveEntry } from './use-move-entry.ts';
import type { Side } from '@sealed-move/client/rules';

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

/** @param extra a move made here that the game does not have yet */
function useLine(start: string, moves: readonly string[], extra: string | null): readonly Ply[] {
  const known = useRef<readonly Ply[]>([]);
  const line = useMemo(
    () => playLine(extra === null ? moves : [...moves, extra], known.current, start),
    [start, moves, extra],
  );
  known.current = line;
  return line;
}

interface CapturedProps {
  readonly side: Side;
  readonly kinds: readonly PieceSymbol[];
  readonly advantage: number;
}

/** A player's captures and lead in material (PLAY-1). */
function Captured({ side, kinds, advantage }: CapturedProps) {
  const spoken = kinds.map((kind) => playWords().chess.kinds[kind]).join(', ');
  const ahead = advantage > 0 ? `+${advantage}` : '';
  if (kinds.length === 0 && ahead === '') return null;
  return (
    <p class="captured">
      <span class="unseen">{spoken === '' ? '' : playWords().play.captured(spoken)}</span>
      {kinds.map((kind, index) => (
        <span
          key={`${kind}${index}`}
          class={kind === kinds[index - 1] ? 'captured-same' : 'captured-first'}
        >
          <PieceImage kind={kind} side={side} />
        </span>
      ))}
      {ahead !== '' && <span class="captured-ahead">{ahead}</span>}
    </p>
  );
}
