import { isVisible } from '../competitions/visibility.ts';
import type { Writer } from '../db/writer.ts';
import { isAnyWithdrawn } from '../entries/store.ts';
import type { Caller } from '../http/caller.ts';
import type { Claim, MatchDetail, StoredMatch } from '../matches/schema.ts';
import { findSide } from '../matches/rules/side.ts';
import { setStatus } from '../matches/store.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { otherSide, type Side } from '../shared/score.ts';
import { toClaimedResult, showMatchDetail, findPending } from './detail.ts';
import { writeResult } from '../ledger/write-result.ts';
import {
  findWithCompetition,
  type OpenMatch,
  readClaimedResult,
  refuseAfterDeadline,
  refuseInactive,
} from './open-match.ts';
import { storeDispute } from './dispute-store.ts';
import { MAX_AMENDMENTS, computeAmendmentWait } from './rules/amendments.ts';
import {
  type ClaimedResult,
  mergeResults,
  toLedgerResult,
  areResultsCompatible,
} from './rules/claim.ts';
import { isSameResult } from './rules/same.ts';
import type { NewClaim } from './schema.ts';
import { findClaims, confirmClaims, insertClaim, supersedeClaims } from './store.ts';

/** Reports a result; the match becomes reported, disputed or played (RES-1, RES-2). */
export async function claimResult(
  writer: Writer,
  caller: Caller,
  matchId: Id<'match'>,
  said: NewClaim,
): Promise<
  | MatchDetail
  | Refusal<
      | 'competition_closed'
      | 'competition_not_active'
      | 'entry_withdrawn'
      | 'not_a_participant'
      | 'not_found'
      | 'not_your_side'
      | 'played_on_in_future'
      | 'rate_limited'
      | 'result_confirmed'
      | 'results_closed'
      | 'retired_side_not_allowed'
      | 'retired_side_required'
      | 'score_invalid'
      | 'score_not_allowed'
      | 'score_required'
      | 'side_required'
    >
> {
  const [open, claims] = await Promise.all([
    findWithCompetition(writer, matchId),
    findClaims(writer.db, matchId),
  ]);
  if (open instanceof Refusal) return open;
  if (!isVisible(caller, open.competition)) return refuse('not_found');
  const side = findClaimingSide(caller, open.match, said);
  if (side instanceof Refusal) return side;
  const claimed = await readClaimedResult(writer, open, said);
  if (claimed instanceof Refusal) return claimed;
  const playedOn = said.played_on ?? null;
  if (isRepeated(claims, { side, claimed, playedOn })) {
    return showMatchDetail(caller, open.match, claims);
  }
  const refusal = (await refuseClaim(writer, open)) ?? refuseAmendment(claims, side, writer.now);
  if (refusal) return refusal;
  const claim = makeClaim(writer, caller, side, said, claimed);
  const submitted = await submitClaim(writer, open.match, claims, claim);
  const judged = await compareClaims(writer, open, submitted, claim);
  return showMatchDetail(caller, judged.match, judged.claims);
}

function findClaimingSide(
  caller: Caller,
  match: StoredMatch,
  { side }: NewClaim,
): Side | Refusal<'not_a_participant' | 'not_your_side' | 'side_required'> {
  if (caller.type === 'api_key') return side ?? refuse('side_required');
  const own = findSide(match, caller.member.id);
  if (own === null) return refuse('not_a_participant');
  return side === undefined || side === own ? own : refuse('not_your_side');
}

/** Repeating a report is harmless: nothing is written, whatever happened since (RES-2). */
function isRepeated(
  claims: readonly Claim[],
  again: { side: Side; claimed: ClaimedResult; playedOn: string | null },
): boolean {
  return claims.some(
    (claim) =>
      claim.side === again.side &&
      claim.state !== 'superseded' &&
      claim.played_on === again.playedOn &&
      isSameResult(toClaimedResult(claim), again.claimed),
  );
}

async function refuseClaim(
  writer: Writer,
  open: OpenMatch,
): Promise<Refusal<
  | 'competition_closed'
  | 'competition_not_active'
  | 'entry_withdrawn'
  | 'result_confirmed'
  | 'results_closed'
> | null> {
  const inactive = refuseInactive(open);
  if (inactive) return inactive;
  const [late, isWithdrawn] = await Promise.all([
    refuseAfterDeadline(writer, open),
    isAnyWithdrawn(writer.db, open.match.sides),
  ]);
  if (late) return late;
  if (isWithdrawn) return refuse('entry_withdrawn');
  if (open.match.status !== 'played') return null;
  return refuse('result_confirmed', 'Only a coach can change it now.');
}

