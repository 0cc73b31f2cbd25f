import { CourtPlan } from './court-plan.ts';
import { matchVertices } from './matching.ts';
import { dayOf, listShared, namePlayers, type DayPart } from './parts.ts';

/** How long a member gets no other proposal, even after one that lapsed (EVE-11). */
const DAYS_BETWEEN_PROPOSALS = 7;
/** The earliest day to propose, in days from today: both sides have two days to answer. */
const DAYS_TO_ANSWER = 2;
const NO_DEADLINE = '9999';

export interface SharingMember {
  /**
   * Without times at which the member plays another match. Shuffled: the earliest shared time would
   * reveal that none before it is shared.
   */
  readonly free: readonly DayPart[];
  /** Number of matches played this season. */
  readonly played: number;
  /** The day of the latest proposal of any match, `2026-12-03`; empty if there was none. */
  readonly proposedOn: string;
  /** Whether that was a match between pairs. */
  readonly wasDoubles: boolean;
}

export interface Side {
  /** One id, or a pair's two. */
  readonly members: readonly string[];
  /** Whether it has played fewer matches than the rules ask for. */
  readonly lacksMinimum: boolean;
}

/** A match that is neither played, arranged nor proposed at present. */
export interface RemainingMatch {
  readonly id: string;
  readonly sides: readonly [Side, Side];
  /** The last day on which it counts; null if there is no deadline. */
  readonly deadline: string | null;
  /** Number of proposals that lapsed. */
  readonly attempts: number;
  /** The times that its players were shown today; null if none yet (EVE-6). */
  readonly shown: readonly DayPart[] | null;
}

export interface ProposalInput {
  readonly today: string;
  readonly matches: readonly RemainingMatch[];
  /** Members who have saved their times, by id. Others get no proposal. */
  readonly members: ReadonlyMap<string, SharingMember>;
  /** The number of free courts. */
  readonly countCourts: (part: DayPart) => number;
}

export interface MatchProposal {
  readonly match: string;
  readonly part: DayPart;
}

/** A match that can be proposed today. */
interface Candidate {
  readonly match: RemainingMatch;
  readonly players: readonly string[];
  readonly parts: readonly DayPart[];
}

/** Why a side should get a proposal before others. */
interface Urgency {
  readonly side: string;
  readonly proposedOn: string;
  readonly deadline: string;
  readonly lacksMinimum: boolean;
  readonly played: number;
}

/**
 * Proposes matches and times, at most one per member in seven days (EVE-11, EVE-12).
 *
 * For singles, unless courts are short, as many members as possible get a proposal, and the most
 * urgent ones (`compareUrgency`). Matches between pairs come before singles, because four people
 * rarely share a time. They come after singles if doubles was proposed to one of the four last time.
 * Nothing can be added to the result. If courts are short, or members play singles and doubles,
 * another choice may contain more.
 */
export function proposeMatches(input: ProposalInput): MatchProposal[] {
  const plan = new CourtPlan(input.countCourts);
  const taken = new Set<string>();
  const turns = Map.groupBy(listCandidates(input), ({ players }) => findTurn(players, input));
  for (const turn of [0, 1, 2] as const) {
    let open = turns.get(turn) ?? [];
    while (open.length > 0) {
      const chosen = chooseMatches(open, input);
      for (const { match, players, parts } of chosen) {
        if (players.some((id) => taken.has(id)) || !plan.place(match.id, parts)) continue;
        for (const id of players) taken.add(id);
      }
      open = open.filter(
        ({ players, parts }) => plan.hasRoom(parts) && !players.some((id) => taken.has(id)),
      );
    }
  }
  return plan.read();
}

/** Doubles, then singles, then doubles of members who had doubles last time. */
function findTurn(players: readonly string[], { members }: ProposalInput): 0 | 1 | 2 {
  if (players.length === 2) return 1;
  return players.some((id) => members.get(id)?.wasDoubles) ? 2 : 0;
}

function listCandidates({ today, matches, members }: ProposalInput): Candidate[] {
  const day = Temporal.PlainDate.from(today);
  const earliest = day.add({ days: DAYS_TO_ANSWER }).toString();
  const rested = day.subtract({ days: DAYS_BETWEEN_PROPOSALS }).toString();
  return matches.flatMap((match) => {
    const players = match.sides.flatMap((side) => side.members);
    const all = players.map((id) => members.get(id));
    if (all.some((one) => (one?.proposedOn ?? '') > rested)) return [];
    const isPossible = (part: DayPart) =>
      dayOf(part) >= earliest &&
      dayOf(part) <= (match.deadline ?? NO_DEADLINE) &&
      match.shown?.includes(part) !== false;
    const parts = listShared(all.map((one) => one?.free ?? [])).filter(isPossible);
    return parts.length === 0 ? [] : [{ match, players, parts }];
  });
}

/** Matches of different sides: for as many sides as possible, and for the most urgent. */
function chooseMatches(open: readonly Candidate[], input: ProposalInput): Candidate[] {
  const order = listByUrgency(open, input);
  const numbers = new Map(order.map((side, number) => [side, number]));
  const edges = new Map<string, Candidate>();
  const neighbours: number[][] = order.map(() => []);
  for (const one of open.toSorted(comparePreference)) {
    const [home = 0, away = 0] = one.match.sides.map((side) =>
      numbers.get(namePlayers(side.members)),
    );
    const edge = nameEdge(home, away);
    if (edges.has(edge)) continue;
    edges.set(edge, one);
    neighbours[home]?.push(away);
    neighbours[away]?.push(home);
  }
  return matchVertices(neighbours).flatMap((mate, vertex) =>
    mate > vertex ? (edges.get(nameEdge(vertex, mate)) ?? []) : [],
  );
}

/** The sides of some matches, the most urgent first. */
function listByUrgency(open: readonly Candidate[], input: ProposalInput): string[] {
  const found = new Map<string, Urgency>();
  for (const { match } of open) {
    for (const side of match.sides) {
      const urgency = findUrgency(side, match, input);
      const known = found.get(urgency.side);
      if (known === undefined || compareUrgency(urgency, known) < 0) {
        found.set(urgency.side, urgency);
      }
    }
  }
  return [...found.values()].toSorted(compareUrgency).map(({ side }) => side);
}

function findUrgency(side: Side, match: RemainingMatch, input: ProposalInput): Urgency {
  const members = side.members.flatMap((id) => input.members.get(id) ?? []);
  const [proposedOn = ''] = members.map((one) => one.proposedOn).toSorted();
  return {
    side: namePlayers(side.members),
    proposedOn,
    deadline: match.deadline ?? NO_DEADLINE,
    lacksMinimum: side.lacksMinimum,
    played: Math.min(...members.map(({ played }) => played)),
  };
}

/**
 * Compares waiting times, then deadlines, minimums and matches played. Proposals come weekly, so
 * many have waited equally long.
 */
function compareUrgency(one: Urgency, other: Urgency): number {
  return (
    compareText(one.proposedOn, other.proposedOn) ||
    compareText(one.deadline, other.deadline) ||
    Number(other.lacksMinimum) - Number(one.lacksMinimum) ||
    one.played - other.played ||
    compareText(one.side, other.side)
  );
}

/** Prefers matches with few lapsed proposals. */
function comparePreference({ match: one }: Candidate, { match: other }: Candidate): number {
  return (
    one.attempts - other.attempts ||
    compareText(one.deadline ?? NO_DEADLINE, other.deadline ?? NO_DEADLINE) ||
    compareText(one.id, other.id)
  );
}

function nameEdge(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

function compareText(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
