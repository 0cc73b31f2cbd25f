/** How a player reports: by chips, by a line in text-message style, or with another ending. */
export type Telling = 'chips' | 'line' | 'retired' | 'walkover';

export type Sets = readonly (readonly [own: number, other: number])[];

/** The plan for one match of the season. */
export interface MatchPlan {
  /** The players' indices, winner first. */
  readonly winner: number;
  readonly loser: number;
  /** The winner's first; empty for a walkover. */
  readonly sets: Sets;
  readonly telling: Telling;
  /** Trouble before both sides agree. */
  readonly trouble: 'none' | 'amended' | 'settled';
}

const SCORES: readonly Sets[] = [
  [
    [6, 3],
    [6, 4],
  ],
  [
    [7, 5],
    [6, 0],
  ],
  [
    [4, 6],
    [6, 1],
    [6, 4],
  ],
  [
    [6, 2],
    [6, 2],
  ],
  [
    [6, 4],
    [3, 6],
    [7, 5],
  ],
];

/** A round robin: the lower number wins, with some upsets. */
export function planSeason(players: number): MatchPlan[] {
  const planned: MatchPlan[] = [];
  for (let one = 0; one < players; one++) {
    for (let other = one + 1; other < players; other++) {
      planned.push(planMatch(planned.length, one, other));
    }
  }
  return planned;
}

function planMatch(number: number, one: number, other: number): MatchPlan {
  const isUpset = number % 6 === 5;
  const [winner, loser] = isUpset ? [other, one] : [one, other];
  const sets = SCORES[number % SCORES.length] ?? [];
  const base = { winner, loser, sets, telling: 'chips', trouble: 'none' } as const;
  switch (number % 9) {
    case 1:
      return { ...base, telling: 'line' };
    case 2:
      return { ...base, trouble: 'amended' };
    case 3:
      return { ...base, trouble: 'settled' };
    case 4:
      return {
        ...base,
        telling: 'retired',
        sets: [
          [6, 3],
          [2, 0],
        ],
      };
    case 8:
      return { ...base, telling: 'walkover', sets: [] };
    default:
      return base;
  }
}

/** From the other side's point of view. */
export function swapSides(sets: Sets): Sets {
  return sets.map(([own, other]) => [other, own]);
}
