import type { LeagueAnswer } from '../../../../../api/answer.ts';
import type { LeagueClient } from '../../../../../api/client.ts';
import { dataOrThrow } from '../../../../../api/answer.ts';
import { renderNotFoundPage } from '../../../../../web/faults.tsx';
import { type Answer, forCoach, redirect } from '../../../../../web/visit.ts';
import { renderEntryPage, readEntryPathParams, explainTrouble } from '../entry-page.tsx';

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
  if (act === undefined) return renderNotFoundPage(visit);
  const [run, done] = act;
  const path = readEntryPathParams(visit);
  const entry = await dataOrThrow(api.GET('/v1/entries/{id}', { params: { path } }));
  const answer = await run(api, { params: { path } });
  if (answer.kind === 'refusal')
    return renderEntryPage(visit, { trouble: explainTrouble(answer, visit) });
  if (done !== 'removed') return redirect(`/coach/entries/${path.id}?done=${done}`);
  return redirect(`/coach/competitions/${entry.competition_id}?done=${done}`);
});
