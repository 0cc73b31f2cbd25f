import { dataOrThrow } from '../../../../../api/answer.ts';
import { findEnterable } from '../../../../../api/enterable.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { ENTER, enterChosen, type EnterFault, type EnterForm } from './enter.ts';
import { EnterView } from './enter-view.tsx';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import { line } from '../../../../../web/read-form.ts';

/**
 * `/coach/competitions/ID/enter?division=ID`: adds players; after a pair, the next one (SEAS-12).
 * Five calls to the league.
 */
export const get = forCoach((visit) => {
  const { division, q, all, after, fixtures = '1' } = Object.fromEntries(visit.query);
  return renderEnterPage(visit, ENTER.begin(visit, { division, q, all, after, fixtures }));
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params } = visit;
  const path = { id: params['competition'] ?? '' };
  const competition = await dataOrThrow(api.GET('/v1/competitions/{id}', { params: { path } }));
  const filled = ENTER.read(visit);
  if (filled.isFaulty) return renderEnterPage(visit, filled);
  const entered = await enterChosen(api, competition, filled.values);
  if ('faults' in entered) return renderEnterPage(visit, filled, entered.faults);
  if ('refused' in entered) {
    return renderEnterPage(visit, filled.refusedBy(entered.refused, { '/items/0/name': 'name' }));
  }
  const { entries, matches } = entered;
  const { division, q, all, fixtures } = filled.values;
  const at = `/coach/competitions/${competition.id}`;
  if (competition.discipline !== 'singles') {
    const kept = { division, q, all, fixtures: fixtures ? '1' : '' };
    const next = { ...kept, added: entries[0] ?? '', matches: String(matches) };
    return redirect(`${at}/enter?${new URLSearchParams(next)}`);
  }
  const box = division === '' ? 'boxes' : `box-${encodeURIComponent(division)}`;
  return redirect(`${at}?done=entered&entries=${entries.length}&matches=${matches}#${box}`);
});

async function renderEnterPage(
  visit: CoachVisit,
  form: EnterForm,
  faults: readonly EnterFault[] = [],
): Promise<Answer> {
  const { api, params, words } = visit;
  const path = { id: params['competition'] ?? '' };
  const [competition, divisions, progress] = await Promise.all([
    dataOrThrow(api.GET('/v1/competitions/{id}', { params: { path } })),
    dataOrThrow(api.GET('/v1/competitions/{id}/divisions', { params: { path } })),
    dataOrThrow(api.GET('/v1/competitions/{id}/progress', { params: { path } })),
  ]);
  const entered = new Set(progress.entries.flatMap(({ members }) => members.map(({ id }) => id)));
  const { q = '', after = '' } = form.values;
  const search = line([q]).slice(0, FIELD_LIMITS['/v1/members'].q.maxLength);
  const isForAll = form.values.all === '1';
  const { members, next } = await findEnterable(api, {
    discipline: competition.discipline,
    search,
    isForAll,
    after: after === '' ? null : after,
    entered,
    // An active competition needs one call for its season.
    pages: competition.state === 'active' ? 1 : 2,
  });
  const season =
    competition.state === 'active' && members.length > 0
      ? await dataOrThrow(
          api.GET('/v1/seasons/{id}', { params: { path: { id: competition.season_id } } }),
        )
      : null;
  const added = progress.entries.find((entry) => entry.entry_id === visit.query.get('added'));
  const view = (
    <EnterView
      competition={competition}
      divisions={divisions.data}
      members={members}
      next={next}
      form={form.with({ q: search })}
      lateSeason={season}
      added={added === undefined ? null : { name: added.label, of: progress.entries.length }}
      faults={faults}
    />
  );
  return page(words.competitions.enter.title(competition.name), view, {
    status: faults.length > 0 ? 422 : form.status,
  });
}
