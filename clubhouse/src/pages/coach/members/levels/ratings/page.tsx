import { readAllMembers } from '../../../../../api/members.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { saveLevels } from '../save-levels.ts';
import { RatingsView } from './ratings-view.tsx';
import { hashPlan, makeLevelPlan, readWishes, listSystems } from './read-plan.ts';

/** `/coach/members/levels/ratings`: previews levels derived from ratings (LVL-2, LVL-3). */
export const get = forCoach((visit) =>
  renderRatingsPage(visit, visit.query, { fault: null, status: 200 }),
);

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, words } = visit;
  const members = await readAllMembers(api, 'active');
  const plan = makeLevelPlan(members, readWishes(form, listSystems(members)));
  if (typeof plan === 'string') return renderRatingsPage(visit, form, { fault: null, status: 422 });
  const say = words.ratingLevels;
  if (form.get('seen') !== hashPlan(plan)) {
    return renderRatingsPage(visit, form, { fault: say.changed, status: 409 });
  }
  const overtaken = await saveLevels(api, plan.gets);
  if (overtaken.length === 0) return redirect(`/coach/members/levels?saved=${plan.gets.length}`);
  const fault = words.levels.overtaken(overtaken.join(', '));
  return renderRatingsPage(visit, form, { fault, status: 409 });
});

interface PageMessage {
  readonly fault: string | null;
  readonly status: number;
}

async function renderRatingsPage(
  visit: CoachVisit,
  fields: URLSearchParams,
  { fault, status }: PageMessage,
): Promise<Answer> {
  const members = await readAllMembers(visit.api, 'active');
  const systems = listSystems(members);
  const wishes = readWishes(fields, systems);
  const view = (
    <RatingsView
      systems={systems}
      wishes={wishes}
      plan={makeLevelPlan(members, wishes)}
      fault={fault}
    />
  );
  return page(visit.words.ratingLevels.title, view, { status });
}
