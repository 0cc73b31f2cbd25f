import type { MatchTable } from '../db/tables.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { MemberStatus } from '../shared/members.ts';
import type { LedgerDecision, LedgerEntry, LedgerMatch } from './rules/ledger.ts';

interface WorkedOut {
  readonly inputs: readonly unknown[];
  readonly result: unknown;
}

export interface DivisionLedger {
  readonly divisionId: Id<'division'>;
  readonly entries: readonly EntryInLedger[];
  readonly matches: readonly MatchInLedger[];
  readonly decisions: readonly DecisionInLedger[];
  /** Results derived from this ledger, if it is cached between reads. */
  readonly workedOut?: Map<string, WorkedOut>;
}

export interface EntryInLedger extends LedgerEntry {
  readonly members: readonly PlayerInLedger[];
}

interface PlayerInLedger {
  readonly id: Id<'member'>;
  readonly display_name: string;
  /** A removed member counts as having left. */
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
