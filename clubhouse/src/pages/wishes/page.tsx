import { type Answer, forPlayer, page, type PlayerVisit, redirect } from '../../web/visit.ts';
import { makeFirstDraft, isSaid, type WishAction, submitWishAction, readDraft } from './say.ts';
import { readStanding } from './standing.ts';
import { WishesView } from './wishes-view.tsx';

export const get = forPlayer(async (visit) => {
  const done = visit.query.get('done');
  const { wishes } = visit.words;
  return wishesPage(visit, { done: isSaid(done) ? wishes.done[done] : null, fault: null }, 200);
});

/** A refusal returns the form with an explanation and the ticked boxes (WISH-6). */
export const post = forPlayer(async (visit): Promise<Answer> => {
  const said = visit.form.get('say');
  if (!isSaid(said)) return wishesPage(visit, { done: null, fault: null }, 200);
  const outcome = await submitWishAction(visit, said);
  if ('to' in outcome) return redirect(outcome.to);
  return wishesPage(visit, { done: null, fault: outcome.fault }, outcome.status);
});

interface PageMessage {
  readonly done: string | null;
  readonly fault: string | null;
}

async function wishesPage(visit: PlayerVisit, told: PageMessage, status: number): Promise<Answer> {
  const stands = await readStanding(visit);
  const draft =
    told.fault === null || visit.form.get('say') !== ('wish' satisfies WishAction)
      ? makeFirstDraft(stands)
      : readDraft(visit.form);
  const view = <WishesView visit={visit} stands={stands} draft={draft} {...told} />;
  return page(visit.words.wishes.title, view, { status });
}
