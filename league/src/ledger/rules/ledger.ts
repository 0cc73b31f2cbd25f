import type { IsoDate } from '../../shared/dates.ts';
import type { Outcome, Score, Side } from '../../shared/score.ts';
import type { Id } from '../../shared/ids.ts';
import type { DecisionWay } from '../../shared/ties.ts';

/** What a table is worked out from: entries and the matches between them. */
export interface LedgerEntry {
  readonly id: Id<'entry'>;
  readonly label: string;
  readonly withdrawn: boolean;
  /** Whoever has none comes after all who have one. */
  readonly startingPlace: number | null;
}

/** In which order entries come while exactly these are level (TIE-2). */
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
  /** The day on which it was played, at the latest; null or missing where nobody said so. */
  readonly playedOn?: IsoDate | null;
}

export interface LedgerMatch {
  readonly sides: readonly [Id<'entry'>, Id<'entry'>];
  /** Null until the result is in the ledger. */
  readonly result: LedgerResult | null;
}
