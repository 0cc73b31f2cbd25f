import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { dataOrThrow } from '../api/answer.ts';
import { type Duties, listDuties } from '../api/duties.ts';
import { readOwnOutlooks } from '../api/outlooks.ts';
import { describePlace } from '../api/tables.ts';
import { findAppointment, listTimes } from '../arrange/appointment.ts';
import { Hero } from '../components/hero.tsx';
import { OwnOutlooks } from '../components/outlook.tsx';
import { SeasonLine } from '../components/season-line.tsx';
import { Shell } from '../components/shell.tsx';
import { getFirstName } from '../messages/names.ts';
import { readSkies } from '../weather/skies.ts';
import { forPlayer, page, type PlayerVisit } from '../web/visit.ts';
import { FinalPlaces, readFinalPlaces } from './home/final-places.tsx';
import { listPagesToKeep } from './home/keep.ts';
import { DutyList, PlayedList, TheirTurnList } from './home/lists.tsx';
import { LeftOutNotes, findLeftOut } from './home/left-out.tsx';
import { EveningsLink } from './home/shared-times.tsx';
import { Places } from './home/places.tsx';
import { PlacementPlan } from './home/placement-plan.tsx';
import {
  listArranged,
  describeNextArranged,
  type Times,
  ToArrangeList,
} from './home/to-arrange.tsx';
import { findClubProposals } from '../evenings/club-proposals.ts';
import { findSharedTimes } from '../evenings/shared-times.ts';
import { CourtPicture } from '../components/court-picture.tsx';
import { LinkButton } from '../components/buttons.tsx';

/** `/`: two calls to the league, one per box, and one more after a season (HOME-2). */
export const get = forPlayer(async (visit) => {
  const { api, words, player, dates, now } = visit;
  const [matches, placements] = await Promise.all([
    dataOrThrow(api.listMyMatches({ include: 'ruled' })),
    dataOrThrow(api.getMyPlacements()),
  ]);
  const ids = matches.data.map(({ id }) => id);
  const { store } = visit.services;
  const proposals = store.proposals.openIn(ids);
  const arrangements = store.arrangements.of(ids);
  const arranged = matches.data.flatMap(({ id, plan }) =>
    listTimes(id, findAppointment(plan, arrangements.get(id), dates)),
  );
  const skies = await readSkies(visit, arranged);
  const duties = listDuties(matches.data, proposals, dates, now);
  const shared = findSharedTimes(duties.toArrange, player.memberId, { store, dates, now });
  const byClub = findClubProposals(ids, { store, dates, now });
  const times = { proposals, arrangements, skies, shared, byClub };
  const running = placements.placements.filter((one) => one.competition_state === 'active');
  // In drafts that players can see.
  const planned = placements.placements.filter((one) => one.competition_state === 'draft');
  const isOver = matches.data.length === 0;
  const ended = isOver ? await readFinalPlaces(visit, placements.last_season) : [];
  const leftOut = await findLeftOut(visit, placements, !isOver);
  return page(
    words.home.title,
    <Shell
      player={player}
      tab="home"
      waiting={duties.turn.length}
      hero={
        <HomeHero
          visit={visit}
          duties={duties}
          times={times}
          matches={matches.data}
          places={running}
        />
      }
    >
      <div class="home lift" data-keep={JSON.stringify(listPagesToKeep(duties, times))}>
        {isOver && <PlacementPlan planned={planned} />}
        {isOver && <LeftOutNotes visit={visit} found={leftOut} />}
        {isOver ? (
          <NoMatches
            visit={visit}
            placements={placements}
            isPlaced={planned.length > 0}
            leftOut={
              leftOut.length === 0
                ? null
                : leftOut.some((one) => one.hasBegun)
                  ? 'begun'
                  : 'planned'
            }
          />
        ) : (
          <Lists visit={visit} duties={duties} times={times} />
        )}
        {!isOver && <LeftOutNotes visit={visit} found={leftOut} />}
        {!isOver && <PlacementPlan planned={planned} />}
        <FinalPlaces visit={visit} season={placements.last_season} places={ended} />
        <Places visit={visit} placements={running} matches={matches.data.filter(isToPlay)} />
        <OwnOutlooks outlooks={await readOwnOutlooks(api, running)} />
        <PlayedList visit={visit} matches={duties.played} />
      </div>
    </Shell>,
  );
});

/** Whether the match counts towards a box's players: opponents who withdrew do not. */
function isToPlay({ ruling }: Api<'PlayerMatch'>): boolean {
  return ruling === null;
}

