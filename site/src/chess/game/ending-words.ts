import type { Side } from 'relay-client/rules';
import type { EndingView } from 'relay-client/session';
import { otherSide, SIDE_NAMES } from './pieces.ts';

export type Result = '1-0' | '0-1' | '1/2-1/2' | '*';

const DRAWS: Readonly<Record<string, string>> = {
  stalemate: 'stalemate: the side to move has no legal move and is not in check',
  'insufficient material': 'insufficient material: neither side can mate any more',
  'threefold repetition': 'threefold repetition, as claimed',
  'fivefold repetition': 'fivefold repetition',
  'fifty moves': 'fifty moves without a capture or a pawn move, as claimed',
  'seventy-five moves': 'seventy-five moves without a capture or a pawn move',
};

/** Who won; null: a draw. */
export function winnerOf(ending: EndingView): Side | null {
  return 'winner' in ending ? ending.winner : null;
}

/** As PGN writes it; `*` while the game goes on. */
export function resultOf(ending: EndingView | null): Result {
  if (ending === null) return '*';
  const winner = winnerOf(ending);
  if (winner === null) return '1/2-1/2';
  return winner === 0 ? '1-0' : '0-1';
}

/** How the game ended, in a sentence (PLAY-4). @param names of White and of Black */
export function endingWords(ending: EndingView, names: readonly [string, string]): string {
  const winner = winnerOf(ending);
  if (winner === null) return `Draw by ${drawReason(ending)}.`;
  const [won, lost] = [named(winner, names), named(otherSide(winner), names)];
  switch (ending.by) {
    case 'resignation':
      return `${lost} resigned. ${won} wins.`;
    case 'time':
      return `${lost} ran out of time. ${won} wins.`;
    case 'moves':
    case 'agreement':
    case 'claim':
      return `Checkmate. ${won} wins.`;
  }
}

function drawReason(ending: EndingView): string {
  if (ending.by === 'time') {
    return 'insufficient material: time ran out, and the other side could not mate any more';
  }
  if ('reason' in ending) return DRAWS[ending.reason] ?? ending.reason;
  return 'agreement';
}

function named(side: Side, names: readonly [string, string]): string {
  const name = names[side];
  return name === SIDE_NAMES[side] ? name : `${name} (${SIDE_NAMES[side]})`;
}
