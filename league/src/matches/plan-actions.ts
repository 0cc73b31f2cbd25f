import { isClosed } from '../competitions/rules/is-closed.ts';
import { findVisibleCompetition } from '../competitions/store.ts';
import type { Writer } from '../db/writer.ts';
import { isAnyWithdrawn } from '../entries/store.ts';
import type { SessionCaller } from '../http/caller.ts';
import { isReportingClosed } from '../seasons/rules/deadline.ts';
import { findSeason } from '../seasons/store.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { findPlans, replacePlans } from './plan-store.ts';
import { showPlanTo, replacePlan } from './rules/plan.ts';
import { findSide } from './rules/side.ts';
import type { MatchPlan, PlanChange, StoredMatch } from './schema.ts';
import { findMatch } from './store.ts';

export const PLAN_PROBLEMS = [
  'not_found',
  'not_a_participant',
  'competition_closed',
  'competition_not_active',
  'results_closed',
  'result_confirmed',
  'invalid_transition',
  'entry_withdrawn',
] as const;
type PlanProblem = (typeof PLAN_PROBLEMS)[number];

/** Records no event in the feed, because a mark may be private (PLN-1, PLN-2). */
export async function setPlan(
  writer: Writer,
  caller: SessionCaller,
  matchId: Id<'match'>,
  { state, arranged_on: arrangedOn }: PlanChange,
): Promise<MatchPlan | Refusal<PlanProblem | 'invalid_request'>> {
  const match = await findPlannable(writer, caller, matchId);
  if (match instanceof Refusal) return match;
  if (arrangedOn !== undefined && state !== 'arranged') {
    const error = { pointer: '/arranged_on', message: 'is given only with arranged' };
    return refuse('invalid_request', undefined, [error]);
  }
  const memberId = caller.member.id;
  const before = (await findPlans(writer.db, [matchId]))(matchId);
  const plans = replacePlan(before, memberId, { state, arrangedOn: arrangedOn ?? null });
  await replacePlans(writer.db, matchId, plans, writer.now);
  const seen = showPlanTo(memberId, plans);
  return { match_id: matchId, state: seen.state, arranged_on: seen.arrangedOn };
}

/** Finds a match of the caller that can still be played (PLN-3). */
async function findPlannable(
  writer: Writer,
  caller: SessionCaller,
  matchId: Id<'match'>,
): Promise<StoredMatch | Refusal<PlanProblem>> {
  const match = await findMatch(writer.db, matchId);
  const competition =
    match && (await findVisibleCompetition(writer.db, caller, match.competition_id));
  if (!match || !competition) return refuse('not_found');
  if (findSide(match, caller.member.id) === null) return refuse('not_a_participant');
  if (isClosed(competition)) return refuse('competition_closed');
  if (competition.state !== 'active') return refuse('competition_not_active');
  const season = await findSeason(writer.db, competition.season_id);
  if (isReportingClosed(season?.results_close_at, writer.now)) return refuse('results_closed');
  return (await refusePlayed(writer, match)) ?? match;
}

async function refusePlayed(
  writer: Writer,
  match: StoredMatch,
): Promise<Refusal<'entry_withdrawn' | 'invalid_transition' | 'result_confirmed'> | null> {
  if (match.status === 'played') return refuse('result_confirmed', 'The match has been played.');
  if (match.status !== 'open') return refuse('invalid_transition', 'A result has been reported.');
  return (await isAnyWithdrawn(writer.db, match.sides)) ? refuse('entry_withdrawn') : null;
}
