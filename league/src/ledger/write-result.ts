import type { Writer } from '../db/writer.ts';
import type { FormatRules } from '../competitions/rules/competition-rules.ts';
import { findStoredFigures } from '../matches/rules/score-check.ts';
import type { Result } from '../matches/schema.ts';
import { setPlayed } from '../matches/store.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { LedgerResult } from './rules/ledger.ts';

export interface ResultToWrite {
  readonly result: LedgerResult;
  readonly playedOn: IsoDate | null;
  readonly format: FormatRules;
  /** The claim that puts the result in the ledger. */
  readonly claimId: Id<'claim'>;
}

/** The only place where a match becomes played. @returns the result as the match shows it */
export async function writeResult(
  writer: Writer,
  matchId: Id<'match'>,
  { result, playedOn, format, claimId }: ResultToWrite,
): Promise<Result> {
  await setPlayed(writer.db, {
    id: matchId,
    result_claim_id: claimId,
    outcome: result.outcome,
    score: result.score === null ? null : JSON.stringify(result.score),
    winning_side: result.winningSide,
    retired_side: result.retiredSide,
    played_on: playedOn,
    updated_at: writer.now,
  });
  return {
    outcome: result.outcome,
    score: result.score,
    winning_side: result.winningSide,
    figures: findStoredFigures(format, result),
    retired_side: result.retiredSide,
    played_on: playedOn,
    claim_id: claimId,
  };
}
