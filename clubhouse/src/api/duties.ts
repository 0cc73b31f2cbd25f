import type { Dates } from '../words/dates.ts';
import type { Api } from './client.ts';

type PlayerMatch = Api<'PlayerMatch'>;

/** What a player's matches ask of them, in the order of their home (HOME-1). */
export interface Duties {
  /** Differences to clear, and reports to enter: the player's turn. */
  readonly turn: readonly Duty[];
  /** Nobody has played it yet, by deadline. */
  readonly toArrange: readonly PlayerMatch[];
  /** The other side has still to report. */
  readonly theirTurn: readonly PlayerMatch[];
  readonly played: readonly PlayerMatch[];
}

export interface Duty {
  readonly kind: 'differs' | 'they_reported' | 'was_played';
  readonly match: PlayerMatch;
}

const ORDER = ['they_reported', 'was_played', 'differs'] as const;

/** @param now epoch milliseconds: a match whose day has come is one to report */
export function dutiesOf(matches: readonly PlayerMatch[], dates: Dates, now: number): Duties {
  const turn: Duty[] = [];
  const [toArrange, theirTurn, played]: PlayerMatch[][] = [[], [], []];
  for (const match of matches) {
    const kind = dutyOf(match, dates, now);
    if (kind !== null) turn.push({ kind, match });
    else if (match.status === 'open') toArrange?.push(match);
    else if (match.status === 'played') played?.push(match);
    else theirTurn?.push(match);
  }
  return {
    turn: turn.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)),
    toArrange: toArrange ?? [],
    theirTurn: theirTurn ?? [],
    played: played ?? [],
  };
}

function dutyOf(match: PlayerMatch, dates: Dates, now: number): Duty['kind'] | null {
  if (match.status === 'disputed') return 'differs';
  if (match.status === 'reported' && match.waiting_on === match.my_side) return 'they_reported';
  const day = match.plan.arranged_on;
  const hasCome = day !== null && dates.daysSince(day, now) >= 0;
  return match.status === 'open' && hasCome ? 'was_played' : null;
}
