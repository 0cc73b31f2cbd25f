import type { MemberStatus } from '../../shared/members.ts';
import type { Id } from '../../shared/ids.ts';

interface OutstandingEntry {
  readonly id: Id<'entry'>;
  readonly withdrawn: boolean;
  readonly members: readonly { readonly status: MemberStatus }[];
}

interface OutstandingMatch {
  readonly sides: readonly [Id<'entry'>, Id<'entry'>];
  /** Null until the result is in the ledger. */
  readonly result: object | null;
}

interface Ledger<M extends OutstandingMatch> {
  readonly entries: readonly OutstandingEntry[];
  readonly matches: readonly M[];
}

/** Withdrawn, or all its members have left the club, so its matches count for nobody (CHA-3). */
function isGone({ withdrawn, members }: OutstandingEntry): boolean {
  return withdrawn || members.every((member) => member.status === 'left');
}

/** Withdrawn, or all its members are on a break or have left (CHA-3). */
export function isAway(entry: OutstandingEntry): boolean {
  return isGone(entry) || entry.members.every((member) => member.status !== 'active');
}

export function groupOutstandingMatches<M extends OutstandingMatch>(
  ledger: Ledger<M>,
): (entryId: Id<'entry'>) => M[] {
  const gone = new Set(ledger.entries.filter(isGone).map((entry) => entry.id));
  const outstanding = new Map<Id<'entry'>, M[]>();
  for (const match of ledger.matches) {
    if (match.result !== null || match.sides.some((side) => gone.has(side))) continue;
    for (const side of match.sides) {
      const ofSide = outstanding.get(side);
      if (ofSide) ofSide.push(match);
      else outstanding.set(side, [match]);
    }
  }
  return (entryId) => outstanding.get(entryId) ?? [];
}
