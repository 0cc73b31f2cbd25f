import { wallTime } from '../arrange/club-time.ts';
import type { Format } from '../score/format.ts';
import type { Proposal } from '../store/proposals.ts';
import type { AnsweredMatch } from './answered-match.ts';
import type { ClubTime, ReplyContext, ReplyReading } from './core/reading.ts';
import { pickTime, type PickOutcome } from './pick-time.ts';
import { proposeTimes } from './propose-times.ts';
import type { ReplyServices } from './reply-services.ts';
import { reportResult } from './report-result.ts';

/** A reply and its match, whatever brought it here. */
export interface ReplyToAct {
  readonly found: AnsweredMatch;
  /** The other side's, whose times may have been picked. */
  readonly proposal: Proposal | null;
  /** What was written, as the coach is shown it. */
  readonly written: string;
  /** As `reportResult` takes both. */
  readonly reportedBefore: string | null;
  readonly noteReportedBefore: (claimId: string) => void;
  /** What goes into the store with an arrangement, beside the letters to everybody in the match. */
  readonly onArranged: (at: number) => void;
  /** The same with times that were proposed. @param times epoch milliseconds, earliest first */
  readonly onProposed: (times: readonly number[]) => void;
}

/**
 * Does what was read. A kind of reading that is not here does not compile.
 * @returns null where the league lets nobody act for the member @throws LeagueFailure
 */
export async function actOnReading(
  reading: ReplyReading,
  reply: ReplyToAct,
  services: ReplyServices,
): Promise<PickOutcome | null> {
  const { found, proposal, onArranged, onProposed } = reply;
  switch (reading.kind) {
    case 'result':
      return reportResult(found, { ...reply, entry: reading.entry }, services);
    case 'which_result':
      return { kind: 'which', entries: reading.entries };
    case 'time': {
      const time = proposal?.times[reading.index];
      if (proposal === null || time === undefined) return { kind: 'not_understood' };
      const choice = { proposalId: proposal.id, time, onArranged: () => onArranged(time) };
      return pickTime(found, choice, services);
    }
    case 'proposal': {
      const seen = proposal?.id ?? null;
      return proposeTimes(found, { wanted: reading.times, seen, onProposed }, services);
    }
    case 'decline':
      return { kind: 'declined' };
    case 'not_played':
      return { kind: 'not_played', deadline: found.deadline };
    case 'incomplete_score':
      return { kind: 'incomplete_score' };
    case 'not_understood':
      return { kind: 'not_understood' };
  }
}

/** A match, as what is written about it is read. */
export interface MatchToRead {
  readonly format: Format;
  /** The member who wrote, and in doubles their partner. */
  readonly own: readonly string[];
  readonly opponents: readonly string[];
  /** The other side's, in this match. */
  readonly proposal: Proposal | null;
  /** The club's. */
  readonly timezone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export function matchToRead(
  found: AnsweredMatch,
  proposal: Proposal | null,
  now: number,
): MatchToRead {
  const { competition, mine, member, club } = found;
  return {
    format: competition.rules.format,
    own: [member.display_name, mine.partner ?? ''],
    opponents: mine.opponents.map(({ display_name: name }) => name),
    proposal,
    timezone: club.timezone,
    now,
  };
}

export function contextOf({
  format,
  own,
  opponents,
  proposal,
  timezone,
  now,
}: MatchToRead): ReplyContext {
  const ownWords = wordsIn(own.join(' '));
  const otherWords = wordsIn(opponents.join(' '));
  return {
    format,
    own: own.filter((name) => wordsIn(name).isDisjointFrom(otherWords)),
    // A name that somebody on each side has says nothing of who won.
    opponents: opponents.filter((name) => wordsIn(name).isDisjointFrom(ownWords)),
    proposed: (proposal?.times ?? []).map((time): ClubTime => wallTime(timezone, time)),
    today: wallTime(timezone, now).date,
  };
}

function wordsIn(name: string): Set<string> {
  return new Set(name.toLowerCase().match(/[\p{L}\p{M}]+/gu));
}
