import { type FieldError, Refusal, refuse } from '../../shared/refusal.ts';
import type { CompetitionRules, FormatRules } from '../../competitions/rules/competition-rules.ts';
import {
  otherSide,
  type Outcome,
  type Score,
  type SetScore,
  type Side,
} from '../../shared/score.ts';
import { CLAIM_DIFFERENCE } from '../../shared/sentences/claim-difference.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import type { LedgerResult } from '../../ledger/rules/ledger.ts';
import { SCORE_ERROR, makeScoreFieldError } from '../../shared/sentences/score-error.ts';
import {
  dropUnfinished,
  normaliseScore,
  findScoreProblems,
  findScoreWinner,
} from '../../matches/rules/score-check.ts';

export type ClaimDifference = SentenceOf<typeof CLAIM_DIFFERENCE>;

/** A reported or settled result that is not yet known to fit its outcome. */
export interface UncheckedResult {
  readonly outcome: Outcome;
  readonly score: Score | null;
  /** The side that retired, conceded or did not appear. */
  readonly retiredSide: Side | null;
}

/** The content of a report or settlement, without who made it and when. */
export type ClaimedResult =
  | { readonly outcome: 'completed'; readonly score: Score; readonly retiredSide: null }
  | { readonly outcome: 'retired'; readonly score: Score; readonly retiredSide: Side }
  | { readonly outcome: StoppedUnscored; readonly score: null; readonly retiredSide: Side }
  | { readonly outcome: 'unplayed'; readonly score: null; readonly retiredSide: null };

type StoppedUnscored = 'walkover' | 'conceded';

/** Checks that the result has exactly what its outcome needs; otherwise refuses it (RES-3). */
export function checkOutcomeFields({ outcome, score, retiredSide }: UncheckedResult) {
  switch (outcome) {
    case 'completed':
      if (score === null) return refuseMissing('score_required', '/score', outcome);
      if (retiredSide !== null)
        return refuseExcess('retired_side_not_allowed', '/retired_side', outcome);
      return { outcome, score, retiredSide };
    case 'retired':
      if (score === null) return refuseMissing('score_required', '/score', outcome);
      if (retiredSide === null)
        return refuseMissing('retired_side_required', '/retired_side', outcome);
      return { outcome, score, retiredSide };
    case 'walkover':
    case 'conceded':
      if (score !== null) return refuseExcess('score_not_allowed', '/score', outcome);
      if (retiredSide === null)
        return refuseMissing('retired_side_required', '/retired_side', outcome);
      return { outcome, score, retiredSide };
    case 'unplayed':
      if (score !== null) return refuseExcess('score_not_allowed', '/score', outcome);
      if (retiredSide !== null)
        return refuseExcess('retired_side_not_allowed', '/retired_side', outcome);
      return { outcome, score, retiredSide };
  }
}

export type ResultRules = Pick<CompetitionRules, 'format' | 'points'>;

/** Normalises a result that fits its outcome and the format; otherwise refuses it (RES-3). */
export function checkResult(
  rules: ResultRules,
  said: UncheckedResult,
):
  | ClaimedResult
  | Refusal<
      | 'retired_side_not_allowed'
      | 'retired_side_required'
      | 'score_invalid'
      | 'score_not_allowed'
      | 'score_required'
    > {
  const result = checkOutcomeFields(said);
  if (result instanceof Refusal || result.score === null) return result;
  const { format } = rules;
  const normal = normaliseScore(format, result.score);
  const score = result.outcome === 'completed' ? dropUnfinished(format, normal) : normal;
  const problems = findScoreProblems(format, result.outcome, score, mayBeNothing(rules));
  return problems.length === 0 ? { ...result, score } : refuseImpossible(problems);
}

/** The winner; null in a draw or if the match was not played (SCO-9). */
export function findWinningSide(format: FormatRules, claimed: ClaimedResult): Side | null {
  if (claimed.outcome === 'unplayed') return null;
  if (claimed.retiredSide !== null) return otherSide(claimed.retiredSide);
  return findScoreWinner(format, claimed.score);
}

