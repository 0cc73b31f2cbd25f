/** How a player says it: by chips, by a line as one would text it, or as ended otherwise. */
export type Telling = 'chips' | 'line' | 'retired' | 'walkover';

export type Sets = readonly (readonly [own: number, other: number])[];

/** How one match of the season goes. */
export interface MatchPlan {
  /** The players' indices; the first is the winner. */
  readonly winner: number;
  readonly loser: number;
  /** The winner's first. Empty: a walkover. */
  readonly sets: Sets;
  readonly telling: Telling;
  /** What happens before both agree. */
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

/** Everybody against everybody: who has the lower number wins, but for some upsets. */
export function plannedSeason(players: number): MatchPlan[] {
  const planned: MatchPlan[] = [];
  for (let one = 0; one < players; one++) {
    for (let other = one + 1; other < players; other++) {
      planned.push(plannedMatch(planned.length, one, other));
    }
  }
  return planned;
}

function plannedMatch(number: number, one: number, other: number): MatchPlan {
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

/** From the other side's view. */
export function turned(sets: Sets): Sets {
  return sets.map(([own, other]) => [other, own]);
}
