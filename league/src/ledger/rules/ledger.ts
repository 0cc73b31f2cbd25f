import type { IsoDate } from '../../shared/dates.ts';
import type { Outcome, Score, Side } from '../../shared/score.ts';
import type { Id } from '../../shared/ids.ts';
import type { DecisionWay } from '../../shared/ties.ts';

/** The input of a table: entries and the matches between them. */
export interface LedgerEntry {
  readonly id: Id<'entry'>;
  readonly label: string;
  readonly withdrawn: boolean;
  /** Entries without a starting place come last. */
  readonly startingPlace: number | null;
}

/** The order of exactly these entries while they are level (TIE-2). */
export interface LedgerDecision {
  /** The best first. */
  readonly order: readonly Id<'entry'>[];
  readonly by: DecisionWay;
}

export interface LedgerResult {
  readonly outcome: Outcome;
  readonly score: Score | null;
  readonly winningSide: Side | null;
  readonly retiredSide: Side | null;
  /** The day of play or an upper bound; null or missing if nobody gave one. */
  readonly playedOn?: IsoDate | null;
}

export interface LedgerMatch {
  readonly sides: readonly [Id<'entry'>, Id<'entry'>];
  /** Null until the result is in the ledger. */
  readonly result: LedgerResult | null;
}
