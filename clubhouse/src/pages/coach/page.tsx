import type { VNode } from 'preact';
import { LeagueFailure } from '../../api/answer.ts';
import { gatherGlances, type Glance } from '../../api/season-glance.ts';
import { gatherToday, type Today } from '../../api/today.ts';
import { CourtPicture } from '../../components/court-picture.tsx';
import { Hero } from '../../components/hero.tsx';
import { Note } from '../../components/note.tsx';
import { SeasonLine } from '../../components/season-line.tsx';
import { Shell } from '../../components/shell.tsx';
import { type Answer, type CoachVisit, forCoach, page } from '../../web/visit.ts';
import { describeNews, findNews } from './today/season-news.ts';
import { Applications } from './today/applications.tsx';
import { Deadline } from './today/deadline.tsx';
import { Disputes } from './today/disputes.tsx';
import {
  FirstSteps,
  gatherFirstSteps,
  StepsDone,
  describeStepsLeft,
} from './today/first-steps.tsx';
import { GlanceCard, Hatch } from './today/glance.tsx';
import { WorkInProgress, countHaltedWorks } from './today/work-in-progress.tsx';
import { Waiting } from './today/waiting.tsx';
import type { ClubProposal } from '../../store/club-proposals.ts';
import { useVisit } from '../../web/use-visit.ts';
import type { Api } from '../../api/client.ts';
import { DRAFT_PILLS, findDraftState } from '../../draft/draft-state.ts';
import { Ball } from '../../components/ball.tsx';
import { LinkButton } from '../../components/buttons.tsx';

/**
 * `/coach`: the decisions to make. Five calls to the league, one per active season (COACH-5), and
 * two or three more before the first season is played.
 */
export const get = forCoach(async (visit): Promise<Answer> => {
  const { api, words } = visit;
  const today = await gatherToday(api, visit.now);
  const glances = await readGlances(visit, today);
  const steps = glances.length > 0 ? null : await gatherFirstSteps(visit, today);
  const { disputes, waiting, chase, applications } = today;
  // A new club's first steps list its drafts already.
  const drafts = steps === null ? today.drafts : [];
  const halted = countHaltedWorks(visit);
  const count = disputes.length + waiting.length + halted + applications.length + drafts.length;
  return page(
    words.today.title,
    <Shell
      coach={{ tab: 'today' }}
      waiting={count}
      wide
      hero={<TodayHero coach={visit.coach} count={count} today={today} steps={steps} />}
    >
      <div class="lift stack5">
        <Done />
        <PostOffice />
        <OwnKey coach={visit.coach} />
        <GroupNews seasons={today.seasons} />
        {steps !== null && <FirstSteps steps={steps} />}
        {count + chase.length + glances.length === 0 && steps === null && <Clear />}
        {steps === null && today.seasons.length + drafts.length === 0 && (
          <p>
            <LinkButton look="p" href="/coach/drafts" label={words.today.nextSeason} />
          </p>
        )}
        <div class="desk is-today">
          <div class="stack5">
            {halted > 0 && <WorkInProgress />}
            <Disputes disputes={disputes} />
            <Waiting matches={waiting} />
            <Deadline rows={chase} isCut={today.isChaseCut} />
          </div>
          <div class="stack5">
            {halted === 0 && <WorkInProgress />}
            {glances.map((glance) => (
              <GlanceCard key={glance.id} glance={glance} />
            ))}
            <Applications applications={applications} />
            <Drafts drafts={drafts} />
          </div>
        </div>
        <ClubProposalCounts />
        {today.hasMore && <p class="meta">{words.today.more}</p>}
        <SignedIn coach={visit.coach} />
        {glances.some(({ boxes }) => boxes.some(({ isBehind }) => isBehind)) && <Hatch />}
      </div>
    </Shell>,
  );
});

/** Reads the glance at each season; the page works without it if the league does not answer. */
async function readGlances({ api, dates, now }: CoachVisit, { seasons }: Today): Promise<Glance[]> {
  try {
    return await gatherGlances(api, seasons, dates, now);
  } catch (error) {
    if (error instanceof LeagueFailure) return [];
    throw error;
  }
}

interface TodayHeroProps {
  readonly coach: CoachVisit['coach'];
  readonly count: number;
  readonly today: Today;
  readonly steps: Awaited<ReturnType<typeof gatherFirstSteps>>;
}

function TodayHero({ coach, count, today, steps }: TodayHeroProps): VNode {
  const visit = useVisit();
  const { words, dates, now } = visit;
  const hour = Number(dates.time(now).slice(0, 2));
  const { morning, day, evening } = words.today.greetings;
  const greet = hour >= 4 && hour < 11 ? morning : hour >= 17 || hour < 4 ? evening : day;
  const on = dates.longDay(dates.today(now));
  // A key can be named `Ana, coach`.
  const name = coach.name.split(/[\s,]/)[0] ?? coach.name;
  if (steps !== null) {
    return (
      <Hero title={words.firstSteps.welcome(name)} text={describeStepsLeft(visit, steps)}>
        <StepsDone steps={steps} />
      </Hero>
    );
  }
  return (
    <Hero
      title={greet(name)}
      text={count === 0 ? words.today.nothing(on) : words.today.things(on, count)}
    >
      <SeasonOf seasons={today.seasons} />
    </Hero>
  );
}

