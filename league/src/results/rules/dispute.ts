import type { Side } from '../../shared/score.ts';
import type { Timestamp } from '../../shared/dates.ts';

export interface DisputeEvent {
  readonly kind: 'match.disputed' | 'match.confirmed' | 'match.settled';
  readonly at: Timestamp;
  /** The side that reported; null for the coach. */
  readonly side: Side | null;
}

export type DisputeEnd =
  | { readonly by: 'side'; readonly side: Side; readonly at: Timestamp }
  | { readonly by: 'coach'; readonly at: Timestamp }
  | { readonly by: 'nobody'; readonly since: Timestamp };

/**
 * A side gave way if its change made them agree; else the coach settled it, or it is open (DIS-2).
 * Later changes by the coach do not matter. Null if there is no dispute.
 */
export function findDisputeEnd(events: readonly DisputeEvent[]): DisputeEnd | null {
  const disputed = events.find((event) => event.kind === 'match.disputed');
  if (!disputed) return null;
  // A dispute cannot end before it begins: a confirmed result is not disputed.
  const end = events.find((event) => event.kind !== 'match.disputed');
  if (!end) return { by: 'nobody', since: disputed.at };
  if (end.kind === 'match.settled' || end.side === null) return { by: 'coach', at: end.at };
  return { by: 'side', side: end.side, at: end.at };
}

export const DISPUTE_ENDINGS = [
  'gave_way',
  'other_side_gave_way',
  'coach_settled',
  'open',
] as const;
export type DisputeEnding = (typeof DISPUTE_ENDINGS)[number];

export function describeEnding(side: Side, end: DisputeEnd): DisputeEnding {
  switch (end.by) {
    case 'side':
      return end.side === side ? 'gave_way' : 'other_side_gave_way';
    case 'coach':
      return 'coach_settled';
    case 'nobody':
      return 'open';
  }
}
