import type { MatchTable } from '../db/tables.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { MemberStatus } from '../shared/members.ts';
import type { LedgerDecision, LedgerEntry, LedgerMatch } from './rules/ledger.ts';

/** What was worked out of a ledger, and what else it follows from. */
interface WorkedOut {
  readonly inputs: readonly unknown[];
  readonly result: unknown;
}

export interface DivisionLedger {
  readonly divisionId: Id<'division'>;
  readonly entries: readonly EntryInLedger[];
  readonly matches: readonly MatchInLedger[];
  readonly decisions: readonly DecisionInLedger[];
  /** Where it is kept between reads: what was worked out of it. */
  readonly workedOut?: Map<string, WorkedOut>;
}

export interface EntryInLedger extends LedgerEntry {
  readonly members: readonly PlayerInLedger[];
}

interface PlayerInLedger {
  readonly id: Id<'member'>;
  readonly display_name: string;
  /** A member who was removed has left. */
  readonly status: MemberStatus;
}

export interface MatchInLedger extends LedgerMatch {
  readonly id: Id<'match'>;
  readonly round: MatchTable['round'];
  readonly status: MatchTable['status'];
}

export interface DecisionInLedger extends LedgerDecision {
  readonly id: Id<'tie_decision'>;
  readonly createdAt: Timestamp;
}
