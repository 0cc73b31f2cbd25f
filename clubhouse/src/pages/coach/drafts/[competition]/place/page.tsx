import { toLeagueFailure } from '../../../../../api/answer.ts';
import { ENTRY_CODES } from '../../../../../api/enterable.ts';
import { isSide } from '../../../../../draft/side.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { findCard } from '../conflict.ts';
import { makeBoardPath, findDraft, type DraftPage } from '../draft-page.ts';
import { PlaceView } from './place-view.tsx';

/** `/coach/drafts/ID/place?who=SIDE`: the actions for one player or pair (DRFT-5). Two calls. */
export const get = forCoach((visit) => renderPlacePage(visit, visit.query.get('who') ?? '', null));

/** Keeps a player whom the tables would leave out, by refilling the draft with them (DRFT-8). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, words } = visit;
  const who = form.get('who') ?? '';
  const found = await findDraft(visit);
  if (found === null) return redirect('/coach/drafts');
  const card = isSide(who) ? findCard(found.board, who) : null;
  const { plan } = found;
  const isSeen = plan.version === form.get('version');
  if (card === null || card.keepable === null || !isSeen) {
    return renderPlacePage(visit, who, words.draft.conflict.plan);
  }
  const answer = await api.fillDraft(
    plan.competition_id,
    { keep: [...plan.kept, card.keepable] },
    { ifMatch: `"${plan.version}"` },
  );
  if (answer.kind === 'answer')
    return redirect(`${makeBoardPath(visit)}?done=filled#c-${card.side}`);
  if (answer.status === 412) return renderPlacePage(visit, who, words.draft.conflict.plan);
  throw toLeagueFailure(answer, 'not_a_draft', ...ENTRY_CODES);
});

async function renderPlacePage(
  visit: CoachVisit,
  who: string,
  fault: string | null,
): Promise<Answer> {
  const found: DraftPage | null = await findDraft(visit);
  if (found === null) return redirect('/coach/drafts');
  const card = isSide(who) ? findCard(found.board, who) : null;
  const status = fault === null ? (card === null ? 404 : 200) : 409;
  const view = <PlaceView found={found} card={card} fault={fault} />;
  return page(card?.label ?? visit.words.draft.place.gone, view, { status });
}
