import type { EndingView } from 'relay-client/session';
import { winnerOf } from '../chess/game/ending-words.ts';
import { otherSide } from '../chess/game/pieces.ts';
import type { Names, TableView } from './table.ts';

/** Who won, as this player sees it. */
export function resultHeadline({ kind, game }: TableView, names: Names): string {
  const winner = game.ending === null ? null : winnerOf(game.ending);
  if (winner === null) return 'A draw';
  return kind === 'online' && winner === game.side ? 'You won' : `${names[winner]} won`;
}

const DRAWS: Readonly<Record<string, string>> = {
  stalemate: 'Stalemate: no legal move, and no check.',
  'insufficient material': 'Neither side can mate any more.',
  'threefold repetition': 'Claimed: the position was there three times.',
  'fivefold repetition': 'The position was there five times.',
  'fifty moves': 'Claimed: fifty moves without a capture or a pawn move.',
  'seventy-five moves': 'Seventy-five moves without a capture or a pawn move.',
};

/** Why the game is over (PLAY-4), without who won. */
export function reasonWords(ending: EndingView, { game }: TableView, names: Names): string {
  const winner = winnerOf(ending);
  const lost = winner === null ? '' : names[otherSide(winner)];
  const count = Math.ceil(game.moves.length / 2);
  const moves = `${count} move${count === 1 ? '' : 's'}`;
  switch (ending.by) {
    case 'resignation':
      return game.moves.length === 0 ? `${lost} resigned.` : `${lost} resigned after ${moves}.`;
    case 'time':
      return winner === null
        ? 'Time ran out, and the other side could not mate any more.'
        : `${lost} ran out of time.`;
    case 'agreement':
      return game.moves.length === 0 ? 'Agreed.' : `Agreed after ${moves}.`;
    case 'moves':
    case 'claim':
      return winner === null ? (DRAWS[ending.reason] ?? ending.reason) : `Checkmate in ${moves}.`;
  }
}

const BY: Readonly<Record<EndingView['by'], string>> = {
  resignation: 'by resignation',
  time: 'on time',
  agreement: 'by agreement',
  moves: 'by checkmate',
  claim: 'as claimed',
};

/** `You won by checkmate.`: all of it in a line. */
export function resultLine(ending: EndingView, view: TableView, names: Names): string {
  const how =
    winnerOf(ending) === null && ending.by === 'moves' ? `by ${ending.reason}` : BY[ending.by];
  return `${resultHeadline(view, names)} ${how}.`;
}
