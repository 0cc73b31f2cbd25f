import { toLeagueFailure } from '../../../../../api/answer.ts';
import { ENTRY_CODES } from '../../../../../api/enterable.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import {
  makeBoardPath,
  findDraftToFill,
  readDraftId,
  isSilentMemberPolicy,
} from '../draft-page.ts';
import { FillView } from './fill-view.tsx';

/**
 * `/coach/drafts/ID/fill?unsaid=WAY`: previews filling the draft and the losses from it (DRFT-7).
 * Before a first season, also shows the treatment of members without an answer (DRFT-15).
 */
export const get = forCoach((visit) => fillPage(visit, null, visit.query.get('unsaid')));

/** Fills the draft only if it is unchanged since the preview. */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, words } = visit;
  const unsaid = form.get('unsaid');
  const answer = await api.fillDraft(
    readDraftId(visit),
    isSilentMemberPolicy(unsaid) ? { unsaid } : {},
    {
      ifMatch: `"${form.get('version') ?? ''}"`,
    },
  );
  if (answer.kind === 'answer') return redirect(`${makeBoardPath(visit)}?done=filled`);
  if (answer.status === 412) return fillPage(visit, words.draft.conflict.plan, unsaid);
  if (answer.code === 'not_a_draft') return redirect('/coach/drafts');
  throw toLeagueFailure(answer, ...ENTRY_CODES);
});

async function fillPage(
  visit: CoachVisit,
  fault: string | null,
  unsaid: string | null,
): Promise<Answer> {
  const found = await findDraftToFill(visit, unsaid);
  if (found === null) return redirect('/coach/drafts');
  const { fillPage: said } = visit.words.draft;
  const view = <FillView found={found} fault={fault} />;
  return page(found.plan.filled ? said.again : said.title, view, {
    status: fault === null ? 200 : 409,
  });
}
