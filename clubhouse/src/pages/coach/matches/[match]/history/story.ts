import type { Api } from '../../../../../api/client.ts';
import type { LeagueEvent } from '../../../../../history/event-groups.ts';
import { describeActor } from '../../../../../history/event-sentence.ts';
import { getSideLabel, describeStoredEntry } from '../../../../../components/result-sentence.ts';
import type { Arrangement } from '../../../../../store/arrangements.ts';
import type { DatedProposal } from '../../../../../store/proposals.ts';
import type { ViewedVisit } from '../../../../../web/use-visit.ts';

export interface Chapter {
  readonly at: number;
  readonly text: string;
  /** The author; null if the sentence names them or there is none. */
  readonly by: string | null;
}

interface MatchHistory {
  readonly match: Api<'MatchDetail'>;
  readonly events: readonly LeagueEvent[];
  readonly proposals: readonly DatedProposal[];
  readonly arrangement: Arrangement | null;
  /** Epoch milliseconds. Events known only to the website are limited to this range. */
  readonly from: number;
  readonly until: number;
}

/** Everything known about a match, earliest first (HIST-4). */
export function listChapters(known: MatchHistory, visit: ViewedVisit): Chapter[] {
  const { match, events, proposals, arrangement, from, until } = known;
  const { story } = visit.words.history;
  const ofSite = [
    { at: Date.parse(match.created_at), text: story.made, by: null },
    ...proposals.map((one) => describeProposal(one, match, visit)),
    ...(arrangement === null ? [] : [describeArrangement(arrangement, visit)]),
  ].filter(({ at }) => at >= from && at < until);
  return [...ofSite, ...events.flatMap((event) => toChapter(event, match, visit) ?? [])].toSorted(
    (one, other) => one.at - other.at,
  );
}

function toChapter(
  event: LeagueEvent,
  match: Api<'MatchDetail'>,
  { words }: ViewedVisit,
): Chapter | null {
  const { story, reasons } = words.history;
  const chapter = { at: Date.parse(event.occurred_at), by: describeActor(event, words) };
  const sentence = (id: string) => {
    const claim = match.claims.find((one) => one.id === id);
    return claim === undefined ? null : describeStoredEntry(claim, match.sides, words.today);
  };
  if (event.kind === 'match.claimed' || event.kind === 'match.amended') {
    const who = getSideLabel(match.sides, event.data.side);
    const what = sentence(event.data.claim_id);
    if (what === null) return { ...chapter, text: story.saidNothing(who) };
    const say = event.kind === 'match.claimed' ? story.said : story.amended;
    return { ...chapter, text: say(who, what) };
  }
  if (event.kind === 'match.disputed') return { ...chapter, text: story.disputed, by: null };
  if (event.kind === 'match.confirmed') {
    return { ...chapter, text: story.confirmed(sentence(event.data.claim_id) ?? ''), by: null };
  }
  if (event.kind !== 'match.settled') return null;
  const { claim_id: id, reason } = event.data;
  const why = reason === null ? '' : `, ${reasons[reason] ?? reason}`;
  return { ...chapter, text: story.settled(sentence(id) ?? '', why) };
}

function describeProposal(
  { madeAt, side, times }: DatedProposal,
  match: Api<'MatchDetail'>,
  visit: ViewedVisit,
): Chapter {
  const { history } = visit.words;
  const list = history.list(times.map((time) => formatInstant(time, visit)));
  return {
    at: madeAt,
    text: history.story.proposed(getSideLabel(match.sides, side), list),
    by: null,
  };
}

function describeArrangement(
  { changedAt, startsAt, place, isCalledOff }: Arrangement,
  visit: ViewedVisit,
) {
  const { story } = visit.words.history;
  const when = `${formatInstant(startsAt, visit)}${place === null ? '' : story.at(place)}`;
  return {
    at: changedAt,
    text: isCalledOff ? story.calledOff(when) : story.arranged(when),
    by: null,
  };
}

function formatInstant(instant: number, { dates }: ViewedVisit): string {
  return `${dates.day(dates.dateOf(instant))} ${dates.time(instant)}`;
}
