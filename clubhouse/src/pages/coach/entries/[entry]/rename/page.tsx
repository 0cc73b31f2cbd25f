import { type Answer, forCoach, redirect } from '../../../../../web/visit.ts';
import { RENAME } from '../entry-forms.ts';
import { renderEntryPage, readEntryPathParams, explainTrouble } from '../entry-page.tsx';

/** Sets or removes a pair's own name (SEAS-11). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, words } = visit;
  if (!form.has('name')) {
    return renderEntryPage(visit, { trouble: words.competitions.faults.missing, status: 422 });
  }
  const rename = RENAME.read(visit);
  if (rename.isFaulty) return renderEntryPage(visit, { rename });
  const path = readEntryPathParams(visit);
  const answer = await api.PATCH('/v1/entries/{id}', { params: { path }, body: rename.values });
  if (answer.kind === 'answer') return redirect(`/coach/entries/${path.id}?done=renamed`);
  if (answer.code === 'invalid_request') {
    return renderEntryPage(visit, { rename: rename.refusedBy(answer) });
  }
  return renderEntryPage(visit, { trouble: explainTrouble(answer, visit) });
});
