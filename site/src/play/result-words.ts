import type { EndingView, GameView } from '@sealed-move/client/session';
import { findWinner } from '../game/ending.ts';
import { otherSide } from '../game/core/sides.ts';
import { playWords } from '../messages/words.ts';
import type { Names, TableView } from './table.ts';

export function writeHeadline({ kind, game }: TableView, names: Names): string {
  const { won } = playWords().play;
  if (game.ending?.by === 'abort') return won.calledOff;
  const winner = game.ending === null ? null : findWinner(game.ending);
  if (winner === null) return won.draw;
  return kind === 'online' && winner === game.side ? won.you : won.name(names[winner]);
}

/** Why the game is over (PLAY-4), without the winner. */
export function describeReason(
  ending: EndingView,
  { game, plays }: TableView,
  names: Names,
): string {
  const { why } = playWords().play;
  const winner = findWinner(ending);
  const lost = winner === null ? '' : names[otherSide(winner)];
  const moves = Math.ceil(game.moves.length / 2);
  switch (ending.by) {
    case 'resignation':
      return why.resigned(lost, moves);
    case 'time':
      return winner === null ? plays.drawnOnTime().reason : why.flag(lost);
    case 'absence':
      return explainAbsence(game, winner === null ? null : lost);
    case 'agreement':
      return why.agreed(moves);
    case 'abort':
      return why.calledOff;
    case 'moves':
    case 'claim':
      return plays.endedWords(ending, listMoves(game), '').reason;
  }
}

/** Describes an ending by absence, which may still be denied if only claimed (CLK-9). */
function explainAbsence({ absence }: GameView, lost: string | null): string {
  const { why } = playWords().play;
  const reason = lost === null ? why.absentDraw : why.absent(lost);
  return absence === 'mine' ? `${reason} ${why.claimed}` : reason;
}

/** `You won by checkmate.`: the whole result on one line. */
export function describeResult(ending: EndingView, view: TableView, names: Names): string {
  const { how } = playWords().play;
  if (ending.by === 'abort') return `${writeHeadline(view, names)}. ${how.abort}`;
  const isRuled = ending.by === 'moves' || ending.by === 'claim';
  const said = isRuled
    ? view.plays.endedWords(ending, listMoves(view.game), '').brief
    : how[ending.by];
  return `${writeHeadline(view, names)} ${said}.`;
}

function listMoves({ moves }: GameView): readonly string[] {
  return moves.map(({ move }) => move);
}
