import { dataOrThrow } from '../../../../api/answer.ts';
import { readWholeCompetition } from '../../../../api/competition.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { type ActionResult, runAction } from './act.ts';
import { getNextState } from './competition-step.ts';
import { CompetitionView } from './competition-view.tsx';

type ActionFault = Extract<ActionResult, { readonly fault: string }>['fault'];

/** Faults that the form itself shows. */
const UNREADABLE: readonly ActionFault[] = ['name', 'count', 'missing'];

/** `/coach/competitions/ID`: its boxes and their entries (SEAS-10); five calls to the league. */
export const get = forCoach((visit) => renderCompetitionPage(visit, null));

export const post = forCoach(async (visit): Promise<Answer> => {
  const id = visit.params['competition'] ?? '';
  const acted = await runAction(visit, id);
  if ('fault' in acted) return renderCompetitionPage(visit, acted.fault);
  if (acted.done === 'deleted') {
    const season = visit.form.get('season') ?? '';
    return redirect(`/coach/seasons/${encodeURIComponent(season)}?done=deleted`);
  }
  const at = acted.at === undefined ? '' : `#${encodeURIComponent(acted.at)}`;
  return redirect(`/coach/competitions/${id}?done=${acted.done}${at}`);
});

async function renderCompetitionPage(
  visit: CoachVisit,
  fault: ActionFault | null,
): Promise<Answer> {
  const { api, params } = visit;
  const id = params['competition'] ?? '';
  const whole = await readWholeCompetition(api, id);
  const to = getNextState(whole.competition.state);
  const checks = to === null ? null : await dataOrThrow(api.checkCompetition(id, { to }));
  return page(
    whole.competition.name,
    <CompetitionView whole={whole} checks={checks} fault={fault} />,
    { status: fault === null ? 200 : UNREADABLE.includes(fault) ? 422 : 409 },
  );
}