interface HeroProps {
  readonly visit: PlayerVisit;
  readonly duties: Duties;
  readonly times: Times;
  readonly matches: readonly Api<'PlayerMatch'>[];
  readonly places: readonly Api<'PlayerPlacement'>[];
}

function HomeHero({ visit, duties, times, matches, places }: HeroProps): VNode {
  const { words, player } = visit;
  const first = getFirstName(player.name);
  const count = duties.turn.length;
  return (
    <Hero
      title={count > 0 ? words.home.yourTurn(first) : words.home.hello(first)}
      text={
        count > 0
          ? words.home.things(count)
          : (describeNextArranged(visit, duties, times) ?? words.home.nothingWaits)
      }
    >
      <SeasonOf visit={visit} matches={matches} places={places} />
    </Hero>
  );
}

/** The days left and the current place, for the competition that ends first. */
function SeasonOf({ visit, matches, places }: Omit<HeroProps, 'duties' | 'times'>): VNode | null {
  const { words, dates, now } = visit;
  const deadline = matches.map((one) => one.results_deadline).find((day) => day !== null);
  const place = places[0];
  const startsOn = place?.season.starts_on;
  if (deadline === undefined || place === undefined) return null;
  const left = -dates.daysSince(deadline, now);
  if (left < 0) return null;
  const all =
    startsOn === null || startsOn === undefined ? left : left + dates.daysSince(startsOn, now);
  const rank = place.rank === null ? null : words.shell.place(place.rank);
  return (
    <SeasonLine
      passed={all <= 0 ? 1 : (all - left) / all}
      left={words.home.where(describePlace(place), rank)}
      right={left === 0 ? words.home.lastDay : words.home.daysLeft(left)}
    />
  );
}

interface ListsProps {
  readonly visit: PlayerVisit;
  readonly duties: Duties;
  readonly times: Times;
}

function Lists({ visit, duties, times }: ListsProps): VNode {
  const { words } = visit;
  const { turn, toArrange, theirTurn } = duties;
  const isIdle = turn.length + toArrange.length + theirTurn.length === 0;
  const arranged = listArranged(toArrange, times, visit);
  const open = toArrange.filter((match) => !arranged.includes(match));
  if (isIdle) return <NothingToDo visit={visit} matches={duties.played} />;
  return (
    <>
      <DutyList visit={visit} duties={turn} />
      <ToArrangeList
        visit={visit}
        title={words.home.arrangedTitle}
        matches={arranged}
        times={times}
        isFirst={turn.length === 0}
      />
      <ToArrangeList
        visit={visit}
        title={words.home.toArrange}
        matches={open}
        times={times}
        isFirst={turn.length + arranged.length === 0}
      />
      {open.length > 0 && <EveningsLink memberId={visit.player.memberId} />}
      <TheirTurnList visit={visit} matches={theirTurn} />
    </>
  );
}

function NothingToDo({
  visit,
  matches,
}: {
  readonly visit: PlayerVisit;
  readonly matches: readonly Api<'PlayerMatch'>[];
}): VNode {
  const { words, dates } = visit;
  const deadline = matches.map((one) => one.results_deadline).find((day) => day !== null);
  return (
    <section class="card stack">
      <CourtPicture />
      <h2 class="large">{words.home.doneTitle}</h2>
      <p>{words.home.done(typeof deadline === 'string' ? dates.longDay(deadline) : null)}</p>
      <LinkButton look="p w" href="/wishes" label={words.home.wish} />
    </section>
  );
}

/** Shown between seasons and before the first one. */
function NoMatches({
  visit,
  placements,
  isPlaced,
  leftOut,
}: {
  readonly visit: PlayerVisit;
  readonly placements: Api<'PlayerPlacements'>;
  /** The coach has shown the player a place in the next season. */
  readonly isPlaced: boolean;
  /** The next season is planned or active without the player. */
  readonly leftOut: 'planned' | 'begun' | null;
}): VNode {
  const { words, dates } = visit;
  const { home } = words;
  const next = placements.next_season;
  const isOver = placements.has_entries;
  const yetTitle = isPlaced ? home.soonTitle : home.noneTitle;
  return (
    <section class="card stack">
      <CourtPicture />
      <h2 class="large">
        {leftOut === 'begun' ? home.goesOnTitle : isOver ? home.overTitle : yetTitle}
      </h2>
      {leftOut === null && !isPlaced && <p>{isOver ? home.over : home.none}</p>}
      {next !== null && (
        <p>
          {home.noneNext(next.name, next.starts_on === null ? null : dates.longDay(next.starts_on))}
        </p>
      )}
      <LinkButton look="p w" href="/wishes" label={home.wish} />
      {isOver && <LinkButton look="o w" href="/tables" label={home.finalTable} />}
    </section>
  );
}
