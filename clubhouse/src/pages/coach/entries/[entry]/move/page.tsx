import { dataOrThrow } from '../../../../../api/answer.ts';
import { type Answer, forCoach, redirect } from '../../../../../web/visit.ts';
import { MOVE } from '../entry-forms.ts';
import { renderEntryPage, readEntryPathParams, explainTrouble } from '../entry-page.tsx';
import { NO_BOX } from '../entry-view.tsx';

/**
 * Moves an entry to another box and creates its matches there (SEAS-11). Requires a choice, because
 * an entry without a box loses its matches.
 */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, words } = visit;
  const move = MOVE.read(visit);
  if (move.isFaulty || move.values.division === '') {
    return renderEntryPage(visit, { trouble: words.competitions.faults.missing, status: 422 });
  }
  const division = move.values.division === NO_BOX ? null : move.values.division;
  const path = readEntryPathParams(visit);
  const moved = await api.PATCH('/v1/entries/{id}', {
    params: { path },
    body: { division_id: division },
  });
  if (moved.kind === 'refusal') {
    // The box is gone, or already contains another entry of the same member.
    if (moved.code !== 'invalid_request') {
      return renderEntryPage(visit, { trouble: explainTrouble(moved, visit) });
    }
    return renderEntryPage(visit, { move: move.refusedBy(moved, { '/division_id': 'division' }) });
  }
  const done = redirect(`/coach/entries/${path.id}?done=moved`);
  if (division === null) return done;
  const entry = await dataOrThrow(api.GET('/v1/entries/{id}', { params: { path } }));
  const competition = await dataOrThrow(
    api.GET('/v1/competitions/{id}', { params: { path: { id: entry.competition_id } } }),
  );
  // A draft's matches are created when it starts.
  if (competition.state !== 'active') return done;
  const params = { path: { id: division } };
  const fixtures = await api.POST('/v1/divisions/{id}/fixtures', { params });
  if (fixtures.kind === 'answer') return done;
  return renderEntryPage(visit, { trouble: explainTrouble(fixtures, visit) });
});
