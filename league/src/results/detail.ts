import type { Snapshot } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { findStoredFigures } from '../matches/rules/score-check.ts';
import type { Claim, MatchDetail, ShownClaim, StoredMatch } from '../matches/schema.ts';
import { showMatch } from '../matches/show.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Side } from '../shared/score.ts';
import {
  type ClaimDifference,
  type ClaimedResult,
  listDifferences,
  checkOutcomeFields,
  toLedgerResult,
} from './rules/claim.ts';
import { findClaims, readClaimsByMatch } from './store.ts';

/** Keys see every report and the differences; players only their side's, without text (RES-7). */
export async function readMatchDetail(
  db: Snapshot,
  caller: Caller,
  match: StoredMatch,
): Promise<MatchDetail> {
  return showMatchDetail(caller, match, await findClaims(db, match.id));
}

/** Like `readMatchDetail` for many matches, with one more statement (MAT-5). */
export async function readMatchDetails(
  db: Snapshot,
  caller: Caller,
  matches: readonly StoredMatch[],
): Promise<MatchDetail[]> {
  const claims = await readClaimsByMatch(
    db,
    matches.map(({ id }) => id),
  );
  return matches.map((match) => showMatchDetail(caller, match, claims(match.id)));
}

/** Shows a match to the caller, with claims that have already been read. */
export function showMatchDetail(caller: Caller, match: StoredMatch, claims: Claim[]): MatchDetail {
  const shown = showMatch(caller, match);
  const judged = claims.map((claim) => addVerdict(match, claim));
  if (caller.type === 'api_key') {
    const list = findDifferences(match, claims);
    const sentences = list.map(({ sentence }) => sentence);
    return { ...shown, claims: judged, differences: sentences, difference_list: list };
  }
  const own = judged.filter((claim) => claim.side !== null && claim.side === shown.my_side);
  return {
    ...shown,
    claims: own.map((claim) => ({ ...claim, raw_input: null })),
    differences: [],
    difference_list: [],
  };
}

/** The claim that counts keeps its result's verdict, even if the rules have changed. */
function addVerdict({ format, result }: StoredMatch, claim: Claim): ShownClaim {
  if (result !== null && claim.state === 'confirmed') {
    return { ...claim, winning_side: result.winning_side, figures: result.figures };
  }
  const said = toLedgerResult(format, toClaimedResult(claim));
  return { ...claim, winning_side: said.winningSide, figures: findStoredFigures(format, said) };
}

/** The claim that a side maintains until the match is decided. */
export function findPending(claims: readonly Claim[], side: Side): Claim | undefined {
  return claims.find((claim) => claim.side === side && claim.state === 'pending');
}

export function toClaimedResult(claim: Claim): ClaimedResult {
  const { id, outcome, score, retired_side: retiredSide } = claim;
  const result = checkOutcomeFields({ outcome, score, retiredSide });
  if (result instanceof Refusal) throw new Error(`claim ${id} does not fit its outcome`);
  return result;
}

function findDifferences({ status }: StoredMatch, claims: readonly Claim[]): ClaimDifference[] {
  const [zero, one] = [findPending(claims, 0), findPending(claims, 1)];
  if (status !== 'disputed' || !zero || !one) return [];
  return listDifferences(toClaimedResult(zero), toClaimedResult(one));
}
