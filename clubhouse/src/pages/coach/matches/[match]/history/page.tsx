import type { VNode } from 'preact';
import { NewestList } from '../../../../../components/newest-list.tsx';
import { getSideLabel } from '../../../../../components/result-sentence.ts';
import { forCoach, page, type CoachVisit } from '../../../../../web/visit.ts';
import { type Chapter, listChapters } from './story.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { dataOrThrow } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { readEventPage } from '../../../../../api/event-page.ts';
import { readForm, wholeNumber } from '../../../../../web/read-form.ts';
import { LinkButton } from '../../../../../components/buttons.tsx';

const SHOWN_CHAPTERS = 50;

/** `/coach/matches/ID/history`: all events of a match, in order (HIST-4). */
export const get = forCoach(async (visit) => {
  const story = await gatherStory(visit);
  return page(visit.words.history.story.title, <StoryView {...story} />);
});

type Props = StoryPage;

function StoryView({ match, chapters, before, isNewest }: Props): VNode {
  const { words } = useVisit();
  const { history } = words;
  const where = [match.competition_name, match.division_name].filter(Boolean).join(', ');
  return (
    <CoachLayout
      title={words.today.versus(getSideLabel(match.sides, 0), getSideLabel(match.sides, 1))}
      text={where}
      isNarrow
    >
      <section class="card flush">
        <header class="desk-head">
          <h2>{history.story.title}</h2>
        </header>
        <NewestList
          shown={SHOWN_CHAPTERS}
          label={history.story.earlier}
          items={chapters.map((chapter, index) => (
            <ChapterRow key={index} {...chapter} />
          ))}
        />
        {match.claims.length === 0 && <p class="item meta">{history.story.nothing}</p>}
      </section>
      <p class="row wrap">
        {before !== null && <LinkButton href={before} label={history.story.before} />}
        {!isNewest && (
          <LinkButton href={`/coach/matches/${match.id}/history`} label={history.story.newest} />
        )}
        <LinkButton href={`/coach/matches/${match.id}`} label={history.story.settle} />
        <LinkButton look="q" href="/coach/history?what=results" label={history.title} />
      </p>
    </CoachLayout>
  );
}

function ChapterRow({ at, text, by }: Chapter): VNode {
  const { dates, words } = useVisit();
  return (
    <li class="item story-row">
      <time class="meta" dateTime={new Date(at).toISOString()}>
        {`${dates.day(dates.dateOf(at))} ${dates.time(at)}`}
      </time>
      <p class="breaks">
        {text} {by !== null && <span class="meta">{`${words.history.by} ${by}`}</span>}
      </p>
    </li>
  );
}

interface StoryPage {
  readonly match: Api<'MatchDetail'>;
  /** Oldest first. */
  readonly chapters: readonly Chapter[];
  readonly before: string | null;
  readonly isNewest: boolean;
}

const PAGE_EVENTS = 200;

/** Makes two calls to the league, however long the history is (HIST-4). */
async function gatherStory(visit: CoachVisit): Promise<StoryPage> {
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
  const chapters = listChapters(
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
