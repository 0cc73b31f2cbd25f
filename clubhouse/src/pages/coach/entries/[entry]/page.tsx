import { type LeagueAnswer, LeagueFailure, must } from '../../../../api/answer.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { EntryView, type Fault, NO_BOX } from './entry-view.tsx';

const STATUS: Record<Fault | 'none', number> = {
  none: 200,
  name: 422,
  missing: 422,
  closed: 409,
  played: 409,
  gone: 409,
};

/** `/coach/entries/ID`: who it is, and what can be done with it (SEAS-11); five calls at most. */
export const get = forCoach((visit) => entryPage(visit, null));

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params } = visit;
  const id = params['entry'] ?? '';
  const path = { params: { path: { id } } };
  const name = (form.get('name') ?? '').trim();
  switch (form.get('do') ?? '') {
    case 'move':
      return moveAsChosen(visit, id);
    case 'rename':
      if (!form.has('name')) return entryPage(visit, 'missing');
      if (name.length > 100) return entryPage(visit, 'name');
      return after(
        visit,
        api.PATCH('/v1/entries/{id}', { ...path, body: { name: name === '' ? null : name } }),
        'renamed',
      );
    case 'withdraw':
      return after(visit, api.POST('/v1/entries/{id}/withdrawal', path), 'withdrawn');
    case 'reinstate':
      return after(visit, api.DELETE('/v1/entries/{id}/withdrawal', path), 'reinstated');
    case 'opt-out':
      return after(visit, api.POST('/v1/entries/{id}/opt-out', path), 'opted_out');
    case 'opt-in':
      return after(visit, api.DELETE('/v1/entries/{id}/opt-out', path), 'opted_in');
    case 'remove':
      return after(visit, api.DELETE('/v1/entries/{id}', path), null);
    default:
      return redirect(`/coach/entries/${id}`);
  }
});

/** Nothing chosen is a fault: out of its box an entry loses its matches. */
async function moveAsChosen(visit: CoachVisit, id: string): Promise<Answer> {
  const division = visit.form.get('division') ?? '';
  if (division === '') return entryPage(visit, 'missing');
  return move(visit, id, division === NO_BOX ? null : division);
}

/** Moves the entry, and makes the matches of where it comes to in the same step (SEAS-11). */
async function move(visit: CoachVisit, id: string, division: string | null): Promise<Answer> {
  const { api } = visit;
  const moving = await api.PATCH('/v1/entries/{id}', {
    params: { path: { id } },
    body: { division_id: division },
  });
  if (moving.kind !== 'answer' || division === null) {
    return after(visit, Promise.resolve(moving), 'moved');
  }
  const entry = await must(api.GET('/v1/entries/{id}', { params: { path: { id } } }));
  const competition = await must(
    api.GET('/v1/competitions/{id}', { params: { path: { id: entry.competition_id } } }),
  );
  // The matches of a draft are made when it starts.
  if (competition.state !== 'active') return after(visit, Promise.resolve(moving), 'moved');
  const params = { path: { id: division } };
  return after(visit, api.POST('/v1/divisions/{id}/fixtures', { params }), 'moved');
}

/** @param done what is said then; null: the entry is gone, and its competition is shown */
async function after(
  visit: CoachVisit,
  calling: Promise<LeagueAnswer<unknown>>,
  done: string | null,
): Promise<Answer> {
  const answer = await calling;
  const id = visit.params['entry'] ?? '';
  if (answer.kind === 'answer') {
    const competition = visit.form.get('competition') ?? '';
    return done === null
      ? redirect(`/coach/competitions/${encodeURIComponent(competition)}?done=removed`)
      : redirect(`/coach/entries/${id}?done=${done}`);
  }
  switch (answer.code) {
    case 'competition_closed':
    case 'choices_fixed':
      return entryPage(visit, 'closed');
    case 'entry_has_played':
      return entryPage(visit, 'played');
    case 'invalid_request':
      return entryPage(visit, 'gone');
    default:
      throw new LeagueFailure(answer);
  }
}

async function entryPage(visit: CoachVisit, fault: Fault | null): Promise<Answer> {
  const { api, params } = visit;
  const id = params['entry'] ?? '';
  const entry = await must(api.GET('/v1/entries/{id}', { params: { path: { id } } }));
  const competitionId = { id: entry.competition_id };
  const [competition, divisions, matches] = await Promise.all([
    must(api.GET('/v1/competitions/{id}', { params: { path: competitionId } })),
    must(api.GET('/v1/competitions/{id}/divisions', { params: { path: competitionId } })),
    must(api.GET('/v1/matches', { params: { query: { entry: id, limit: 200 } } })),
  ]);
  const view = (
    <EntryView
      visit={visit}
      entry={entry}
      competition={competition}
      divisions={divisions.data}
      matches={matches.data}
      fault={fault}
    />
  );
  return page(entry.label, view, { status: STATUS[fault ?? 'none'] });
}
