import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { LedgerEntry, LedgerMatch } from '../../ledger/rules/ledger.ts';
import type { Neighbours } from '../../ledger/rules/movement.ts';

/** A division of which some matches are still to be played. */
export interface OpenDivision extends Neighbours {
  readonly rules: CompetitionRules;
  readonly entries: readonly LedgerEntry[];
  readonly matches: readonly LedgerMatch[];
  /** Of these, those that may still end in any way. */
  readonly open: readonly LedgerMatch[];
}
