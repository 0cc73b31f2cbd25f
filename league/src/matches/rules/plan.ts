import type { IsoDate } from '../../shared/dates.ts';
import type { Id } from '../../shared/ids.ts';

export interface StoredPlan {
  readonly memberId: Id<'member'>;
  readonly state: 'planned' | 'arranged';
  readonly arrangedOn: IsoDate | null;
}

export interface SeenPlan {
  readonly state: 'to_arrange' | 'planned' | 'arranged';
  readonly arrangedOn: IsoDate | null;
}

/**
 * A match's plan as one of its players sees it (PLN-1). An arrangement applies to everyone. Only
 * the player who set `planned` sees it; an API key (null) does not.
 */
export function planSeenBy(memberId: Id<'member'> | null, plans: readonly StoredPlan[]): SeenPlan {
  const arranged = plans.find((plan) => plan.state === 'arranged');
  if (arranged) return { state: 'arranged', arrangedOn: arranged.arrangedOn };
  const isPlanned = plans.some((plan) => plan.memberId === memberId);
  return { state: isPlanned ? 'planned' : 'to_arrange', arrangedOn: null };
}

/**
 * The plans of a match after a player changes theirs (PLN-2). The change replaces any arrangement,
 * even by someone else; the marks of others stay.
 */
export function replacePlan(
  plans: readonly StoredPlan[],
  memberId: Id<'member'>,
  { state, arrangedOn }: SeenPlan,
): StoredPlan[] {
  const others = plans.filter((plan) => plan.memberId !== memberId && plan.state === 'planned');
  return state === 'to_arrange' ? others : [...others, { memberId, state, arrangedOn }];
}
