import { useMemo } from 'preact/hooks';
import type { Square } from 'chess.js';
import { Board } from '../chess/board/board.tsx';
import { Promotion } from '../chess/board/promotion.tsx';
import type { Ghost } from '../chess/board/board-props.ts';
import { fenAfter, type Ply } from '../chess/game/line.ts';
import { checkedKing, type Moves } from '../chess/game/moves.ts';
import { kingOf, type Pieces, piecesOf } from '../chess/game/pieces.ts';
import { readUci } from '../chess/game/uci.ts';
import type { Side } from 'relay-client/rules';
import type { EndingView } from 'relay-client/session';
import type { Mark } from '../parts/marked-seal.tsx';
import { markOf } from './score.ts';
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
  const { ending } = view.game;
  const shown = stepping.isLive ? shownLine : shownLine.slice(0, stepping.shown);
  const fen = fenAfter(shown);
  const pieces = useMemo(() => piecesOf(fen), [fen]);
  const last = shown.at(-1);
  const { asked } = entry;
  const premove = stepping.isLive ? readPremove(entry.premove) : null;
  const isOpen = stepping.isLive && asked === null;
  return (
    <Board
      pieces={pieces}
      bottom={bottom}
      moves={isOpen ? entry.moves : NOTHING}
      last={last ? [last.from, last.to] : []}
      checked={useMemo(() => checkedKing(fen), [fen])}
      ahead={premove === null ? [] : [premove.from, premove.to]}
      ghost={ghostOf(pieces, premove, asked?.kind === 'confirmation' ? last : undefined)}
      seals={useMemo(
        () => sealsOf(pieces, ending, stepping.isLive),
        [pieces, ending, stepping.isLive],
      )}
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

function readPremove(uci: string | null) {
  return uci === null ? null : readUci(uci);
}

/** A move ahead, or one that is still to be confirmed. */
function ghostOf(
  pieces: Pieces,
  premove: ReturnType<typeof readPremove>,
  unconfirmed: Ply | undefined,
): Ghost | null {
  const [from, to] =
    premove === null ? [unconfirmed?.to, unconfirmed?.to] : [premove.from, premove.to];
  const piece = from === undefined ? undefined : pieces.get(from);
  return to === undefined || piece === undefined ? null : { square: to, piece };
}

/** What each king's side scored. */
function sealsOf(
  pieces: Pieces,
  ending: EndingView | null,
  isLive: boolean,
): ReadonlyMap<Square, Mark> {
  const seals = new Map<Square, Mark>();
  if (ending === null || !isLive) return seals;
  for (const side of [0, 1] as const) {
    const king = kingOf(pieces, side);
    if (king !== null) seals.set(king, markOf(ending, side));
  }
  return seals;
}
