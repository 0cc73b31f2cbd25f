import type { Snapshot } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Claim, Match, MatchDetail } from '../matches/schema.ts';
import { sideOfMember } from '../matches/store.ts';
import { Refusal } from '../shared/refusal.ts';
import { otherSide, type Side } from '../shared/score.ts';
import { type ClaimedResult, differences, fitToOutcome } from './rules/claim.ts';
import { claimsOf } from './store.ts';

/**
 * The match as the caller may see it: an API key sees every submission and what they differ in,
 * a player only those of their own side, without what was typed (RES-7).
 */
export async function matchDetail(
  db: Snapshot,
  caller: Caller,
  match: Match,
): Promise<MatchDetail> {
  return detailWith(db, caller, match, await claimsOf(db, match.id));
}

/** The same, for claims that have been read already. */
export async function detailWith(
  db: Snapshot,
  caller: Caller,
  match: Match,
  claims: Claim[],
): Promise<MatchDetail> {
  const detail = { ...match, waiting_on: waitingOn(match, claims) };
  if (caller.type === 'api_key') {
    return { ...detail, claims, differences: differencesOf(match, claims) };
  }
  const side = await sideOfMember(db, match, caller.member.id);
  const own = claims.filter((claim) => claim.side !== null && claim.side === side);
  return {
    ...detail,
    claims: own.map((claim) => ({ ...claim, raw_input: null })),
    differences: [],
  };
}

/** The claim that a side stands by until the match is decided. */
export function pendingOf(claims: readonly Claim[], side: Side): Claim | undefined {
  return claims.find((claim) => claim.side === side && claim.state === 'pending');
}

export function claimedResultOf(claim: Claim): ClaimedResult {
  const { id, outcome, score, retired_side: retiredSide } = claim;
  const result = fitToOutcome({ outcome, score, retiredSide });
  if (result instanceof Refusal) throw new Error(`claim ${id} does not fit its outcome`);
  return result;
}

function waitingOn({ status }: Match, claims: readonly Claim[]): Side | null {
  if (status !== 'reported') return null;
  return otherSide(pendingOf(claims, 0) ? 0 : 1);
}

function differencesOf({ status }: Match, claims: readonly Claim[]): string[] {
  const [zero, one] = [pendingOf(claims, 0), pendingOf(claims, 1)];
  if (status !== 'disputed' || !zero || !one) return [];
  return differences(claimedResultOf(zero), claimedResultOf(one));
}
