import { answered, codeOf, LeagueFailure } from '../../api/answer.ts';
import { type Answer, forPlayer, page, type PlayerVisit, redirect } from '../../web/visit.ts';
import { firstDraft, isSaid, type Said, sayIt, typedDraft } from './say.ts';
import { standing } from './standing.ts';
import { WishesView } from './wishes-view.tsx';

/** `/wishes`: say next season in one sentence. */
export const get = forPlayer(async (visit) => {
  const done = visit.query.get('done');
  const { wishes } = visit.words;
  return wishesPage(visit, { done: isSaid(done) ? wishes.done[done] : null, fault: null }, 200);
});

/** Each button says one thing; what is refused comes back in words, with what was ticked (WISH-6). */
export const post = forPlayer(async (visit): Promise<Answer> => {
  const said = visit.form.get('say');
  const { wishes } = visit.words;
  if (!isSaid(said)) return wishesPage(visit, { done: null, fault: null }, 200);
  const saying = sayIt(visit, said);
  if (saying === null) return wishesPage(visit, { done: null, fault: wishes.tickOne }, 422);
  const { error, response } = await answered(saying);
  if (error === undefined) return redirect(`/wishes?done=${said}`);
  const fault = refusalOf(visit, codeOf(error));
  if (fault === null) throw new LeagueFailure(response.status, codeOf(error));
  return wishesPage(visit, { done: null, fault }, response.status);
});

function refusalOf({ words }: PlayerVisit, code: string): string | null {
  const refused: Readonly<Record<string, string>> = words.wishes.refused;
  return refused[code] ?? null;
}

interface Told {
  readonly done: string | null;
  readonly fault: string | null;
}

async function wishesPage(visit: PlayerVisit, told: Told, status: number): Promise<Answer> {
  const stands = await standing(visit);
  const draft =
    told.fault === null || visit.form.get('say') !== ('wish' satisfies Said)
      ? firstDraft(stands)
      : typedDraft(visit.form);
  const view = <WishesView visit={visit} stands={stands} draft={draft} {...told} />;
  return page(visit.words.wishes.title, view, { status });
}
