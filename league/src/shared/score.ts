/** Index 0 is side 0. */
export type Side = 0 | 1;
type PairOf<T> = [T, T];

export interface SetScore {
  games: PairOf<number>;
  tiebreak?: PairOf<number>;
}

export interface Score {
  sets: SetScore[];
}

export const OUTCOMES = ['completed', 'retired', 'walkover', 'conceded', 'unplayed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why a coach settles a match: categories that reveal nothing about anyone. */
export const SETTLEMENT_REASONS = [
  'no_response',
  'conflicting_entries',
  'incorrect_result',
  'unreported_result',
  'injury_or_withdrawal',
] as const;

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The side ahead in games or points; null if level. */
export function findLeadingSide([zero, one]: readonly [number, number]): Side | null {
  if (zero === one) return null;
  return zero > one ? 0 : 1;
}

/** Writes a score: `6-4 3-6 1-0(10-7)`. */
export function formatScore(score: Score): string {
  if (score.sets.length === 0) return 'no set';
  return score.sets.map(formatSet).join(' ');
}

function formatSet({ games, tiebreak }: SetScore): string {
  const points = tiebreak ? `(${tiebreak[0]}-${tiebreak[1]})` : '';
  return `${games[0]}-${games[1]}${points}`;
}
