import type { EndingView } from 'relay-client/session';
import type { Side } from 'relay-client/rules';
import { winnerOf } from '../game/ending-words.ts';
import type { Mark } from '../parts/marked-seal.tsx';

/** Points of the two, one's own first: of games won, and half of those drawn. */
export type Score = readonly [own: number, other: number];

/** What a game scored for that side. */
export function markOf(ending: EndingView, side: Side): Mark {
  const winner = winnerOf(ending);
  if (winner === null) return '½';
  return winner === side ? '1' : '0';
}

const POINTS: Readonly<Record<Mark, number>> = { '1': 1, '½': 0.5, '0': 0 };

/** The score with one more game. @param before null: not known */
export function scoreWith(before: Score | null, mark: Mark): Score | null {
  return before && [before[0] + POINTS[mark], before[1] + 1 - POINTS[mark]];
}

/** `2½ – 1½`. */
export function scoreWords([own, other]: Score): string {
  return `${points(own)} – ${points(other)}`;
}

function points(count: number): string {
  const whole = Math.floor(count);
  if (whole === count) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
