import { readClubTimezone } from '../club/store.ts';
import type { KeyCaller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import { toLocalDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { findStoredFigures } from '../matches/rules/score-check.ts';
import { showMatchDetail, toClaimedResult } from './detail.ts';
import { readTableInput, computeRows, replaceResult } from './division-table.ts';
import { findWithCompetition, readClaimedResult, refuseInactive } from './open-match.ts';
import { toLedgerResult } from './rules/claim.ts';
import { isSameResult } from './rules/same.ts';
import type { Settlement, SettlementPreview } from './schema.ts';
import { findStandingSettlement } from './settlement.ts';
import { findClaims } from './store.ts';
import { computeSettlementVersion } from './version.ts';

/** Previews a settlement; saves nothing (SET-4). */
export async function previewSettlement(
  reader: Reader,
  caller: KeyCaller,
  matchId: Id<'match'>,
  settlement: Settlement,
): Promise<
  | SettlementPreview
  | Refusal<
      | 'competition_closed'
      | 'competition_not_active'
      | 'not_found'
      | 'played_on_in_future'
      | 'retired_side_not_allowed'
      | 'retired_side_required'
      | 'score_invalid'
      | 'score_not_allowed'
      | 'score_required'
    >
> {
  const open = await findWithCompetition(reader, matchId);
  if (open instanceof Refusal) return open;
  const said = await readClaimedResult(reader, open, settlement);
  if (said instanceof Refusal) return said;
  const refusal = refuseInactive(open);
  if (refusal) return refusal;
  const { match, competition } = open;
  const claims = await findClaims(reader.db, matchId);
  const same = claims.filter((claim) => isSameResult(toClaimedResult(claim), said));
  const [reportedAt = reader.now] = same.map((claim) => claim.submitted_at).toSorted();
  const result = {
    ...toLedgerResult(competition.rules.format, said),
    playedOn: settlement.played_on ?? toLocalDate(await readClubTimezone(reader.db), reportedAt),
  };
  const before = await readTableInput(reader, competition, match);
  const after = replaceResult(before, match.id, result);
  const [rowsBefore, rowsAfter] = [computeRows(before), computeRows(after)];
  const isAgain = findStandingSettlement(claims, said, settlement) !== undefined;
  return {
    version: computeSettlementVersion(open, claims, before),
    match: showMatchDetail(caller, match, claims),
    result: {
      outcome: result.outcome,
      score: result.score,
      winning_side: result.winningSide,
      figures: findStoredFigures(competition.rules.format, result),
      retired_side: result.retiredSide,
      played_on: settlement.played_on ?? null,
    },
    requires_override: match.status === 'played' && !isAgain,
    effects: match.sides.map(({ side, entry_id: entryId, label }) => {
      const [old, now] = [rowsBefore.get(entryId), rowsAfter.get(entryId)];
      return {
        side,
        entry_id: entryId,
        label,
        points_before: old?.points ?? 0,
        points_after: now?.points ?? 0,
        rank_before: old?.rank ?? null,
        rank_after: now?.rank ?? null,
        movement_before: old?.movement ?? null,
        movement_after: now?.movement ?? null,
        played_before: old?.played ?? 0,
        played_after: now?.played ?? 0,
        minimum: now?.minimum ?? 0,
        withdrawn: now?.withdrawn ?? false,
      };
    }),
  };
}
