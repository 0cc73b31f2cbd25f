import type { SetRules } from '../../competitions/rules/competition-rules.ts';
import type { SetScore } from '../../shared/score.ts';

/** A race: who first has `to` points with a lead of `winBy` wins. */
interface Race {
  readonly to: number;
  readonly winBy: number;
}

/** Whether a tiebreak could have ended so: at once when it was won (SCO-4). */
export function tiebreakIsWon(race: Race, points: readonly [number, number]): boolean {
  const [high, low] = highLow(points);
  return endsRace(race, high, low);
}

/** Whether a tiebreak could stand so with neither having won it yet. */
export function tiebreakIsOpen({ to, winBy }: Race, points: readonly [number, number]): boolean {
  const [high, low] = highLow(points);
  return high < to || high - low < winBy;
}

/** Whether the set was decided by its tiebreak: 7-6 where it is played at six all. */
function endsInTiebreak(rules: SetRules, games: readonly [number, number]): boolean {
  const [high, low] = highLow(games);
  return rules.tiebreak !== null && low === rules.tiebreak.at && high === rules.tiebreak.at + 1;
}

/** Whether a set could have ended with these games (SCO-2, SCO-3). */
export function setIsWon(rules: SetRules, games: readonly [number, number]): boolean {
  const [high, low] = highLow(games);
  if (endsInTiebreak(rules, games)) return true;
  // Past the score at which the tiebreak is played, no other end is left.
  if (rules.tiebreak !== null && low >= rules.tiebreak.at) return false;
  if (rules.cap !== null && high >= rules.cap) return endsAtCap(rules, rules.cap, high, low);
  return endsRace({ to: rules.games, winBy: rules.winBy }, high, low);
}

/** Whether a set could stand so with neither having won it yet. */
export function setIsOpen(rules: SetRules, games: readonly [number, number]): boolean {
  const [high, low] = highLow(games);
  if (rules.tiebreak !== null && high > rules.tiebreak.at) return false;
  if (rules.cap !== null && high >= rules.cap) return false;
  return high < rules.games || high - low < rules.winBy;
}

/** Why the tiebreak points given cannot belong to the set; null when they can. */
export function tiebreakProblem(rules: SetRules, set: SetScore): string | null {
  if (set.tiebreak === undefined) return null;
  if (rules.tiebreak === null) return 'has tiebreak points, but sets here have no tiebreak';
  if (!endsInTiebreak(rules, set.games)) {
    const { at } = rules.tiebreak;
    return `has tiebreak points, but a tiebreak is played only at ${at}-${at}`;
  }
  const sameWinner = set.tiebreak[0] > set.tiebreak[1] === set.games[0] > set.games[1];
  if (sameWinner && tiebreakIsWon(rules.tiebreak, set.tiebreak)) return null;
  return `has tiebreak points ${set.tiebreak.join('-')} with which it cannot have ended`;
}

function endsRace({ to, winBy }: Race, high: number, low: number): boolean {
  if (high < to) return false;
  return high === to ? high - low >= winBy : high - low === winBy;
}

function endsAtCap(rules: SetRules, cap: number, high: number, low: number): boolean {
  if (high > cap || low >= cap) return false;
  // Had the leader been further ahead, the set would have ended before the cap.
  return cap === rules.games || high - low <= rules.winBy;
}

function highLow([one, other]: readonly [number, number]): [number, number] {
  return one > other ? [one, other] : [other, one];
}
