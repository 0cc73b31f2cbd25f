import { useMemo, useRef } from 'preact/hooks';
import type { TableContext, GameTable, TableState, ShownBoard } from '../../game/game-table.ts';
import { type MoveEntryState, useEntry } from '../../game/use-entry.ts';
import type { Square } from '../../grid/core/squares.ts';
import { Board } from '../board/board.tsx';
import { DiscImage } from '../board/disc-image.tsx';
import { playLine, type Ply, getPositionAfter } from '../game/line.ts';
import { readTypedMove } from '../game/typed-move.ts';
import { playWords } from '../../messages/words.ts';
import { canMove, countDiscs, listOpenSquares, squareOf } from '../rules/discs.ts';
import { reversiRules } from '../rules/reversi-rules.ts';
import { askToPass, askAboutMove, askAboutPremove } from './questions.ts';
import type { Side } from '@sealed-move/client/rules';

export const reversiTable: GameTable = {
  Token: ({ side }) => <DiscImage side={side} />,
  useTable: useReversi,
};

function useReversi({ moves, moving, ahead, other, confirms, play }: TableContext): TableState {
  const line = useLine(moves);
  const position = getPositionAfter(line);
  const { discs, outcome } = position;
  const entry = useEntry({
    position: moves.join(' '),
    isOnTurn: moving !== null,
    confirms,
    isLegal: (move) => reversiRules.apply(position, move) !== null,
    play,
  });
  const { asked } = entry;
  const shownLine = useLine(
    useMemo(() => (asked === null ? moves : [...moves, asked.move]), [moves, asked]),
  );
  const mustPass = moving !== null && outcome === null && !canMove(discs, moving);
  const targets = useMemo(() => {
    if (moving !== null) return new Set(listOpenSquares(discs, moving).map(squareOf));
    const empty = discs.flatMap((disc, index) => (disc === null ? squareOf(index) : []));
    return new Set<Square>(ahead === null ? [] : empty);
  }, [discs, moving, ahead]);
  return {
    line,
    claim: null,
    entry: {
      question: askAboutMove(entry),
      forced: mustPass && asked === null ? askToPass(entry, other) : null,
      waiting: askAboutPremove(entry, other),
      refused: entry.refused,
      commit: entry.commit,
    },
    board: (shown) => (
      <ShownDiscs
        line={shownLine}
        entry={entry}
        targets={targets}
        areLegal={moving !== null}
        shown={shown}
      />
    ),
    beside: (side, shown) => (
      <DiscCount
        side={side}
        count={countDiscs(getPositionAfter(line.slice(0, shown)).discs)[side]}
      />
    ),
    alarm: (shown) =>
      mustPass && shown === line.length
        ? { side: moving, words: playWords().reversi.noMove }
        : null,
    typing: {
      example: playWords().reversi.typed.example,
      read: (text) => readTypedMove(position, text),
    },
  };
}

interface ShownDiscsProps {
  /** The moves, including one about to be made. */
  readonly line: readonly Ply[];
  readonly entry: MoveEntryState;
  readonly targets: ReadonlySet<Square>;
  readonly areLegal: boolean;
  readonly shown: ShownBoard;
}

const NOWHERE: ReadonlySet<Square> = new Set();

function ShownDiscs({ line, entry, targets, areLegal, shown }: ShownDiscsProps) {
  const { count, isFlipped, choices } = shown;
  const isLive = count === null;
  const seen = isLive ? line : line.slice(0, count);
  const last = seen.at(-1);
  const { asked, premove } = entry;
  const isAsked = asked?.kind === 'confirmation';
  const isOpen = isLive && asked === null;
  return (
    <Board
      discs={getPositionAfter(seen).discs}
      isFlipped={isFlipped}
      targets={isOpen ? targets : NOWHERE}
      areLegal={areLegal}
      last={last?.square ?? null}
      turned={last?.turned ?? []}
      ahead={isLive && premove !== null ? (premove as Square) : null}
      ghost={
        isLive && isAsked && last !== undefined && last.square !== null
          ? { square: last.square, side: last.side }
          : null
      }
      hints={choices.hints}
      coordinates={choices.coordinates}
      onPut={entry.commit}
      onCancel={entry.cancel}
    />
  );
}

function useLine(moves: readonly string[]): readonly Ply[] {
  const known = useRef<readonly Ply[]>([]);
  const line = useMemo(() => playLine(moves, known.current), [moves]);
  known.current = line;
  return line;
}

/** A player's number of discs (REV-6). */
function DiscCount({ side, count }: { readonly side: Side; readonly count: number }) {
  return (
    <p class="captured">
      <span class="unseen">{playWords().reversi.count(count)}</span>
      <span class="captured-first" aria-hidden="true">
        <DiscImage side={side} />
      </span>
      <span class="captured-ahead" aria-hidden="true">
        {count}
      </span>
    </p>
  );
}
