import { dataOrThrow } from '../../../../../api/answer.ts';
import { listQuestions } from '../../../../../draft/questions.ts';
import { type Answer, type CoachVisit, forCoach, redirect } from '../../../../../web/visit.ts';
import { findDraft } from '../../../drafts/[competition]/draft-page.ts';
import { startDraft } from '../../../drafts/[competition]/start/start-draft.ts';

/** Starts the season's drafts that have no open question and no warning to read (DRFT-19). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const season = visit.params['season'] ?? '';
  const query = { season, state: 'draft', limit: 200 } as const;
  const { data: drafts } = await dataOrThrow(visit.api.listCompetitions(query));
  let started = 0;
  for (const { id } of drafts) {
    if (await startIfReady({ ...visit, params: { competition: id } })) started += 1;
  }
  return redirect(`/coach/seasons/${season}?started=${started}&left=${drafts.length - started}`);
});

async function startIfReady(visit: CoachVisit): Promise<boolean> {
  const found = await findDraft(visit);
  if (found === null || listQuestions(found.board).length > 0) return false;
  return (await startDraft(visit, ['fixtures_missing'])) === 'started';
}
