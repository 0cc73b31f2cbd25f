import { useMemo } from 'preact/hooks';
import type { Square } from 'chess.js';
import { Board } from '../board/board.tsx';
import { Promotion } from '../board/promotion.tsx';
import { fenAfter } from '../game/line.ts';
import { checkedKing, type Moves } from '../game/moves.ts';
import { piecesOf } from '../game/pieces.ts';
import { readUci } from '../game/uci.ts';
import type { Side } from 'relay-client/rules';
import type { PlayChoices } from './choices.ts';
import type { Play } from './use-play.ts';

const NOTHING: Moves = new Map();

interface BoardAreaProps {
  readonly play: Play;
  readonly bottom: Side;
  readonly choices: PlayChoices;
}

/** The board with what is shown on it: the newest position, or the one that is stepped to. */
export function BoardArea({ play, bottom, choices }: BoardAreaProps) {
  const { entry, shownLine, stepping, view } = play;
  const shown = stepping.isLive ? shownLine : shownLine.slice(0, stepping.shown);
  const fen = fenAfter(shown);
  const pieces = useMemo(() => piecesOf(fen), [fen]);
  const last = shown.at(-1);
  const { asked } = entry;
  const isOpen = stepping.isLive && asked === null;
  return (
    <Board
      pieces={pieces}
      bottom={bottom}
      moves={isOpen ? entry.moves : NOTHING}
      last={last ? [last.from, last.to] : []}
      checked={useMemo(() => checkedKing(fen), [fen])}
      ahead={squaresOf(entry.premove)}
      hints={choices.hints}
      coordinates={choices.coordinates}
      onMove={entry.enter}
      onCancel={entry.cancel}
    >
      {asked?.kind === 'promotion' && (
        <Promotion
          square={asked.to}
          side={play.moving ?? view.game.side}
          bottom={bottom}
          onChoose={entry.promote}
          onCancel={entry.cancel}
        />
      )}
    </Board>
  );
}

function squaresOf(uci: string | null): readonly Square[] {
  const move = uci === null ? null : readUci(uci);
  return move === null ? [] : [move.from, move.to];
}
