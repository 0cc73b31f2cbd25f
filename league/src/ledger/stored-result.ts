import { readScore } from '../http/score-schema.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { Outcome, Score, Side } from '../shared/score.ts';
import type { LedgerResult } from './rules/ledger.ts';

interface ResultRow {
  readonly id: Id<'match'>;
  readonly score: string | null;
  readonly winning_side: Side | null;
  readonly retired_side: Side | null;
  readonly played_on: IsoDate | null;
}

/**
 * Parses the score on first use, because counting matches needs none. JSON includes the score;
 * `...` would copy the object without it.
 */
export class StoredResult implements LedgerResult {
  readonly outcome: Outcome;
  readonly winningSide: Side | null;
  readonly retiredSide: Side | null;
  readonly playedOn: IsoDate | null;
  readonly #matchId: Id<'match'>;
  #score: string | Score | null;

  constructor(outcome: Outcome, row: ResultRow) {
    this.outcome = outcome;
    this.winningSide = row.winning_side;
    this.retiredSide = row.retired_side;
    this.playedOn = row.played_on;
    this.#matchId = row.id;
    this.#score = row.score;
  }

  /** @throws Error if the stored text is not a score */
  get score(): Score | null {
    if (typeof this.#score === 'string') this.#score = readScore(this.#score, this.#matchId);
    return this.#score;
  }

  toJSON(): LedgerResult {
    const { outcome, score, winningSide, retiredSide, playedOn } = this;
    return { outcome, score, winningSide, retiredSide, playedOn };
  }
}
