import { type Answer, forPlayer, page, type PlayerVisit, redirect } from '../../web/visit.ts';
import { isSaid, listDraft, submitWishAction, WISHES, type WishesForm } from './say.ts';
import { readStanding } from './standing.ts';
import { WishesView } from './wishes-view.tsx';

export const get = forPlayer((visit) => {
  const done = visit.query.get('done');
  return renderWishesPage(visit, null, isSaid(visit, done) ? visit.words.wishes.done[done] : null);
});

/** Records the player's answer. If the league refuses, shows the form again (WISH-6). */
export const post = forPlayer(async (visit): Promise<Answer> => {
  const sent = WISHES.read(visit);
  if (sent.isFaulty || !isSaid(visit, sent.values.say)) return renderWishesPage(visit, null);
  const outcome = await submitWishAction(visit, sent, sent.values.say);
  return typeof outcome === 'string' ? redirect(outcome) : renderWishesPage(visit, outcome);
});

async function renderWishesPage(
  visit: PlayerVisit,
  refused: WishesForm | null,
  done: string | null = null,
): Promise<Answer> {
  const stands = await readStanding(visit);
  const isWish = refused?.field('say').typed === 'wish';
  const form = isWish ? refused : WISHES.begin(visit, { play: listDraft(stands) });
  const trouble = refused?.trouble ?? null;
  const view = <WishesView stands={stands} form={form} done={done} trouble={trouble} />;
  return page(visit.words.wishes.title, view, { status: refused?.status ?? 200 });
}
