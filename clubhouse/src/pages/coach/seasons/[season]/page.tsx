import { DangerButton, DangerSummary } from '../../../../components/danger-button.tsx';
import type { VNode } from 'preact';
import { LeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import { isTimeToClose } from '../../../../api/season-outlook.ts';
import {
  type Competition,
  type CompetitionProgress,
  listCompetitions,
  readAllSeasons,
  type Season,
} from '../../../../api/seasons.ts';
import { Crumbs } from '../../../../components/crumbs.tsx';
import { CoachLayout } from '../../coach-layout.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Note } from '../../../../components/note.tsx';
import { type Answer, forCoach, page, redirect } from '../../../../web/visit.ts';
import { CompetitionCard } from '../competition-card.tsx';
import { formatDates, measurePassed } from '../season-dates.ts';
import { Next } from './next.tsx';
import { getNextState, type StepName, getPreviousState, findStepName } from './next-step.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { LinkButton } from '../../../../components/buttons.tsx';

/** `/coach/seasons/ID`: the progress and the next tasks (SEAS-2); four calls to the league, five once it is closed. */
export const get = forCoach(async (visit) => {
  const { api, words, params, now } = visit;
  const id = params['season'] ?? '';
  const path = { id };
  const [season, competitions, progress] = await Promise.all([
    dataOrThrow(api.GET('/v1/seasons/{id}', { params: { path } })),
    listCompetitions(api, id),
    dataOrThrow(api.GET('/v1/seasons/{id}/progress', { params: { path } })),
  ]);
  const to = getNextState(season.state);
  const checks =
    to === null
      ? null
      : await dataOrThrow(api.GET('/v1/seasons/{id}/checks', { params: { path, query: { to } } }));
  const isFollowed = season.state !== 'complete' || (await readAllSeasons(api)).some(isOpen);
  const progressOf = new Map(progress.competitions.map((one) => [one.competition_id, one]));
  const passed = measurePassed(season, visit.dates, now);
  return page(
    season.name,
    <CoachLayout
      tab="season"
      title={season.name}
      text={formatDates(season, visit, now)}
      actions={<Actions season={season} />}
    >
      <Crumbs links={[{ href: '/coach/seasons', label: words.seasons.title }]} />
      <Done />
      {checks !== null && (
        <Next
          season={season}
          competitions={competitions}
          progress={progress.competitions}
          checks={checks}
          isFollowed={isFollowed}
        />
      )}
      {competitions.length > 0 ? (
        <div class="cards">
          {competitions.map((one) => {
            const its = progressOf.get(one.id);
            return its === undefined ? null : (
              <CompetitionCard key={one.id} competition={one} progress={its} passed={passed} />
            );
          })}
        </div>
      ) : (
        <p class="card">{words.seasons.nothingPlayed}</p>
      )}
      <More season={season} competitions={competitions} progress={progress.competitions} />
    </CoachLayout>,
  );
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params, form } = visit;
  const id = params['season'] ?? '';
  const path = { id };
  if (form.get('do') !== 'remove') return redirect(`/coach/seasons/${id}`);
  const season = await dataOrThrow(api.GET('/v1/seasons/{id}', { params: { path } }));
  const answer = await api.DELETE('/v1/seasons/{id}', { params: { path } });
  if (answer.kind === 'answer')
    return redirect(`/coach/seasons?removed=${encodeURIComponent(season.name)}`);
  // It has started or contains something by now, which the page will show.
  if (answer.code === 'resource_in_use') return redirect(`/coach/seasons/${id}`);
  throw new LeagueFailure(answer);
});

interface Props {
  readonly season: Season;
}

function isOpen({ state }: Season): boolean {
  return state === 'active' || state === 'planning';
}

function Actions({ season }: Props): VNode {
  const { words } = useVisit();
  return (
    <>
      <a class="btn" href={`/coach/seasons/${season.id}/dates`}>
        {isOpen(season) && season.results_deadline !== null
          ? words.seasons.moveDeadline
          : words.seasons.editDates}
      </a>
      {season.state === 'active' && (
        <>
          <a class="btn" href="/coach/chase">
            <Icon name="mail" />
            {words.seasons.chase}
          </a>
          <a class="btn" href="/wall">
            <Icon name="print" />
            {words.seasons.wall}
          </a>
        </>
      )}
    </>
  );
}

function Done(): VNode | null {
  const { query, words } = useVisit();
  const done = query.get('done');
  const { seasons } = words;
  if (done === 'saved' || done === 'made') return <Note icon="check">{seasons[done]}</Note>;
  const [started, left] = [Number(query.get('started')), Number(query.get('left'))];
  if (started + left > 0) {
    return <Note icon={left === 0 ? 'check' : 'info'}>{seasons.startedAll(started, left)}</Note>;
  }
  if (done === 'deleted') return <Note icon="check">{words.competitions.done.deleted}</Note>;
  const step = STEPS.find((one) => one === done);
  return step === undefined ? null : <Note icon="check">{seasons.step.done[step]}</Note>;
}

const STEPS: readonly StepName[] = [
  'active',
  'complete',
  'archived',
  'planning',
  'reopen',
  'unarchive',
];

interface MoreProps extends Props {
  readonly competitions: readonly Competition[];
  readonly progress: readonly CompetitionProgress[];
}

function More({ season, competitions, progress }: MoreProps): VNode {
  const { words, dates, now } = useVisit();
  const { seasons } = words;
  const { id, state } = season;
  const closesEarly =
    state === 'active' && !isTimeToClose(season, competitions, progress, dates.today(now));
  const back = getPreviousState(state);
  const step = back === null ? null : findStepName(state, back);
  return (
    <section class="card stack">
      <h2>{seasons.more}</h2>
      <p class="row wrap">
        {isOpen(season) && (
          <a class="btn o" href={`/coach/competitions/new?season=${id}`}>
            {seasons.addCompetition}
          </a>
        )}
        <LinkButton look="o" href={`/coach/seasons/new?from=${id}`} label={seasons.planNext} />
        {closesEarly && (
          <a class="btn o" href={`/coach/seasons/${id}/step?to=complete`}>
            {seasons.next.complete}
          </a>
        )}
        {step !== null && (
          <a class="btn o" href={`/coach/seasons/${id}/step?to=${back}`}>
            {seasons.step.button[step]}
          </a>
        )}
      </p>
      {state === 'planning' && competitions.length === 0 && (
        <details>
          <DangerSummary>{seasons.remove}</DangerSummary>
          <form class="stack" method="post" action={`/coach/seasons/${id}`}>
            <p>{seasons.removeAbout}</p>
            <p>
              <DangerButton name="do" value="remove">
                {seasons.remove}
              </DangerButton>
            </p>
          </form>
        </details>
      )}
    </section>
  );
}
