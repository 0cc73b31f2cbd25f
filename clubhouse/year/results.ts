import type { Sets } from '../season/results.ts';

/**
 * How a match comes to its end: both say the same at once, or only after the coach's letter; they
 * differ until one of them gives in, or until the coach decides; one side says nothing; nobody does.
 */
export type Course = 'agreed' | 'late' | 'amended' | 'disputed' | 'oneSided' | 'unplayed';

export interface MatchPlan {
  readonly course: Course;
  /** The winning side; where only one side reports, it is this one. */
  readonly winner: string;
  readonly first: string;
  /** The winner's first. */
  readonly sets: Sets;
}

/** How many of a hundred matches that are played take which course. */
const SHARES: readonly (readonly [Course, number])[] = [
  ['disputed', 5],
  ['amended', 3],
  ['late', 8],
  ['oneSided', 4],
];
const SCORES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [6, 3],
    [6, 4],
  ],
  [
    [7, 5],
    [6, 0],
  ],
  [
    [6, 2],
    [6, 2],
  ],
  [
    [6, 4],
    [7, 5],
  ],
];

/**
 * How a match goes, by who plays it, so that either side knows it by itself.
 * @param played the share of matches that are played, from 0 to 1
 */
export function planOf(sides: readonly string[], played: number): MatchPlan {
  const [one = '', other = ''] = sides.map(inOrder).toSorted();
  const chance = chanceOf(`${one}|${other}`);
  const winner = chance(1) < 0.6 ? one : other;
  return {
    course: chance(2) < played ? courseOf(chance(3) * 100) : 'unplayed',
    winner,
    first: one,
    sets: SCORES[Math.floor(chance(4) * SCORES.length)] ?? [],
  };
}

/** A pair is the same, whoever of the two is named first. */
export function inOrder(side: string): string {
  return side.split(' / ').toSorted().join(' / ');
}

export function isPair(side: string): boolean {
  return side.includes(' / ');
}

function courseOf(turn: number): Course {
  let end = 0;
  for (const [course, share] of SHARES) {
    end += share;
    if (turn < end) return course;
  }
  return 'agreed';
}

/** Numbers from 0 to 1 that are always the same for a text: FNV-1a, mixed once more. */
function chanceOf(text: string): (turn: number) => number {
  return (turn) => {
    let hash = 2_166_136_261;
    for (const letter of `${turn}|${text}`) {
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    }
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
  };
}
