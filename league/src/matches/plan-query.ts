import type { SessionCaller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import { isReportingClosed, findClosingTime } from '../seasons/rules/deadline.ts';
import { findOpenFixtures, findPlans } from './plan-store.ts';
import { showPlanTo } from './rules/plan.ts';
import type { MatchPlan } from './schema.ts';

/** How far the caller's open matches are arranged (PLN-3). */
export async function readMatchPlans(
  { db, now }: Reader,
  { member, club }: SessionCaller,
): Promise<MatchPlan[]> {
  const fixtures = (await findOpenFixtures(db, member.id)).filter(
    (match) => !isReportingClosed(findClosingTime(match.results_deadline, club.timezone), now),
  );
  const plans = await findPlans(
    db,
    fixtures.map((match) => match.id),
  );
  return fixtures.map(({ id }) => {
    const { state, arrangedOn } = showPlanTo(member.id, plans(id));
    return { match_id: id, state, arranged_on: arrangedOn };
  });
}
