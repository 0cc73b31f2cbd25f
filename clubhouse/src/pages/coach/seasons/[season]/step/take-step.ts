import type { Api } from '../../../../../api/client.ts';
import { listCompetitions, type Season } from '../../../../../api/seasons.ts';
import { takeCompetitionStep, takeSeasonStep } from '../../../../../api/take-step.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';

export type StepEnd =
  | { readonly end: 'done' }
  | { readonly end: 'refused'; readonly closed: readonly string[] };

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
      if (!(await takeCompetitionStep(api, id, to, acknowledge))) return { end: 'refused', closed };
      closed.push(name);
    }
  }
  const isDone = await takeSeasonStep(api, season.id, to, acknowledge);
  return isDone ? { end: 'done' } : { end: 'refused', closed };
}
