import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import type { Duties } from '../../api/duties.ts';
import { type MyMatch, toMyMatch } from '../../api/my-match.ts';
import { findAppointment, findStart } from '../../arrange/appointment.ts';
import { Icon } from '../../components/icon.tsx';
import { Weather } from '../../components/weather.tsx';
import type { LiveClubProposal } from '../../evenings/club-proposals.ts';
import type { Arrangement } from '../../store/arrangements.ts';
import type { Proposal } from '../../store/proposals.ts';
import type { Hour } from '../../weather/forecast.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import { formatShortTime } from '../../messages/when.ts';
import { ClubOffer } from '../proposals/club-offer.tsx';
import { SharedTimes } from './shared-times.tsx';
import { describeWhere } from './where.ts';
import { LinkButton } from '../../components/buttons.tsx';

/** The site's own data on the player's matches, by match id. */
export interface Times {
  readonly proposals: ReadonlyMap<string, Proposal>;
  readonly arrangements: ReadonlyMap<string, Arrangement>;
  readonly skies: ReadonlyMap<string, readonly Hour[]>;
  /** Times that all players have free; a match is missing if the player has saved none. */
  readonly shared: ReadonlyMap<string, readonly number[]>;
  readonly byClub: ReadonlyMap<string, LiveClubProposal>;
}

interface ToArrangeProps {
  readonly visit: PlayerVisit;
  readonly title: string;
  readonly matches: readonly Api<'PlayerMatch'>[];
  readonly times: Times;
  readonly isFirst: boolean;
}

/** Lists the matches that have a date, the next one first (HOME-6). */
export function listArranged(
  matches: readonly Api<'PlayerMatch'>[],
  { arrangements }: Times,
  { dates }: PlayerVisit,
): Api<'PlayerMatch'>[] {
  const when = new Map(
    matches.flatMap((match) => {
      const arranged = findAppointment(match.plan, arrangements.get(match.id), dates);
      if (arranged === null || arranged.day === null) return [];
      const start = findStart(arranged);
      return [[match, `${arranged.day} ${String(start ?? 0).padStart(16, '0')}`] as const];
    }),
  );
  return [...when.keys()].toSorted((one, other) =>
    (when.get(one) ?? '') < (when.get(other) ?? '') ? -1 : 1,
  );
}

/** Formats `Next: Sat 12 Dec, 18:30, against Priya.` */
export function describeNextArranged(
  visit: PlayerVisit,
  { toArrange }: Duties,
  times: Times,
): string | null {
  const [next] = listArranged(toArrange, times, visit);
  const mine = next === undefined ? null : toMyMatch(next, visit.player.memberId);
  if (next === undefined || mine === null) return null;
  const when = formatWhen(visit, next, times);
  return when === null ? null : visit.words.home.nextMatch(when, mine.opponent);
}

function formatWhen(
  visit: PlayerVisit,
  match: Api<'PlayerMatch'>,
  { arrangements }: Times,
): string | null {
  const arranged = findAppointment(match.plan, arrangements.get(match.id), visit.dates);
  if (arranged === null || arranged.day === null) return null;
  const start = findStart(arranged);
  return start === null ? visit.dates.day(arranged.day) : formatShortTime(visit, start);
}

export function ToArrangeList(props: ToArrangeProps): VNode | null {
  const { visit, title, matches, times, isFirst } = props;
  const { words, dates } = visit;
  const deadline = matches.map((one) => one.results_deadline).find((day) => day !== null);
  if (matches.length === 0) return null;
  return (
    <section>
      <div class={isFirst ? 'sec on-band' : 'sec'}>
        <h2>{title}</h2>
        {typeof deadline === 'string' && <p class="meta">{words.home.by(dates.day(deadline))}</p>}
      </div>
      <div class="card flush">
        {matches.map((match, index) => (
          <ArrangeItem
            key={match.id}
            visit={visit}
            match={match}
            times={times}
            isOpen={index === 0}
            isFirst={isFirst && index === 0}
          />
        ))}
      </div>
    </section>
  );
}

interface ArrangeItemProps {
  readonly visit: PlayerVisit;
  readonly match: Api<'PlayerMatch'>;
  readonly times: Times;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
}

function ArrangeItem({ visit, match, times, isOpen, isFirst }: ArrangeItemProps): VNode | null {
  const mine = toMyMatch(match, visit.player.memberId);
  if (mine === null) return null;
  const { words } = visit;
  const state = findItemState(visit, match, mine, times);
  const shared = state.pill === null ? times.shared.get(match.id) : undefined;
  const count = shared?.length ?? 0;
  const pill = count > 0 ? words.evenings.count(count) : state.pill;
  return (
    <details class="item fold" open={isOpen}>
      <summary>
        <h3>{mine.opponent}</h3>
        <span class="meta">
          {describeWhere(visit, mine)}
          {pill !== null && (
            <>
              {' '}
              <span class="pill club">{pill}</span>
            </>
          )}
          {state.place !== null && <span class="block breaks">{state.place}</span>}
        </span>
        <Icon name="more" />
      </summary>
      <Weather hours={times.skies.get(match.id) ?? []} />
      <SharedTimes matchId={mine.id} times={shared} />
      {state.club !== undefined && (
        <ClubOffer mine={mine} proposal={state.club} action={`/matches/${mine.id}/arrange`} />
      )}
      <div class="pair">
        <a
          class={isFirst && state.club === undefined ? 'btn p' : 'btn'}
          href={`/matches/${mine.id}/arrange`}
        >
          {state.label}
        </a>
        <LinkButton look="o" href={`/matches/${mine.id}/report`} label={words.home.enter} />
      </div>
    </details>
  );
}

interface ItemState {
  readonly pill: string | null;
  readonly place: string | null;
  readonly label: string;
  readonly club?: LiveClubProposal;
}

function findItemState(
  visit: PlayerVisit,
  match: Api<'PlayerMatch'>,
  mine: MyMatch,
  { proposals, arrangements, byClub }: Times,
): ItemState {
  const { words, dates, now } = visit;
  const { home } = words;
  const arranged = findAppointment(match.plan, arrangements.get(match.id), dates);
  const start = findStart(arranged);
  if (arranged !== null && arranged.day !== null) {
    const when = start === null ? dates.day(arranged.day) : formatShortTime(visit, start);
    return { pill: home.arranged(when), place: arranged.place, label: home.seeArranged };
  }
  const club = byClub.get(match.id);
  if (club !== undefined) {
    const pill = words.evenings.offer.pill(formatShortTime(visit, club.startsAt));
    return { pill, place: null, label: home.propose, club };
  }
  const proposal = proposals.get(match.id);
  const waits = proposal?.side === mine.side && proposal.times.some((time) => time > now);
  return waits
    ? { pill: home.proposed(mine.opponentFirst), place: null, label: home.seeProposed }
    : { pill: null, place: null, label: home.propose };
}
