import type { Side } from 'relay-client/rules';
import type { EndingView } from 'relay-client/session';
import { playWords } from '../../words/words.ts';
import { otherSide } from './pieces.ts';

export type Result = '1-0' | '0-1' | '1/2-1/2' | '*';

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
  const say = playWords().chess.ending;
  if (winner === null) return say.draw(drawReason(ending));
  const [won, lost] = [named(winner, names), named(otherSide(winner), names)];
  switch (ending.by) {
    case 'resignation':
      return say.resigned(lost, won);
    case 'time':
      return say.time(lost, won);
    case 'moves':
    case 'agreement':
    case 'claim':
      return say.mate(won);
  }
}

function drawReason(ending: EndingView): string {
  const { ending: say, draws } = playWords().chess;
  if (ending.by === 'time') return say.onTime;
  if ('reason' in ending) return draws[ending.reason] ?? ending.reason;
  return say.agreement;
}

function named(side: Side, names: readonly [string, string]): string {
  const [name, played] = [names[side], playWords().chess.sides[side]];
  return name === played ? name : `${name} (${played})`;
}
