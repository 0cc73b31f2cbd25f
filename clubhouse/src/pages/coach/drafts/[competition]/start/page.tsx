import { dataOrThrow } from '../../../../../api/answer.ts';
import { forCoach, redirect } from '../../../../../web/visit.ts';
import { makeBoardPath, readDraftId } from '../draft-page.ts';
import { renderStartPage } from './prepare-start.tsx';

/** `/coach/drafts/ID/start`: the objections to a start, and the start itself (DRFT-11). */
export const get = forCoach((visit) => renderStartPage(visit));

/** Hides the places again. */
export const post = forCoach(async (visit) => {
  const body = { placements_decided: false };
  await dataOrThrow(visit.api.updateCompetition(readDraftId(visit), body));
  return redirect(`${makeBoardPath(visit)}?done=hidden`);
});
