import type { Api } from '../../../../api/client.ts';
import { type ScoreEntry, toClaim } from '../../../../score/entry.ts';
import type { Format } from '../../../../score/format.ts';
import { readLine } from '../../../../score/line.ts';
import { type Settlement, toSettlement } from '../../../../api/settlement-of.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { chooseOne, hidden, text, ticked } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';

/** The coach's decision: as one side reported, unplayed, or as typed. */
export interface SettlementChoice {
  /** A claim's id, `unplayed`, `offers`, or empty. */
  readonly take: string;
  /** The typed result, from the point of view of side 0. */
  readonly line: string;
  /** Null until there is a choice to preview. */
  readonly settlement: Settlement | null;
  /** The typed result, as parsed. */
  readonly entry: ScoreEntry | null;
  readonly fault: 'gone' | 'score' | null;
}

export const REASONS = [
  'conflicting_entries',
  'no_response',
  'incorrect_result',
  'unreported_result',
  'injury_or_withdrawal',
] as const satisfies readonly Api<'SettlementReason'>[];

/** `take` and `line` choose the preview; the other fields settle the match as previewed. */
export const SETTLE = form({
  take: hidden,
  line: { ...text({ maxLength: FIELD_LIMITS.Settlement.raw_input.maxLength }), isHidden: true },
  version: hidden,
  seen: hidden,
  reason: chooseOne(REASONS),
  override: ticked,
});
export type SettleForm = Filled<typeof SETTLE>;

export function listLastClaims({ claims }: Api<'MatchDetail'>): Api<'Claim'>[] {
  return ([0, 1] as const).flatMap((side) => {
    const said = claims.filter((claim) => claim.side === side);
    const newest = said.toSorted((one, other) => (one.submitted_at < other.submitted_at ? 1 : -1));
    return newest.slice(0, 1);
  });
}

/** @param byOffers how the rules settle unanswered offers, preselected for the preview */
export function readChoice(
  { take = '', line = '' }: SettleForm['values'],
  match: Api<'MatchDetail'>,
  format: Format,
  byOffers: Settlement | null,
): SettlementChoice {
  const nothing = { take, line, settlement: null, entry: null, fault: null };
  const isByOffers = take === 'offers' || (take === '' && line === '');
  if (isByOffers && byOffers !== null) {
    return { ...nothing, take: 'offers', settlement: byOffers };
  }
  if (take === 'unplayed') return { ...nothing, settlement: { outcome: 'unplayed' } };
  if (take !== '') {
    const claim = listLastClaims(match).find(({ id }) => id === take);
    if (claim === undefined) return { ...nothing, take: '', fault: 'gone' };
    return { ...nothing, settlement: toSettlement(claim) };
  }
  if (line === '') return nothing;
  const reading = readLine(line, format);
  // The league explains a refused score itself.
  if (reading.kind !== 'result' && reading.kind !== 'refused') {
    return { ...nothing, fault: 'score' };
  }
  const settlement = { ...toClaim(reading.entry, 0), raw_input: line };
  return { ...nothing, entry: reading.entry, settlement };
}
