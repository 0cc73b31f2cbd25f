import type { Writer } from '../db/writer.ts';
import { updateMatch } from '../matches/store.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { type Statement, winningSide } from './rules/claim.ts';

export interface ResultToWrite {
  readonly statement: Statement;
  readonly playedOn: IsoDate | null;
  /** The claim that puts the result in the ledger. */
  readonly claimId: Id;
}

/** Puts a result in the ledger: the one place where a match becomes played. */
export async function writeResult(
  writer: Writer,
  matchId: Id,
  { statement, playedOn, claimId }: ResultToWrite,
): Promise<void> {
  await updateMatch(writer.db, matchId, {
    status: 'played',
    result_claim_id: claimId,
    outcome: statement.outcome,
    score: statement.score === null ? null : JSON.stringify(statement.score),
    winning_side: winningSide(statement),
    retired_side: statement.retiredSide,
    played_on: playedOn,
    updated_at: writer.now,
  });
}
