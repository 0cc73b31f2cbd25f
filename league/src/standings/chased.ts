import type { CompetitionRules } from '../competitions/rules/competition-rules.ts';
import type { DivisionLedger, EntryInLedger, MatchInLedger } from '../ledger/division-ledger.ts';
import { isAway, outstandingIn } from '../ledger/rules/outstanding.ts';
import { playedIn } from '../ledger/table-of.ts';
import type { Id } from '../shared/ids.ts';
import type { Side } from '../shared/score.ts';

/** How much of what it has to play an entry has played. */
interface Shortfall {
  readonly played: number;
  readonly minimum: number;
  /** Matches short of the minimum. */
  readonly shortBy: number;
}

/** A member who is chased over an entry. */
export interface Chased extends Shortfall {
  readonly entryId: Id<'entry'>;
  readonly memberId: Id<'member'>;
}

/** Where somebody stands among those with the same time left. */
export type ChasedPlace = Pick<Chased, 'entryId' | 'memberId' | 'shortBy'>;

/** The order in which those with the same time left are chased (CHA-4). */
export function byShortfall(one: ChasedPlace, other: ChasedPlace): number {
  return (
    other.shortBy - one.shortBy ||
    inOrder(one.entryId, other.entryId) ||
    inOrder(one.memberId, other.memberId)
  );
}

export function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Who is chased in a division, in their order: none of them is on a break, or has left (CHA-3). */
export function chasedMembers(rules: CompetitionRules, ledger: DivisionLedger): Chased[] {
  const matchesOf = chasedMatches(ledger);
  const chased = playedIn(rules, ledger).flatMap(({ entry, played, minimum }) => {
    if (matchesOf(entry.id).length === 0) return [];
    const shortBy = Math.max(0, minimum - played);
    const members = entry.members.filter((member) => member.status === 'active');
    return members.map(({ id: memberId }) => ({
      entryId: entry.id,
      memberId,
      played,
      minimum,
      shortBy,
    }));
  });
  return chased.toSorted(byShortfall);
}

export interface ChasedMatch {
  readonly id: Id<'match'>;
  readonly status: Exclude<MatchInLedger['status'], 'played'>;
  readonly our: Side;
  readonly opponent: EntryInLedger;
}

/** Of each entry, the matches that its members are chased over: no opponent is away (CHA-3). */
export function chasedMatches(ledger: DivisionLedger): (entryId: Id<'entry'>) => ChasedMatch[] {
  const entries = new Map(ledger.entries.map((one) => [one.id, one]));
  const outstandingOf = outstandingIn(ledger);
  return (entryId) =>
    outstandingOf(entryId).flatMap(({ id, sides, status }) => {
      const our: Side = sides[0] === entryId ? 0 : 1;
      const opponent = entries.get(sides[our === 0 ? 1 : 0]);
      if (!opponent || isAway(opponent) || status === 'played') return [];
      return [{ id, status, our, opponent }];
    });
}