/** Whether a match in which both sides finished nothing is a result under the rules (SCO-14). */
function mayBeNothing({ format, points }: ResultRules): boolean {
  const isNamed = points.byResult.some(({ result }) => result === '0-0');
  return isNamed && format.draws && format.unfinished !== 'refused';
}

export function toLedgerResult(format: FormatRules, claimed: ClaimedResult): LedgerResult {
  return { ...claimed, winningSide: findWinningSide(format, claimed) };
}

/** Whether two claimed results agree; the date of play does not matter (RES-5). */
export function areResultsCompatible(one: ClaimedResult, other: ClaimedResult): boolean {
  return (
    one.outcome === other.outcome &&
    one.retiredSide === other.retiredSide &&
    areScoresCompatible(one.score, other.score)
  );
}

/** Merges two agreeing results into one with every tiebreak that either side gave. */
export function mergeResults(one: ClaimedResult, other: ClaimedResult): ClaimedResult {
  if (one.score === null || other.score === null) return one;
  const sets = one.score.sets.map((set, index) => {
    const tiebreak = set.tiebreak ?? other.score.sets[index]?.tiebreak;
    return tiebreak === undefined ? set : { ...set, tiebreak };
  });
  return { ...one, score: { sets } };
}

/** Lists how the two sides differ, one sentence each, for a coach to read out (RES-6). */
export function listDifferences(zero: ClaimedResult, one: ClaimedResult): ClaimDifference[] {
  const found: ClaimDifference[] = [];
  if (zero.outcome !== one.outcome) {
    found.push(
      CLAIM_DIFFERENCE.say('outcome', {
        outcomes: [zero.outcome, one.outcome],
        retired_sides: [zero.retiredSide, one.retiredSide],
      }),
    );
  } else if (isStopped(zero) && isStopped(one) && zero.retiredSide !== one.retiredSide) {
    found.push(
      CLAIM_DIFFERENCE.say('retired_side', {
        outcome: zero.outcome,
        retired_sides: [zero.retiredSide, one.retiredSide],
      }),
    );
  }
  if (zero.score !== null && one.score !== null && !areScoresCompatible(zero.score, one.score)) {
    found.push(CLAIM_DIFFERENCE.say('score', { scores: [zero.score, one.score] }));
  }
  return found;
}

function areScoresCompatible(one: Score | null, other: Score | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.sets.length !== other.sets.length) return false;
  return one.sets.every((set, index) => areSetsCompatible(set, other.sets[index]));
}

/** Tiebreak points count only if both sides gave them. */
function areSetsCompatible(one: SetScore, other: SetScore | undefined): boolean {
  if (other === undefined || !arePairsEqual(one.games, other.games)) return false;
  if (one.tiebreak === undefined || other.tiebreak === undefined) return true;
  return arePairsEqual(one.tiebreak, other.tiebreak);
}

function arePairsEqual(one: readonly [number, number], other: readonly [number, number]): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

type StoppedResult = Extract<ClaimedResult, { readonly retiredSide: Side }>;

function isStopped(claimed: ClaimedResult): claimed is StoppedResult {
  return claimed.retiredSide !== null;
}

function refuseMissing(
  code: 'score_required' | 'retired_side_required',
  pointer: string,
  outcome: Outcome,
) {
  return refuse(code, undefined, [
    makeScoreFieldError(pointer, SCORE_ERROR.say('required', { outcome })),
  ]);
}

function refuseExcess(
  code: 'score_not_allowed' | 'retired_side_not_allowed',
  pointer: string,
  outcome: Outcome,
) {
  return refuse(code, undefined, [
    makeScoreFieldError(pointer, SCORE_ERROR.say('not_given', { outcome })),
  ]);
}

function refuseImpossible(problems: readonly FieldError[]): Refusal<'score_invalid'> {
  return refuse('score_invalid', 'This score is not possible in the format played.', problems);
}
