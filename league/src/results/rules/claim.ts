import { type FieldError, type Refusal, refuse } from '../../shared/refusal.ts';
import type { FormatRules } from '../../competitions/rules/competition-rules.ts';
import {
  ahead,
  otherSide,
  type Outcome,
  type Score,
  scoreText,
  type SetScore,
  type Side,
} from '../../shared/score.ts';
import type { LedgerResult } from '../../ledger/rules/ledger.ts';
import { normaliseScore, scoreProblems } from '../../matches/rules/score-check.ts';

/** What a side or the coach says of a match, apart from who says it and when. */
export interface ClaimedResult {
  readonly outcome: Outcome;
  readonly score: Score | null;
  /** Who retired, conceded or did not appear. */
  readonly retiredSide: Side | null;
}

/** The result in normal form if it fits its outcome and the format, else the refusal (RES-3). */
export function checkResult(format: FormatRules, said: ClaimedResult): ClaimedResult | Refusal {
  const { outcome, retiredSide } = said;
  const hasScore = outcome === 'completed' || outcome === 'retired';
  const stopped = outcome !== 'completed' && outcome !== 'unplayed';
  if (hasScore && said.score === null) return missing('score_required', '/score', outcome);
  if (!hasScore && said.score !== null) return excess('score_not_allowed', '/score', outcome);
  if (stopped && retiredSide === null) {
    return missing('retired_side_required', '/retired_side', outcome);
  }
  if (!stopped && retiredSide !== null) {
    return excess('retired_side_not_allowed', '/retired_side', outcome);
  }
  if (said.score === null || !hasScore) return said;
  const score = normaliseScore(format, said.score);
  const problems = scoreProblems(format, outcome, score);
  return problems.length === 0 ? { ...said, score } : impossible(problems);
}

/** Who won, or null when nobody did. */
export function winningSide({ outcome, score, retiredSide }: ClaimedResult): Side | null {
  if (outcome === 'unplayed') return null;
  if (retiredSide !== null) return otherSide(retiredSide);
  const won: [number, number] = [0, 0];
  for (const set of score?.sets ?? []) {
    const winner = ahead(set.games);
    if (winner !== null) won[winner] += 1;
  }
  return ahead(won);
}

/** The claimed result as the ledger holds it. */
export function ledgerResult(said: ClaimedResult): LedgerResult {
  return { ...said, winningSide: winningSide(said) };
}

/** Whether two claimed results say the same; the date of play is no part of it (RES-5). */
export function resultsAgree(one: ClaimedResult, other: ClaimedResult): boolean {
  return (
    one.outcome === other.outcome &&
    one.retiredSide === other.retiredSide &&
    scoresAgree(one.score, other.score)
  );
}

/** Of two that agree, the one with every tiebreak that either of them gave. */
export function fullerResult(one: ClaimedResult, other: ClaimedResult): ClaimedResult {
  if (one.score === null || other.score === null) return one;
  const sets = one.score.sets.map((set, index) => {
    const tiebreak = set.tiebreak ?? other.score?.sets[index]?.tiebreak;
    return tiebreak === undefined ? set : { ...set, tiebreak };
  });
  return { ...one, score: { sets } };
}

/** What the two sides disagree on, a sentence each, as a coach can read it out (RES-6). */
export function differences(zero: ClaimedResult, one: ClaimedResult): string[] {
  const sentences: string[] = [];
  if (zero.outcome !== one.outcome) {
    sentences.push(`side 0 says ${outcomeText(zero)}, side 1 says ${outcomeText(one)}`);
  } else if (zero.retiredSide !== one.retiredSide) {
    sentences.push(`side 0 says ${stopText(zero)}, side 1 says ${stopText(one)}`);
  }
  if (zero.score !== null && one.score !== null && !scoresAgree(zero.score, one.score)) {
    sentences.push(`side 0 says ${scoreText(zero.score)}, side 1 says ${scoreText(one.score)}`);
  }
  return sentences;
}

function scoresAgree(one: Score | null, other: Score | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.sets.length !== other.sets.length) return false;
  return one.sets.every((set, index) => setsAgree(set, other.sets[index]));
}

/** Tiebreak points count only when both sides gave them. */
function setsAgree(one: SetScore, other: SetScore | undefined): boolean {
  if (other === undefined || !pairsEqual(one.games, other.games)) return false;
  if (one.tiebreak === undefined || other.tiebreak === undefined) return true;
  return pairsEqual(one.tiebreak, other.tiebreak);
}

function pairsEqual(one: readonly [number, number], other: readonly [number, number]): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function outcomeText(said: ClaimedResult): string {
  switch (said.outcome) {
    case 'completed':
      return 'it was played to the end';
    case 'unplayed':
      return 'it was not played';
    case 'retired':
    case 'conceded':
    case 'walkover':
      return stopText(said);
  }
}

function stopText({ outcome, retiredSide }: ClaimedResult): string {
  const verb = { retired: 'retired', conceded: 'conceded', walkover: 'did not appear' };
  return outcome in verb ? `side ${retiredSide} ${verb[outcome as keyof typeof verb]}` : outcome;
}

function missing(
  code: 'score_required' | 'retired_side_required',
  pointer: string,
  outcome: Outcome,
) {
  return refuse(code, undefined, [
    { pointer, message: `is required when the match is ${outcome}` },
  ]);
}

function excess(
  code: 'score_not_allowed' | 'retired_side_not_allowed',
  pointer: string,
  outcome: Outcome,
) {
  return refuse(code, undefined, [
    { pointer, message: `is not given when the match is ${outcome}` },
  ]);
}

function impossible(problems: readonly FieldError[]): Refusal {
  return refuse('score_invalid', 'This score cannot be under the format played.', problems);
}
