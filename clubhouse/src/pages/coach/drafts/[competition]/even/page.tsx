import { planEvenMoves } from '../../../../../draft/box-sizes.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { explainRefusal } from '../conflict.ts';
import { boardPath, findDraft } from '../draft-page.ts';
import { EvenView } from './even-view.tsx';
import { makeMoves } from './make-moves.ts';

/** `/coach/drafts/ID/even`: previews moves that even out the boxes (DRFT-17). Two calls. */
export const get = forCoach((visit) => evenOutPage(visit));

/** Makes the listed moves if the draft is unchanged since the preview; one call each. */
export const post = forCoach(async (visit): Promise<Answer> => {
  const found = await findDraft(visit);
  if (found === null) return redirect('/coach/drafts');
  const { boxSizes } = visit.words;
  if (found.plan.version !== visit.form.get('version')) return evenOutPage(visit, boxSizes.changed);
  const moves = planEvenMoves(found.board);
  const { count, failure } = await makeMoves(visit, moves);
  if (failure === null) {
    return redirect(count === 0 ? boardPath(visit) : `${boardPath(visit)}?done=evened`);
  }
  const now = await findDraft(visit);
  if (now === null) return redirect('/coach/drafts');
  const why = await explainRefusal(visit, now.board, failure.refused, failure.missed);
  return evenOutPage(visit, boxSizes.partly(count, why));
});

async function evenOutPage(visit: CoachVisit, fault: string | null = null): Promise<Answer> {
  const found = await findDraft(visit);
  if (found === null) return redirect('/coach/drafts');
  if (!found.board.isFilled) return redirect(boardPath(visit));
  const view = <EvenView found={found} fault={fault} />;
  return page(visit.words.boxSizes.title, view, { status: fault === null ? 200 : 409 });
}
