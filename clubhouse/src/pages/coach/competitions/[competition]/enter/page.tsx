import { must } from '../../../../../api/answer.ts';
import { findEnterable } from '../../../../../api/enterable.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { chosenIn, enter, type EnterFault } from './enter.ts';
import { EnterView } from './enter-view.tsx';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';

/** `/coach/competitions/ID/enter?division=ID`: who plays (SEAS-12); five calls to the league. */
export const get = forCoach((visit) => enterPage(visit, visit.query, []));

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params } = visit;
  const path = { id: params['competition'] ?? '' };
  const competition = await must(api.GET('/v1/competitions/{id}', { params: { path } }));
  const chosen = chosenIn(form, competition);
  const entered = await enter(visit, competition, chosen);
  if ('faults' in entered) return enterPage(visit, form, entered.faults);
  const { entries, matches } = entered;
  const at = chosen.division === '' ? 'boxes' : `box-${encodeURIComponent(chosen.division)}`;
  const said = `done=entered&entries=${entries}&matches=${matches}`;
  return redirect(`/coach/competitions/${competition.id}?${said}#${at}`);
});

async function enterPage(
  visit: CoachVisit,
  fields: URLSearchParams,
  faults: readonly EnterFault[],
): Promise<Answer> {
  const { api, params, words } = visit;
  const path = { id: params['competition'] ?? '' };
  const [competition, divisions, progress] = await Promise.all([
    must(api.GET('/v1/competitions/{id}', { params: { path } })),
    must(api.GET('/v1/competitions/{id}/divisions', { params: { path } })),
    must(api.GET('/v1/competitions/{id}/progress', { params: { path } })),
  ]);
  const entered = new Set(progress.entries.flatMap(({ members }) => members.map(({ id }) => id)));
  const search = (fields.get('q') ?? '').trim().slice(0, FIELD_LIMITS['/v1/members'].q.maxLength);
  const isForAll = fields.get('all') === '1';
  const { members, next } = await findEnterable(api, {
    discipline: competition.discipline,
    search,
    isForAll,
    after: fields.get('after') === '' ? null : fields.get('after'),
    entered,
    // One call is left for the season of what is being played.
    pages: competition.state === 'active' ? 1 : 2,
  });
  const season =
    competition.state === 'active' && members.length > 0
      ? await must(api.GET('/v1/seasons/{id}', { params: { path: { id: competition.season_id } } }))
      : null;
  const view = (
    <EnterView
      visit={visit}
      competition={competition}
      divisions={divisions.data}
      members={members}
      next={next}
      fields={fields}
      search={search}
      isForAll={isForAll}
      lateSeason={season}
      faults={faults}
    />
  );
  return page(words.competitions.enter.title(competition.name), view, {
    status: faults.length > 0 ? 422 : 200,
  });
}
