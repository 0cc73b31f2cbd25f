type Sets = readonly (readonly [own: number, other: number])[];

/**
 * How a match goes: both sides agree at once, or only after the coach's email; they differ until
 * one gives in or the coach decides; or one side is silent, or both.
 */
export type Course = 'agreed' | 'late' | 'amended' | 'disputed' | 'oneSided' | 'unplayed';

export interface MatchPlan {
  readonly course: Course;
  /** The winning side; if only one side reports, this is that side. */
  readonly winner: string;
  readonly first: string;
  /** The sets, with the winner's games first. */
  readonly sets: Sets;
}

/** The shares of courses in percent of played matches. */
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

/** Makes a plan that both sides derive from their names. `played`: the share, from 0 to 1. */
export function makePlan(sides: readonly string[], played: number): MatchPlan {
  const [one = '', other = ''] = sides.map(sortPair).toSorted();
  const chance = makeSeededChance(`${one}|${other}`);
  const winner = chance(1) < 0.6 ? one : other;
  return {
    course: chance(2) < played ? chooseCourse(chance(3) * 100) : 'unplayed',
    winner,
    first: one,
    sets: SCORES[Math.floor(chance(4) * SCORES.length)] ?? [],
  };
}

/** The same name for a pair in either order. */
export function sortPair(side: string): string {
  return side.split(' / ').toSorted().join(' / ');
}

export function isPair(side: string): boolean {
  return side.includes(' / ');
}

function chooseCourse(turn: number): Course {
  let end = 0;
  for (const [course, share] of SHARES) {
    end += share;
    if (turn < end) return course;
  }
  return 'agreed';
}

/** Numbers from 0 to 1, fixed for each text: FNV-1a with one more mix. */
function makeSeededChance(text: string): (turn: number) => number {
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