/** Every change stays in the history that each answer carries, so changes are limited (RES-13). */
function refuseAmendment(
  claims: readonly Claim[],
  side: Side,
  now: Timestamp,
): Refusal<'rate_limited'> | null {
  const seconds = computeAmendmentWait(claims, side, now);
  if (seconds === null) return null;
  const detail = `A side can change its report at most ${MAX_AMENDMENTS} times an hour. Try again in ${seconds} seconds.`;
  return refuse('rate_limited', detail, undefined, { retryAfterSeconds: seconds });
}

/** A side's own report; a coach's entry is not one. */
type SideClaim = Claim & { readonly side: Side };

function makeClaim(
  writer: Writer,
  caller: Caller,
  side: Side,
  said: NewClaim,
  claimed: ClaimedResult,
): SideClaim {
  return {
    id: writer.newId<'claim'>(),
    side,
    outcome: claimed.outcome,
    score: claimed.score,
    retired_side: claimed.retiredSide,
    played_on: said.played_on ?? null,
    state: 'pending',
    source: said.source ?? (caller.type === 'session' ? 'web' : 'api'),
    accepts_claim_id: null,
    submitted_at: writer.now,
    confirmed_at: null,
    raw_input: said.raw_input ?? null,
  };
}

/** Replaces the side's earlier claim. @returns all current claims */
async function submitClaim(
  writer: Writer,
  match: StoredMatch,
  claims: readonly Claim[],
  claim: SideClaim,
): Promise<Claim[]> {
  const before = claims.filter((one) => one.side === claim.side && one.state === 'pending');
  await supersedeClaims(writer.db, before);
  const score = claim.score === null ? null : JSON.stringify(claim.score);
  await insertClaim(writer.db, { ...claim, match_id: match.id, score });
  recordClaim(writer, match.id, before.length === 0 ? 'match.claimed' : 'match.amended', claim);
  const earlier = claims.map((one) =>
    before.includes(one) ? { ...one, state: 'superseded' as const } : one,
  );
  return [...earlier, claim];
}

interface MatchWithClaims {
  readonly match: StoredMatch;
  readonly claims: Claim[];
}

async function compareClaims(
  writer: Writer,
  { match, competition }: OpenMatch,
  claims: Claim[],
  claim: SideClaim,
): Promise<MatchWithClaims> {
  const other = findPending(claims, otherSide(claim.side));
  if (!other) return { match: await setMatchStatus(writer, match, 'reported', claim), claims };
  const [mine, theirs] = [toClaimedResult(claim), toClaimedResult(other)];
  if (!areResultsCompatible(mine, theirs)) {
    if (match.status !== 'disputed') await recordDispute(writer, match, claim);
    return { match: await setMatchStatus(writer, match, 'disputed', claim), claims };
  }
  await confirmClaims(writer.db, { one: claim.id, other: other.id, at: writer.now });
  const { format } = competition.rules;
  const result = await writeResult(writer, match.id, {
    result: toLedgerResult(format, mergeResults(mine, theirs)),
    format,
    playedOn: claim.played_on ?? other.played_on,
    claimId: claim.id,
  });
  recordClaim(writer, match.id, 'match.confirmed', claim);
  const confirmed = { state: 'confirmed', confirmed_at: writer.now } as const;
  return {
    match: { ...match, status: 'played', waiting_on: null, result, updated_at: writer.now },
    claims: claims.map((one) =>
      one.id === claim.id || one.id === other.id ? { ...one, ...confirmed } : one,
    ),
  };
}

async function recordDispute(writer: Writer, match: StoredMatch, claim: SideClaim): Promise<void> {
  await storeDispute(writer.db, match.id);
  recordClaim(writer, match.id, 'match.disputed', claim);
}

async function setMatchStatus(
  writer: Writer,
  match: StoredMatch,
  status: 'reported' | 'disputed',
  claim: SideClaim,
): Promise<StoredMatch> {
  // An amendment shows the other side nothing, so its time may not change either (MAT-7).
  if (match.status === status) return match;
  await setStatus(writer.db, { id: match.id, status, at: writer.now });
  const waitingOn = status === 'reported' ? otherSide(claim.side) : null;
  return { ...match, status, waiting_on: waitingOn, updated_at: writer.now };
}

function recordClaim(
  writer: Writer,
  matchId: Id<'match'>,
  kind: 'match.claimed' | 'match.amended' | 'match.disputed' | 'match.confirmed',
  claim: SideClaim,
): void {
  const data = { claim_id: claim.id, side: claim.side, outcome: claim.outcome };
  writer.record({ kind, subject: { type: 'match', id: matchId }, data });
}