/** Shows the season that ends first. */
function SeasonOf({ seasons }: Pick<Today, 'seasons'>): VNode | null {
  const { words, dates, now } = useVisit();
  const deadlineOf = (one: Today['seasons'][number]) => one.results_deadline ?? one.ends_on ?? '';
  const ahead = seasons.filter((one) => deadlineOf(one) >= dates.today(now));
  const season = ahead.toSorted((one, other) => (deadlineOf(one) < deadlineOf(other) ? -1 : 1))[0];
  if (season === undefined) return null;
  const left = -dates.daysSince(deadlineOf(season), now);
  const passed = season.starts_on === null ? 0 : dates.daysSince(season.starts_on, now);
  return (
    <SeasonLine
      passed={passed + left <= 0 ? 1 : passed / (passed + left)}
      left={season.name}
      right={words.today.daysLeft(left)}
    />
  );
}

function Done(): VNode | null {
  const { words, query } = useVisit();
  const done = query.get('done');
  if (done !== 'accepted' && done !== 'declined') return null;
  return <Note icon="check">{words.today[done]}</Note>;
}

function Clear(): VNode {
  const { words } = useVisit();
  return (
    <section class="card stack one-box">
      <CourtPicture />
      <h2 class="large">{words.today.emptyTitle}</h2>
      <p>{words.today.empty}</p>
    </section>
  );
}

function SignedIn({ coach }: Pick<TodayHeroProps, 'coach'>): VNode {
  const { words } = useVisit();
  return (
    <form class="row wrap" method="post" action="/coach/sign-out">
      <p class="meta breaks">
        {words.today.signedInAs(coach.name)} {words.today.signOutAbout}
      </p>
      <LinkButton look="q" href="/tables" label={words.tables.title} />
      <LinkButton look="q" href="/coach/history" label={words.history.title} />
      <LinkButton look="q" href="/coach/letters" label={words.letterExamples.title} />
      <LinkButton look="q" href="/coach/group" label={words.group.link} />
      <LinkButton look="q" href="/coach/keys" label={words.today.keys} />
      <button class="btn o">{words.today.signOut}</button>
    </form>
  );
}

/** Offers a text for the club's group while there is news of a season (GROUP-1). */
function GroupNews({ seasons }: Pick<Today, 'seasons'>): VNode | null {
  const visit = useVisit();
  const season = seasons.at(-1);
  const news = season === undefined ? null : findNews(season, visit.dates, visit.now);
  if (season === undefined || news === null) return null;
  return (
    <Note icon="text">
      {describeNews(visit, season, news)} <a href="/coach/group">{visit.words.group.link}</a>
    </Note>
  );
}

/** Shows the outcome of the club's proposals (EVE-16). */
function ClubProposalCounts(): VNode | null {
  const { words, services } = useVisit();
  const all = services.store.evenings.proposals.list();
  const count = (...states: readonly ClubProposal['state'][]) =>
    new Set(all.filter((one) => states.includes(one.state)).map((one) => one.matchId)).size;
  if (all.length === 0) return null;
  const proposed = new Set(all.map((one) => one.matchId)).size;
  const [arranged, played] = [count('arranged', 'played'), count('played')];
  return <p class="meta">{words.club.evenings.counts(proposed, arranged, played)}</p>;
}

const SOON_MS = 14 * 86_400_000;

/** Warns that the coach's own key expires within two weeks (COACH-20). */
function OwnKey({ coach }: Pick<CoachVisit, 'coach'>): VNode | null {
  const { words, dates, now } = useVisit();
  const expires = coach.expiresAt ?? null;
  if (expires === null || Date.parse(expires) - now > SOON_MS) return null;
  const last = dates.fullDay(dates.dateOf(Date.parse(expires) - 1));
  return (
    <Note icon="lock" kind="warn">
      {words.keys.expiresSoon(last)} <a href="/coach/keys">{words.keys.title}</a>
    </Note>
  );
}

/** Emails normally leave within a minute, so a longer wait means trouble with the mail server. */
const LATE_MS = 15 * 60_000;

/** Emails that bounced or have waited for long; null if all is well (COACH-15). */
function PostOffice(): VNode | null {
  const { words, dates, now, services } = useVisit();
  const { letters } = words.today;
  const { waiting, waitingSince, refused, inDoubt } = services.store.outbox.state();
  const isLate = waitingSince !== null && now - waitingSince > LATE_MS;
  const told = [
    isLate
      ? letters.waiting(
          waiting,
          `${dates.day(dates.dateOf(waitingSince))} ${dates.time(waitingSince)}`,
        )
      : null,
    refused > 0 ? letters.refused(refused) : null,
    inDoubt > 0 ? letters.inDoubt(inDoubt) : null,
  ].filter((one) => one !== null);
  if (told.length === 0) return null;
  return (
    <Note icon="mail" kind="warn">
      {`${told.join(' ')} ${letters.what}`}
    </Note>
  );
}

interface Props {
  readonly drafts: readonly Api<'Competition'>[];
}

/** Competitions that have not started, with the progress of each draft (COACH-9). */
function Drafts({ drafts }: Props): VNode | null {
  const { today } = useVisit().words;
  if (drafts.length === 0) return null;
  return (
    <section class="card flush is-drafts">
      <header class="desk-head">
        <Ball />
        <h2>{today.drafts}</h2>
      </header>
      {drafts.map((draft) => (
        <Draft key={draft.id} draft={draft} />
      ))}
    </section>
  );
}

function Draft({ draft }: { readonly draft: Api<'Competition'> }): VNode {
  const { words } = useVisit();
  const { states, stateAbout } = words.draft;
  const state = findDraftState(draft);
  return (
    <a class="item" href={`/coach/drafts/${draft.id}`}>
      <div>
        <h3>
          {draft.name} <span class={`pill ${DRAFT_PILLS[state]}`}>{states[state]}</span>
        </h3>
        <p class="meta">
          {state === 'overtaken'
            ? stateAbout.overtaken(draft.draft?.overtaken ?? 0)
            : stateAbout[state]}
        </p>
      </div>
    </a>
  );
}
