import { dataOrThrow } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { readEventPage } from '../../../../../api/event-page.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';
import { type Chapter, tellStory } from './story.ts';
import { readForm, wholeNumber } from '../../../../../web/read-form.ts';

export interface StoryPage {
  readonly match: Api<'MatchDetail'>;
  /** Oldest first. */
  readonly chapters: readonly Chapter[];
  readonly before: string | null;
  readonly isNewest: boolean;
}

const PAGE_EVENTS = 200;

/** Makes two calls to the league, however long the history is (HIST-4). */
export async function gatherStory(visit: CoachVisit): Promise<StoryPage> {
  const { api, params, query, services } = visit;
  const id = params['match'] ?? '';
  const after = query.get('after');
  const wanted = {
    match_id: id,
    limit: PAGE_EVENTS,
    order: 'newest' as const,
    ...(after === null ? {} : { after }),
  };
  const [match, { page: told }] = await Promise.all([
    dataOrThrow(api.getMatch(id)),
    readEventPage(api, wanted),
  ]);
  const events = told.data.toReversed();
  const [first] = events;
  const from = told.has_more && first !== undefined ? Date.parse(first.occurred_at) : null;
  const chapters = tellStory(
    {
      match,
      events,
      proposals: services.store.proposals.of(id),
      arrangement: services.store.arrangements.of([id]).get(id) ?? null,
      from: from ?? -Infinity,
      until: readForm(query, { until: wholeNumber }).until ?? Infinity,
    },
    visit,
  );
  const older = new URLSearchParams({ after: told.next_cursor ?? '', until: String(from) });
  const before = from === null ? null : `/coach/matches/${id}/history?${older.toString()}`;
  return { match, chapters, before, isNewest: after === null };
}
