import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { countDaysEarly, isTimeToClose, findUnplayable } from '../../../../api/season-outlook.ts';
import type { Competition, CompetitionProgress, Season } from '../../../../api/seasons.ts';
import { StartReady } from '../../drafts/start-ready.tsx';
import { UnplayableList } from '../unplayable-list.tsx';
import { useVisit } from '../../../../web/use-visit.ts';
import { LinkButton } from '../../../../components/buttons.tsx';

interface NextProps {
  readonly season: Season;
  readonly competitions: readonly Competition[];
  readonly progress: readonly CompetitionProgress[];
  readonly checks: Api<'SeasonChecks'>;
  /** Another season runs or is planned. */
  readonly isFollowed: boolean;
}

/** The next tasks, and the objections to the next step (SEAS-17, SEAS-18). */
export function Next(props: NextProps): VNode {
  const { season, competitions, progress, checks, isFollowed } = props;
  const { words, dates, now } = useVisit();
  const { seasons } = words;
  if (season.state === 'complete' && !isFollowed) return <PlanNext {...props} />;
  if (season.state !== 'active') return <Step {...props} />;
  const drafts = competitions.filter(({ state }) => state === 'draft');
  if (isTimeToClose(season, competitions, progress, dates.today(now))) return <Step {...props} />;
  const last = season.results_deadline ?? season.ends_on;
  return (
    <section class="card stack">
      <h2>{seasons.next.title}</h2>
      <UnplayableList found={findUnplayable(drafts, progress)} />
      {drafts.length === 0 && (
        <p>{last === null ? seasons.next.plays : seasons.next.playsUntil(dates.longDay(last))}</p>
      )}
      {drafts.map(({ id, name }, index) => (
        <p key={id}>
          <a class={index === 0 ? 'btn p' : 'btn'} href={`/coach/competitions/${id}`}>
            {seasons.next.begin(name)}
          </a>
        </p>
      ))}
      {drafts.length > 1 && <StartReady season={season.id} />}
      {checks.warnings.length > 0 && drafts.length === 0 && (
        <p>
          <LinkButton href="/coach/chase" label={seasons.chase} />
        </p>
      )}
    </section>
  );
}

/** Once a season is closed, offers to plan the next one before archiving this one (SEAS-18). */
function PlanNext({ season }: NextProps): VNode {
  const { words } = useVisit();
  const { seasons } = words;
  return (
    <section class="card stack">
      <h2>{seasons.next.title}</h2>
      <p class="row wrap">
        <a class="btn p" href={`/coach/seasons/new?from=${season.id}`}>
          {seasons.planNext}
        </a>
        <a class="btn o" href={`/coach/seasons/${season.id}/step?to=archived`}>
          {seasons.next.archived}
        </a>
      </p>
    </section>
  );
}

function Step({ season, competitions, progress, checks }: Omit<NextProps, 'isFollowed'>): VNode {
  const { words, dates, now } = useVisit();
  const { seasons } = words;
  // Active competitions are closed with the season.
  const blockers = checks.blockers.filter(({ code }) => code !== 'resource_in_use').length;
  const warnings = checks.warnings.length;
  const isStart = checks.to === 'active' && season.state === 'planning';
  const early = isStart ? countDaysEarly(season, dates.today(now)) : 0;
  const unplayable = isStart ? findUnplayable(competitions, progress) : [];
  const count = [
    ...(blockers > 0 ? [seasons.blockersCount(blockers)] : []),
    ...(warnings > 0 ? [seasons.warningsCount(warnings)] : []),
    ...(blockers + warnings === 0 && unplayable.length === 0 && early === 0 ? [seasons.ready] : []),
  ];
  return (
    <section class="card stack">
      <h2>{seasons.next.title}</h2>
      <UnplayableList found={unplayable} />
      {early > 0 && season.starts_on !== null && (
        <p>{seasons.early(early, dates.longDay(season.starts_on))}</p>
      )}
      {count.length > 0 && <p>{count.join(' ')}</p>}
      <p>
        <a
          class={isStart && unplayable.length === 0 && early === 0 ? 'btn p' : 'btn'}
          href={`/coach/seasons/${season.id}/step?to=${checks.to}`}
        >
          {seasons.next[checks.to]}
        </a>
      </p>
    </section>
  );
}
