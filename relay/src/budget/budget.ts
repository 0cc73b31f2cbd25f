import { CLOSE } from '@sealed-move/protocol/close-codes';
import { DAY_MS } from '@sealed-move/protocol/timings';
import { SHARES } from 'service/network';
import type { Permit } from '../room/events.ts';

const DAYS_KEPT = 7;

/** The relay's new games: counted by day, and for today also by network. */
export interface Budget {
  /** Days since 1970 (UTC). */
  readonly day: number;
  /** The games of the last seven days, today last. */
  readonly games: number[];
  /** Today's games, by the keyed hash of a network. */
  readonly networks: Map<string, number>;
}

export interface BudgetLimits {
  readonly gamesPerDay: number;
  readonly gamesPerNetworkPerDay: number;
}

export function makeEmptyBudget(): Budget {
  return { day: 0, games: Array.from({ length: DAYS_KEPT }, () => 0), networks: new Map() };
}

/** The budget on the day of `now`; if the clock goes back, the day stays (BUD-1). */
export function advanceToToday(budget: Budget, now: number): Budget {
  const day = Math.floor(now / DAY_MS);
  const passed = day - budget.day;
  if (passed <= 0) return budget;
  const empty = Array.from({ length: Math.min(passed, DAYS_KEPT) }, () => 0);
  return { day, games: [...budget.games, ...empty].slice(-DAYS_KEPT), networks: new Map() };
}

/** Does not count the game (BUD-2). `networks`: the requesting network and those around it. */
export function askPermit(
  budget: Budget,
  networks: readonly string[],
  limits: BudgetLimits,
): Permit {
  const isOver = networks.some((network, around) => {
    const most = limits.gamesPerNetworkPerDay * (SHARES[around] ?? 1);
    return (budget.networks.get(network) ?? 0) >= most;
  });
  if (isOver) return CLOSE.networkLimit;
  return countGamesToday(budget) >= limits.gamesPerDay ? CLOSE.dayLimit : 'allowed';
}

/** Counts a game in place, because a day may have many networks (BUD-3). */
export function countGame({ games, networks }: Budget, by: readonly string[]): void {
  games.push((games.pop() ?? 0) + 1);
  for (const network of by) networks.set(network, (networks.get(network) ?? 0) + 1);
}

/** Uncounts a game that was counted but then not made. */
export function uncountGame({ games, networks }: Budget, by: readonly string[]): void {
  games.push(Math.max(0, (games.pop() ?? 0) - 1));
  for (const network of by) {
    const left = (networks.get(network) ?? 0) - 1;
    if (left > 0) networks.set(network, left);
    else networks.delete(network);
  }
}

export function countGamesToday({ games }: Pick<Budget, 'games'>): number {
  return games.at(-1) ?? 0;
}
