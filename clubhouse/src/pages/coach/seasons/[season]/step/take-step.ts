import { type LeagueAnswer, toLeagueFailure } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { listCompetitions, type Season } from '../../../../../api/seasons.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';

export type StepEnd =
  | { readonly end: 'done' }
  | { readonly end: 'refused'; readonly closed: readonly string[] };

const CAREFUL = { Prefer: 'handling=strict' } as const;

/**
 * Moves a season to a state, acknowledging the warnings that were read. It first closes the active
 * competitions one at a time, so another click after a failure continues from there (SEAS-7).
 */
export async function takeStep(
  { api }: CoachVisit,
  season: Season,
  to: Season['state'],
  acknowledge: readonly Api<'WarningCode'>[],
): Promise<StepEnd> {
  const closed: string[] = [];
  if (season.state === 'active' && to === 'complete') {
    const held = await listCompetitions(api, season.id);
    for (const { id, name } of held.filter(({ state }) => state === 'active')) {
      const body = { state: 'complete' as const, acknowledge: [...acknowledge] };
      const params = { path: { id }, header: CAREFUL };
      const closing = api.PATCH('/v1/competitions/{id}', { params, body });
      if (!(await hasSucceeded(closing))) return { end: 'refused', closed };
      closed.push(name);
    }
  }
  const params = { path: { id: season.id }, header: CAREFUL };
  const body = { state: to, acknowledge: [...acknowledge] };
  const isDone = await hasSucceeded(api.PATCH('/v1/seasons/{id}', { params, body }));
  return isDone ? { end: 'done' } : { end: 'refused', closed };
}

/** Whether the change succeeded; false if something changed since it was read. @throws failureOf */
async function hasSucceeded(changing: Promise<LeagueAnswer<unknown>>): Promise<boolean> {
  const answer = await changing;
  if (answer.kind === 'answer') return true;
  if (answer.status === 409) return false;
  throw toLeagueFailure(answer, answer.code);
}
