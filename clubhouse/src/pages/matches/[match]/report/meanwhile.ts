import type { Api } from '../../../../api/client.ts';
import { toJudgedEntry, type JudgedEntry } from '../../../../score/entry.ts';
import { readMark } from '../../../../score/entry-form.ts';
import type { Draft } from './form.ts';

type Claim = Api<'MatchDetail'>['claims'][number];

/** What the player's own side has entered since the form was shown. */
export type Meanwhile =
  /** Nothing, or only reports that this device may have sent before. */
  | { readonly kind: 'nothing' }
  /** The same report: only the response was lost, so nothing is sent again. */
  | { readonly kind: 'taken' }
  /** A different report, by a partner or from another device. */
  | { readonly kind: 'other'; readonly entry: JudgedEntry };

/** The id of the side's last entry when a form is opened, or `none`. */
export function lastClaimId(claims: readonly Claim[]): string {
  return claims.at(-1)?.id ?? 'none';
}

/**
 * A waiting report can arrive late, twice, or after another of the same side. It only replaces
 * entries that its author knew of (RPT-14). `claims`: the player's side, oldest first, all.
 */
export function findMeanwhile(
  claims: readonly Claim[],
  side: 0 | 1,
  entry: JudgedEntry,
  { playedOn, since, sentBefore }: Draft,
): Meanwhile {
  if (since === null) return { kind: 'nothing' };
  const newer = claims.slice(claims.findIndex(({ id }) => id === since) + 1);
  const marks = newer.map((one) => readMark(toJudgedEntry(one, side), one.played_on ?? ''));
  const isUnknown = (mark: string) => !sentBefore.includes(mark);
  const own = marks.lastIndexOf(readMark(entry, playedOn));
  const isLast = own === marks.length - 1;
  if (own >= 0 && (isLast || marks.slice(own + 1).some(isUnknown))) return { kind: 'taken' };
  const other = newer.findLast((_, index) => index > own && isUnknown(marks[index] ?? ''));
  return other === undefined
    ? { kind: 'nothing' }
    : { kind: 'other', entry: toJudgedEntry(other, side) };
}
