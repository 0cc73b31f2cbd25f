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

/** Everyone sees an arrangement. Only its author sees `planned`; API keys (null) do not (PLN-1). */
export function showPlanTo(memberId: Id<'member'> | null, plans: readonly StoredPlan[]): SeenPlan {
  const arranged = plans.find((plan) => plan.state === 'arranged');
  if (arranged) return { state: 'arranged', arrangedOn: arranged.arrangedOn };
  const isPlanned = plans.some((plan) => plan.memberId === memberId);
  return { state: isPlanned ? 'planned' : 'to_arrange', arrangedOn: null };
}

/** The change replaces any arrangement, regardless of its author; marks of others stay (PLN-2). */
export function replacePlan(
  plans: readonly StoredPlan[],
  memberId: Id<'member'>,
  { state, arrangedOn }: SeenPlan,
): StoredPlan[] {
  const others = plans.filter((plan) => plan.memberId !== memberId && plan.state === 'planned');
  return state === 'to_arrange' ? others : [...others, { memberId, state, arrangedOn }];
}
