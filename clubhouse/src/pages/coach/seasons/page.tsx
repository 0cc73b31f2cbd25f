import type { VNode } from 'preact';
import { dataOrThrow } from '../../../api/answer.ts';
import type { Api } from '../../../api/client.ts';
import { readAllSeasons, type Season } from '../../../api/seasons.ts';
import { CourtPicture } from '../../../components/court-picture.tsx';
import { CoachLayout } from '../coach-layout.tsx';
import { Gauge } from '../../../components/gauge.tsx';
import { Note } from '../../../components/note.tsx';
import { forCoach, page } from '../../../web/visit.ts';
import { formatClosing, formatDays } from './season-dates.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { LinkButton } from '../../../components/buttons.tsx';

const GROUPS = ['active', 'planning', 'complete', 'archived'] as const;
/** If more seasons than this are active, the list only shows their dates. */
const MAX_GAUGES = 3;

/** `/coach/seasons`: all seasons, by state (SEAS-1); four calls to the league. */
export const get = forCoach(async (visit) => {
  const { api, words, query } = visit;
  const seasons = await readAllSeasons(api);
  const running = seasons.filter(({ state }) => state === 'active').slice(0, MAX_GAUGES);
  const progress = await Promise.all(
    running.map(({ id }) =>
      dataOrThrow(api.GET('/v1/seasons/{id}/progress', { params: { path: { id } } })),
    ),
  );
  const progressOf = new Map(progress.map((one) => [one.season_id, one]));
  const removed = query.get('removed');
  // Seasons without dates come first, but no season can follow them.
  const last = seasons.find(({ starts_on: day }) => day !== null) ?? seasons[0];
  return page(
    words.seasons.title,
    <CoachLayout
      tab="season"
      title={words.seasons.title}
      text={words.seasons.about}
      actions={
        last !== undefined && (
          <LinkButton href={`/coach/seasons/new?from=${last.id}`} label={words.seasons.plan} />
        )
      }
    >
      {removed !== null && <Note icon="check">{words.seasons.removed(removed)}</Note>}
      {last === undefined && <None />}
      {GROUPS.map((state) => {
        const group = seasons.filter((one) => one.state === state);
        if (group.length === 0) return null;
        return (
          <section key={state} class="card flush">
            <header class="desk-head">
              <h2>{words.seasons.groups[state]}</h2>
            </header>
            {group.map((one) => (
              <Row key={one.id} season={one} progress={progressOf.get(one.id)} />
            ))}
          </section>
        );
      })}
    </CoachLayout>,
  );
});

interface RowProps {
  readonly season: Season;
  readonly progress: Api<'SeasonProgress'> | undefined;
}

function Row({ season, progress }: RowProps): VNode {
  const visit = useVisit();
  const { words, now } = visit;
  const isOpen = season.state === 'active' || season.state === 'planning';
  return (
    <div class="item">
      <div>
        <h3>
          <a class="box-link" href={`/coach/seasons/${season.id}`}>
            {season.name}
          </a>
        </h3>
        <p class="meta">
          {formatDays(season, visit)}
          {isOpen && ` · ${formatClosing(season, visit, now)}`}
        </p>
      </div>
      {progress?.competitions.map((one) => (
        <div key={one.competition_id} class="season-gauge">
          <span class="breaks">{one.name}</span>
          <Gauge
            played={one.played}
            waiting={one.reported}
            differ={one.disputed}
            all={one.fixtures}
          />
          <span class="meta">{words.seasons.playedOf(one.played, one.fixtures)}</span>
        </div>
      ))}
    </div>
  );
}

function None(): VNode {
  const { words } = useVisit();
  return (
    <section class="card stack one-box">
      <CourtPicture />
      <h2 class="large">{words.seasons.none}</h2>
      <p>{words.seasons.noneAbout}</p>
      <LinkButton look="p" href="/coach/seasons/new" label={words.seasons.first} />
    </section>
  );
}
