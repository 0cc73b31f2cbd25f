import type { LeagueCall } from './club-calls.ts';

/* Sides report matches, and a coach settles them, through the public API. */

export type MatchSide = 0 | 1;
/** The games of each set, winner first. */
type Sets = readonly (readonly [number, number])[];

const SETS: Sets = [
  [6, 3],
  [6, 4],
];

/** A completed match, as each side reports it. */
export function makeWin(winner: MatchSide, sets: Sets = SETS) {
  const games = sets.map((set) => ({ games: winner === 0 ? set : set.toReversed() }));
  return { outcome: 'completed', score: { sets: games } };
}

export async function reportResult(
  must: LeagueCall,
  match: string,
  side: MatchSide,
  result: object,
): Promise<void> {
  await must('POST', `/v1/matches/${match}/claims`, { ...result, side });
}

/** Both sides report the same result, so that it counts. */
export async function reportSame(must: LeagueCall, match: string, result: object): Promise<void> {
  await reportResult(must, match, 0, result);
  await reportResult(must, match, 1, result);
}

/** Each side reports its own win. @param more fields that both report, such as a day */
export async function reportDifferent(
  must: LeagueCall,
  match: string,
  more: object = {},
): Promise<void> {
  await reportResult(must, match, 0, { ...makeWin(0), ...more });
  await reportResult(must, match, 1, { ...makeWin(1), ...more });
}

export async function settleResult(must: LeagueCall, match: string, result: object): Promise<void> {
  await must('POST', `/v1/matches/${match}/settlement`, result);
}
