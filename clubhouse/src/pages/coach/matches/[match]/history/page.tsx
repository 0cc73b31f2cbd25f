import type { VNode } from 'preact';
import { NewestList } from '../../../../../components/newest-list.tsx';
import { sideLabel } from '../../../../../components/result-sentence.ts';
import { forCoach, page } from '../../../../../web/visit.ts';
import { gatherStory, type StoryPage } from './gather.ts';
import type { Chapter } from './story.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';

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
      title={words.today.versus(sideLabel(match.sides, 0), sideLabel(match.sides, 1))}
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
        {before !== null && (
          <a class="btn" href={before}>
            {history.story.before}
          </a>
        )}
        {!isNewest && (
          <a class="btn" href={`/coach/matches/${match.id}/history`}>
            {history.story.newest}
          </a>
        )}
        <a class="btn" href={`/coach/matches/${match.id}`}>
          {history.story.settle}
        </a>
        <a class="btn q" href="/coach/history?what=results">
          {history.title}
        </a>
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
