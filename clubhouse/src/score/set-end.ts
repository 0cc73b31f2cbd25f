import { isMatchTiebreak, type Pair, type SetVariant } from './format.ts';

interface Race {
  readonly to: number;
  readonly winBy: number;
  readonly cap: number | null;
}

/**
 * Whether a set can have ended with these games in one of the ways, with somebody ahead. Of a match
 * tiebreak they are its points.
 */
export function canEnd(ways: readonly SetVariant[], games: Pair): boolean {
  return ways.some((way) => endsUnder(way, games));
}

/** Whether a set can end level: only where it is no race to a number. */
export function canEndLevel(ways: readonly SetVariant[], [mine, theirs]: Pair): boolean {
  if (mine !== theirs) return false;
  return ways.some((way) => 'timed' in way || ('total' in way && mine + theirs === way.total));
}

/** Whether a set can stand like this, with nobody having won it in any of the ways. */
export function canStand(ways: readonly SetVariant[], games: Pair): boolean {
  return ways.some((way) => standsUnder(way, games));
}

function endsUnder(way: SetVariant, games: Pair): boolean {
  const [high, low] = highLow(games);
  if (isMatchTiebreak(way)) {
    const { to, winBy, points } = way.matchTiebreak;
    const isBare = points === 'optional' && high === 1 && low === 0;
    return isBare || raceIsWon({ to, winBy, cap: null }, games);
  }
  if ('timed' in way) return high > low;
  if ('total' in way) return high > low && high + low === way.total;
  const { games: to, winBy, cap, tiebreak } = way;
  if (tiebreak !== null && low >= tiebreak.at) return low === tiebreak.at && high === low + 1;
  return raceIsWon({ to, winBy, cap }, games);
}

function standsUnder(way: SetVariant, games: Pair): boolean {
  if (isMatchTiebreak(way)) {
    const { to, winBy } = way.matchTiebreak;
    return raceIsOpen({ to, winBy, cap: null }, games);
  }
  if ('timed' in way) return true;
  if ('total' in way) return games[0] + games[1] <= way.total && !endsUnder(way, games);
  const { games: to, winBy, cap, tiebreak } = way;
  if (tiebreak !== null && Math.max(...games) > tiebreak.at) return false;
  return raceIsOpen({ to, winBy, cap }, games);
}

/** It ends as soon as it is won: with a longer lead it would have been won earlier. */
function raceIsWon(race: Race, games: Pair): boolean {
  const [high, low] = highLow(games);
  const last = lastNumber(race);
  if (high === low || high < race.to || (last !== null && high > last)) return false;
  const lead = high - low;
  if (high === race.to) return high === last || lead >= race.winBy;
  return lead === race.winBy || (high === last && lead < race.winBy);
}

function raceIsOpen(race: Race, games: Pair): boolean {
  const [high, low] = highLow(games);
  const last = lastNumber(race);
  if (last !== null && high >= last) return false;
  return high < race.to || high - low < race.winBy;
}

/** The number that nobody can pass; where a lead of one is enough, the one that wins. */
function lastNumber({ to, winBy, cap }: Race): number | null {
  return winBy === 1 ? to : cap;
}

function highLow([one, other]: Pair): Pair {
  return one > other ? [one, other] : [other, one];
}
