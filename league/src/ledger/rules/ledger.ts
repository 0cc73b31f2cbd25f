import type { Outcome, Score, Side } from '../../shared/score.ts';
import type { Id } from '../../shared/ids.ts';

/** What a table is worked out from: entries and the matches between them. */
export interface LedgerEntry {
  readonly id: Id<'entry'>;
  readonly label: string;
  readonly withdrawn: boolean;
}

export interface LedgerResult {
  readonly outcome: Outcome;
  readonly score: Score | null;
  readonly winningSide: Side | null;
  readonly retiredSide: Side | null;
}

export interface LedgerMatch {
  readonly sides: readonly [Id<'entry'>, Id<'entry'>];
  /** Null until the result is in the ledger. */
  readonly result: LedgerResult | null;
}
