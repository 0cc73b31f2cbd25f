import type { VNode } from 'preact';
import { must } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { Hero } from '../../../../../parts/hero.tsx';
import { labelOf } from '../../../../../parts/result-sentence.ts';
import { Shell } from '../../../../../parts/shell.tsx';
import { type CoachVisit, forCoach, page } from '../../../../../web/visit.ts';
import { type Chapter, storyOf } from './story.ts';

/** More than is ever told of one match. */
const ALL = 200;

/** `/coach/matches/ID/history`: all that happened to a match, in order (HIST-4). Two calls. */
export const get = forCoach(async (visit) => {
  const { api, params, services, words } = visit;
  const id = params['match'] ?? '';
  const [match, { data: events }] = await Promise.all([
    must(api.GET('/v1/matches/{id}', { params: { path: { id } } })),
    must(api.GET('/v1/events', { params: { query: { match_id: id, limit: ALL } } })),
  ]);
  const { proposals, arrangements } = services.store;
  const chapters = storyOf(
    {
      match,
      events,
      proposals: proposals.of(id),
      arrangement: arrangements.of([id]).get(id) ?? null,
    },
    visit,
  );
  return page(
    words.history.story.title,
    <StoryView visit={visit} match={match} chapters={chapters} />,
  );
});

interface Props {
  readonly visit: CoachVisit;
  readonly match: Api<'MatchDetail'>;
  readonly chapters: readonly Chapter[];
}

function StoryView({ visit, match, chapters }: Props): VNode {
  const { words, club, address, dates } = visit;
  const { history } = words;
  const where = [match.competition_name, match.division_name].filter(Boolean).join(', ');
  return (
    <Shell
      club={club.name}
      player={null}
      coach={{}}
      address={address}
      hero={
        <Hero
          title={words.today.versus(labelOf(match.sides, 0), labelOf(match.sides, 1))}
          text={where}
        />
      }
    >
      <div class="lift stack5">
        <section class="card flush">
          <header class="desk-head">
            <h2>{history.story.title}</h2>
          </header>
          <ol>
            {chapters.map(({ at, text, by }, index) => (
              <li key={index} class="item story-row">
                <time class="meta" dateTime={new Date(at).toISOString()}>
                  {`${dates.day(dates.dateOf(at))} ${dates.time(at)}`}
                </time>
                <p class="breaks">
                  {text} {by !== null && <span class="meta">{`${history.by} ${by}`}</span>}
                </p>
              </li>
            ))}
          </ol>
          {match.claims.length === 0 && <p class="item meta">{history.story.nothing}</p>}
        </section>
        <p class="row wrap">
          <a class="btn" href={`/coach/matches/${match.id}`}>
            {history.story.settle}
          </a>
          <a class="btn q" href="/coach/history?what=results">
            {history.title}
          </a>
        </p>
      </div>
    </Shell>
  );
}
