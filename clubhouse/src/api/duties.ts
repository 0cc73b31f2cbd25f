import type { Dates } from '../messages/dates.ts';
import type { Api } from './client.ts';

/** The matches in which a player has something to do, in the order of the home page (HOME-1). */
export interface Duties {
  /** Matches waiting for the player: disputed reports and results to enter. */
  readonly turn: readonly Duty[];
  readonly toArrange: readonly Api<'PlayerMatch'>[];
  /** Matches that the other side has not reported yet. */
  readonly theirTurn: readonly Api<'PlayerMatch'>[];
  readonly played: readonly Api<'PlayerMatch'>[];
}

export type Duty = ReportDuty | ProposedDuty;

interface ReportDuty {
  readonly kind: 'differs' | 'they_reported' | 'was_played';
  readonly match: Api<'PlayerMatch'>;
}

interface ProposedTimes {
  readonly side: 0 | 1;
  /** The author of the proposal. */
  readonly memberId: string;
  readonly times: readonly number[];
}

export interface ProposedDuty {
  readonly kind: 'proposed';
  readonly match: Api<'PlayerMatch'>;
  readonly proposal: ProposedTimes;
}

const ORDER = ['proposed', 'they_reported', 'was_played', 'differs'] as const;

/**
 * @param proposals those without an answer, by match
 * @param now epoch milliseconds; from its day on, an arranged match counts as one to report
 */
export function listDuties(
  matches: readonly Api<'PlayerMatch'>[],
  proposals: ReadonlyMap<string, ProposedTimes>,
  dates: Dates,
  now: number,
): Duties {
  const turn: Duty[] = [];
  const [toArrange, theirTurn, played]: Api<'PlayerMatch'>[][] = [[], [], []];
  for (const match of matches) {
    // A withdrawal has decided the match, so nothing is left to do.
    if (match.ruling !== null) {
      played?.push(match);
      continue;
    }
    const duty =
      findReportDuty(match, dates, now) ?? findProposedDuty(match, proposals, dates, now);
    if (duty !== null) turn.push(duty);
    else if (match.status === 'open') toArrange?.push(match);
    else if (match.status === 'played') played?.push(match);
    else theirTurn?.push(match);
  }
  return {
    turn: turn.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)),
    toArrange: toArrange ?? [],
    theirTurn: theirTurn ?? [],
    played: played ?? [],
  };
}

function findReportDuty(match: Api<'PlayerMatch'>, dates: Dates, now: number): ReportDuty | null {
  if (match.status === 'disputed') return { kind: 'differs', match };
  const isMyTurn = match.status === 'reported' && match.waiting_on === match.my_side;
  if (isMyTurn) return { kind: 'they_reported', match };
  const day = match.plan.arranged_on;
  const hasCome = day !== null && dates.daysSince(day, now) >= 0;
  return match.status === 'open' && hasCome ? { kind: 'was_played', match } : null;
}

/** The other side's proposal, if one of its times is ahead and before the deadline (ARR-13). */
function findProposedDuty(
  match: Api<'PlayerMatch'>,
  proposals: ReadonlyMap<string, ProposedTimes>,
  dates: Dates,
  now: number,
): ProposedDuty | null {
  const proposal = proposals.get(match.id);
  if (match.status !== 'open' || proposal === undefined) return null;
  const { results_deadline: deadline } = match;
  const isClosed = deadline !== null && deadline < dates.today(now);
  const isLive = proposal.times.some((time) => time > now);
  const isTheirs = proposal.side !== match.my_side;
  return isLive && isTheirs && !isClosed ? { kind: 'proposed', match, proposal } : null;
}
