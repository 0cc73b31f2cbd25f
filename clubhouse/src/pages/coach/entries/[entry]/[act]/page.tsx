import type { LeagueAnswer } from '../../../../../api/answer.ts';
import type { LeagueClient } from '../../../../../api/client.ts';
import { must } from '../../../../../api/answer.ts';
import { notFound } from '../../../../../web/faults.tsx';
import { type Answer, forCoach, redirect } from '../../../../../web/visit.ts';
import { entryPage, pathOf, troubleOf } from '../entry-page.tsx';

type Params = { readonly params: { readonly path: { readonly id: string } } };
type Act = (api: LeagueClient, entry: Params) => Promise<LeagueAnswer<unknown>>;

/** One-click actions on an entry by URL, with the confirmation for each. */
const ACTS: Readonly<Record<string, readonly [act: Act, done: string]>> = {
  withdraw: [(api, entry) => api.POST('/v1/entries/{id}/withdrawal', entry), 'withdrawn'],
  reinstate: [(api, entry) => api.DELETE('/v1/entries/{id}/withdrawal', entry), 'reinstated'],
  'opt-out': [(api, entry) => api.POST('/v1/entries/{id}/opt-out', entry), 'opted_out'],
  'opt-in': [(api, entry) => api.DELETE('/v1/entries/{id}/opt-out', entry), 'opted_in'],
  remove: [(api, entry) => api.DELETE('/v1/entries/{id}', entry), 'removed'],
};

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params } = visit;
  const act = ACTS[params['act'] ?? ''];
  if (act === undefined) return notFound(visit);
  const [run, done] = act;
  const path = pathOf(visit);
  const entry = await must(api.GET('/v1/entries/{id}', { params: { path } }));
  const answer = await run(api, { params: { path } });
  if (answer.kind === 'refusal') return entryPage(visit, { trouble: troubleOf(answer, visit) });
  if (done !== 'removed') return redirect(`/coach/entries/${path.id}?done=${done}`);
  return redirect(`/coach/competitions/${entry.competition_id}?done=${done}`);
});
