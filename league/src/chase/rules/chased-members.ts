import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { LedgerEntry, LedgerMatch } from '../../ledger/rules/ledger.ts';
import { isAway, groupOutstandingMatches } from '../../ledger/rules/outstanding.ts';
import { countPlayed } from '../../ledger/rules/tally.ts';
import type { Id } from '../../shared/ids.ts';
import type { MemberStatus } from '../../shared/members.ts';
import type { Side } from '../../shared/score.ts';

interface EntryInPlay extends LedgerEntry {
  readonly members: readonly PlayerInPlay[];
}

export interface PlayerInPlay {
  readonly id: Id<'member'>;
  readonly display_name: string;
  readonly status: MemberStatus;
}

interface MatchInPlay extends LedgerMatch {
  readonly id: Id<'match'>;
  readonly status: 'open' | 'reported' | 'disputed' | 'played';
}

export interface DivisionInPlay {
  readonly entries: readonly EntryInPlay[];
  readonly matches: readonly MatchInPlay[];
}

export interface ChasedMember {
  readonly entry: EntryInPlay;
  readonly member: PlayerInPlay;
  readonly played: number;
  readonly minimum: number;
  readonly shortBy: number;
  readonly matches: readonly ChasedMatch[];
}

/** A match from the point of view of one side. */
export interface ChasedMatch {
  readonly id: Id<'match'>;
  readonly status: Exclude<MatchInPlay['status'], 'played'>;
  readonly our: Side;
  readonly opponent: EntryInPlay;
}

/** Finds the members to chase in a division, unordered; never anyone on a break or gone (CHA-3). */
export function listChasedMembers(
  rules: CompetitionRules,
  division: DivisionInPlay,
): ChasedMember[] {
  const { entries, matches: all } = division;
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const matchesOf = groupChasedMatches(division, entryOf);
  return countPlayed(rules, entries, all).flatMap(({ entry, played, minimum }) => {
    const matches = matchesOf(entry.id);
    if (matches.length === 0) return [];
    const shortBy = Math.max(0, minimum - played);
    const members = entry.members.filter(({ status }) => status === 'active');
    return members.map((member) => ({ entry, member, played, minimum, shortBy, matches }));
  });
}

/** Finds each entry's matches to chase: those with an opponent who is not away (CHA-3). */
function groupChasedMatches(
  division: DivisionInPlay,
  entryOf: ReadonlyMap<Id<'entry'>, EntryInPlay>,
): (entryId: Id<'entry'>) => ChasedMatch[] {
  const outstandingOf = groupOutstandingMatches(division);
  return (entryId) =>
    outstandingOf(entryId).flatMap(({ id, sides, status }) => {
      const our: Side = sides[0] === entryId ? 0 : 1;
      const opponent = entryOf.get(sides[our === 0 ? 1 : 0]);
      if (opponent === undefined || isAway(opponent) || status === 'played') return [];
      return [{ id, status, our, opponent }];
    });
}
