import type { Writer } from '../db/writer.ts';
import type { KeyCaller } from '../http/caller.ts';
import type { Claim, StoredMatch } from '../matches/schema.ts';
import { findMatch } from '../matches/store.ts';
import type { EventData } from '../shared/events/event-kinds.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { toClaimedResult, readMatchDetail } from './detail.ts';
import { readTableInput, computeRows, countStillToPlay } from './division-table.ts';
import { writeResult } from '../ledger/write-result.ts';
import {
  findWithCompetition,
  type OpenMatch,
  readClaimedResult,
  refuseInactive,
} from './open-match.ts';
import { type ClaimedResult, toLedgerResult } from './rules/claim.ts';
import { isSameResult } from './rules/same.ts';
import type { SettledMatch, Settlement } from './schema.ts';
import { findClaims, insertClaim, findSettledReason, supersedeClaims } from './store.ts';
import { computeSettlementVersion } from './version.ts';

/** The coach decides how a match ended, whatever the sides reported (SET-1). */
export async function settleMatch(
  writer: Writer,
  caller: KeyCaller,
  matchId: Id<'match'>,
  settlement: Settlement,
): Promise<
  | SettledMatch
  | Refusal<
      | 'competition_closed'
      | 'competition_not_active'
      | 'not_found'
      | 'override_required'
      | 'played_on_in_future'
      | 'retired_side_not_allowed'
      | 'retired_side_required'
      | 'score_invalid'
      | 'score_not_allowed'
      | 'score_required'
      | 'settlement_changed'
    >
> {
  const open = await findWithCompetition(writer, matchId);
  if (open instanceof Refusal) return open;
  const claimed = await readClaimedResult(writer, open, settlement);
  if (claimed instanceof Refusal) return claimed;
  const claims = await findClaims(writer.db, matchId);
  const standing = findStandingSettlement(claims, claimed, settlement);
  const refusal =
    standing === undefined
      ? await replaceSettlement(writer, open, claims, { settlement, claimed })
      : await noteReason(writer, open, standing, settlement);
  return refusal ?? readSettledMatch(writer, caller, open, claimed);
}

/** The coach's claim that already says the same as this settlement (SET-3). */
export function findStandingSettlement(
  claims: readonly Claim[],
  claimed: ClaimedResult,
  settlement: Settlement,
): Claim | undefined {
  return claims.find(
    (claim) =>
      claim.side === null &&
      claim.state === 'confirmed' &&
      claim.played_on === (settlement.played_on ?? null) &&
      isSameResult(toClaimedResult(claim), claimed),
  );
}

async function replaceSettlement(
  writer: Writer,
  open: OpenMatch,
  claims: readonly Claim[],
  { settlement, claimed }: { settlement: Settlement; claimed: ClaimedResult },
): Promise<Refusal<
  'competition_closed' | 'competition_not_active' | 'override_required' | 'settlement_changed'
> | null> {
  const refusal =
    refuseInactive(open) ?? (await refuseSettlement(writer, open, claims, settlement));
  if (refusal) return refusal;
  await settleOpenMatch(writer, open, claims, { settlement, claimed });
  return null;
}

/** Notes a new reason for the same settlement: only the reason in the feed changes (SET-7). */
async function noteReason(
  writer: Writer,
  open: OpenMatch,
  { id, outcome }: Claim,
  { reason }: Settlement,
): Promise<Refusal<'competition_closed' | 'competition_not_active'> | null> {
  if (reason === undefined || reason === (await findSettledReason(writer.db, open.match.id))) {
    return null;
  }
  const refusal = refuseInactive(open);
  if (refusal) return refusal;
  recordSettlement(writer, open.match.id, {
    claim_id: id,
    outcome,
    reason,
    replaced_claim_ids: [],
  });
  return null;
}

async function refuseSettlement(
  writer: Writer,
  open: OpenMatch,
  claims: readonly Claim[],
  { expected_version: expected, override }: Settlement,
): Promise<Refusal<'override_required' | 'settlement_changed'> | null> {
  if (expected !== undefined) {
    const input = await readTableInput(writer, open.competition, open.match);
    if (expected !== computeSettlementVersion(open, claims, input)) {
      return refuse('settlement_changed', 'Check the preview again.');
    }
  }
  if (open.match.status === 'played' && override !== true) return refuse('override_required');
  return null;
}

async function settleOpenMatch(
  writer: Writer,
  { match, competition }: OpenMatch,
  claims: readonly Claim[],
  { settlement, claimed }: { settlement: Settlement; claimed: ClaimedResult },
): Promise<void> {
  const replaced = claims.filter((claim) => claim.state !== 'superseded');
  await supersedeClaims(writer.db, replaced);
  const claimId = writer.newId<'claim'>();
  const playedOn = settlement.played_on ?? null;
  await insertClaim(writer.db, {
    id: claimId,
    match_id: match.id,
    side: null,
    outcome: claimed.outcome,
    score: claimed.score === null ? null : JSON.stringify(claimed.score),
    retired_side: claimed.retiredSide,
    played_on: playedOn,
    state: 'confirmed',
    source: 'coach_entry',
    accepts_claim_id: null,
    submitted_at: writer.now,
    confirmed_at: writer.now,
    raw_input: settlement.raw_input ?? null,
  });
  const result = toLedgerResult(competition.rules.format, claimed);
  await writeResult(writer, match.id, {
    result,
    playedOn,
    format: competition.rules.format,
    claimId,
  });
  recordSettlement(writer, match.id, {
    claim_id: claimId,
    outcome: claimed.outcome,
    reason: settlement.reason ?? null,
    replaced_claim_ids: replaced.map((claim) => claim.id),
  });
}

function recordSettlement(
  writer: Writer,
  matchId: Id<'match'>,
  data: EventData<'match.settled'>,
): void {
  writer.record({ kind: 'match.settled', subject: { type: 'match', id: matchId }, data });
}

async function readSettledMatch(
  writer: Writer,
  caller: KeyCaller,
  open: OpenMatch,
  { outcome }: ClaimedResult,
): Promise<SettledMatch | Refusal<'not_found'>> {
  const match = await findMatch(writer.db, open.match.id);
  if (!match) return refuse('not_found');
  const detail = await readMatchDetail(writer.db, caller, match);
  const short = outcome === 'unplayed' ? await findShortOfMinimum(writer, open, match) : [];
  return { ...detail, short_of_minimum: short };
}

/** The entries of an unplayed match that now miss the minimum, and whether for good (SET-5). */
async function findShortOfMinimum(
  writer: Writer,
  { competition }: OpenMatch,
  match: StoredMatch,
): Promise<SettledMatch['short_of_minimum']> {
  const input = await readTableInput(writer, competition, match);
  const rows = computeRows(input);
  return match.sides.flatMap(({ entry_id: entryId, label }) => {
    const row = rows.get(entryId);
    if (!row?.shortOfMinimum) return [];
    return [
      {
        entry_id: entryId,
        label,
        played: row.played,
        target: row.minimum,
        still_possible: row.played + countStillToPlay(input, entryId) >= row.minimum,
      },
    ];
  });
}
