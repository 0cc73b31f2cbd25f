import type { Writer } from '../db/writer.ts';
import { updateMatch } from '../matches/store.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { LedgerResult } from './rules/ledger.ts';

export interface ResultToWrite {
  readonly result: LedgerResult;
  readonly playedOn: IsoDate | null;
  /** The claim that puts the result in the ledger. */
  readonly claimId: Id<'claim'>;
}

/** Puts a result in the ledger: the one place where a match becomes played. */
export async function writeResult(
  writer: Writer,
  matchId: Id<'match'>,
  { result, playedOn, claimId }: ResultToWrite,
): Promise<void> {
  await updateMatch(writer.db, matchId, {
    status: 'played',
    result_claim_id: claimId,
    outcome: result.outcome,
    score: result.score === null ? null : JSON.stringify(result.score),
    winning_side: result.winningSide,
    retired_side: result.retiredSide,
    played_on: playedOn,
    updated_at: writer.now,
  });
}
