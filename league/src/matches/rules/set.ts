import { SCORE_ERROR, type ScoreError } from '../../shared/sentences/score-error.ts';
import type { RaceSetRules, SetRules } from '../../competitions/rules/competition-rules.ts';
import { findLeadingSide, type SetScore } from '../../shared/score.ts';

/** A race: the first to `to` with a lead of `winBy` wins; at `cap`, any lead wins. */
interface Race {
  readonly to: number;
  readonly winBy: number;
  readonly cap?: number | null;
}

/** Whether a race can have ended like this: it ends as soon as it is won (SCO-4). */
export function isRaceWon(race: Race, points: readonly [number, number]): boolean {
  const [high, low] = sortHighLow(points);
  const lead = high - low;
  const last = findHighestNumber(race);
  if (lead === 0 || high < race.to || (last !== null && high > last)) return false;
  if (high === race.to) return high === last || lead >= race.winBy;
  // With a longer lead, it would have been won earlier.
  return lead === race.winBy || (high === last && lead < race.winBy);
}

/** Whether a race can be in this state with nobody having won yet. */
export function isRaceOpen(race: Race, points: readonly [number, number]): boolean {
  const [high, low] = sortHighLow(points);
  const last = findHighestNumber(race);
  if (last !== null && high >= last) return false;
  return high < race.to || high - low < race.winBy;
}

/** The number that nobody can pass, if any: `to` if a lead of one is enough. */
function findHighestNumber({ to, winBy, cap }: Race): number | null {
  return winBy === 1 ? to : (cap ?? null);
}

/** Whether the tiebreak decided the set: 7-6 if it is played at six all. */
function isWonInTiebreak(rules: RaceSetRules, games: readonly [number, number]): boolean {
  const [high, low] = sortHighLow(games);
  return rules.tiebreak !== null && low === rules.tiebreak.at && high === rules.tiebreak.at + 1;
}

/** Whether a set can have ended with these games (SCO-2, SCO-3, SCO-7, SCO-8). */
export function isSetWon(rules: SetRules, games: readonly [number, number]): boolean {
  if ('timed' in rules) return findLeadingSide(games) !== null;
  if ('total' in rules)
    return games[0] + games[1] === rules.total && findLeadingSide(games) !== null;
  if (isWonInTiebreak(rules, games)) return true;
  // Past the score at which the tiebreak is played, no other end is left.
  if (rules.tiebreak !== null && Math.min(...games) >= rules.tiebreak.at) return false;
  return isRaceWon(toRace(rules), games);
}

/** Whether a set can be in this state with nobody having won yet. */
export function isSetOpen(rules: SetRules, games: readonly [number, number]): boolean {
  // Nobody but the clock ends it.
  if ('timed' in rules) return true;
  // With all games played and nobody ahead, it has no winner either.
  if ('total' in rules) return games[0] + games[1] <= rules.total && !isSetWon(rules, games);
  if (rules.tiebreak !== null && Math.max(...games) > rules.tiebreak.at) return false;
  return isRaceOpen(toRace(rules), games);
}

function toRace({ games, winBy, cap }: RaceSetRules): Race {
  return { to: games, winBy, cap };
}

/** Why a set cannot have ended with these games. */
export function explainEndProblem(rules: SetRules, { games }: SetScore): ScoreError {
  const sum = games[0] + games[1];
  if ('total' in rules && sum !== rules.total) {
    return SCORE_ERROR.say('set_of_total', { games: sum, total: rules.total });
  }
  const isOfMore = 'total' in rules || 'timed' in rules;
  return SCORE_ERROR.say(isOfMore ? 'set_is_level' : 'set_cannot_end', { games });
}

/** Why these tiebreak points cannot belong to the set; null if they can. */
export function findTiebreakProblem(rules: SetRules, set: SetScore): ScoreError | null {
  if (set.tiebreak === undefined) return null;
  if (!('tiebreak' in rules) || rules.tiebreak === null)
    return SCORE_ERROR.say('no_tiebreak_here', {});
  if (!isWonInTiebreak(rules, set.games)) {
    const { at } = rules.tiebreak;
    return SCORE_ERROR.say('no_tiebreak_then', { at });
  }
  const sameWinner = set.tiebreak[0] > set.tiebreak[1] === set.games[0] > set.games[1];
  if (sameWinner && isRaceWon(rules.tiebreak, set.tiebreak)) return null;
  return SCORE_ERROR.say('tiebreak_cannot_end', { points: set.tiebreak });
}

export function isLove(points: readonly [number, number]): boolean {
  return points[0] === 0 && points[1] === 0;
}

function sortHighLow([one, other]: readonly [number, number]): [number, number] {
  return one > other ? [one, other] : [other, one];
}
