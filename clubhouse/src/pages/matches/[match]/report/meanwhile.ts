import type { Api } from '../../../../api/client.ts';
import { fromStored, type JudgedEntry } from '../../../../score/entry.ts';
import { readMark } from '../../../../score/entry-form.ts';
import type { Draft } from './form.ts';

type Claim = Api<'MatchDetail'>['claims'][number];

/** What one's own side has entered since the form was shown, before what it says is sent. */
export type Meanwhile =
  /** Nothing, or only what the same device may have sent before. */
  | { readonly kind: 'nothing' }
  /** The very same: an answer was lost, and nothing is to be sent again. */
  | { readonly kind: 'taken' }
  /** Something else, by a partner or on another device. */
  | { readonly kind: 'other'; readonly entry: JudgedEntry };

/** The entry that a form begins with: what its own side said last, or that it has said nothing. */
export function lastEntry(claims: readonly Claim[]): string {
  return claims.at(-1)?.id ?? 'none';
}

/**
 * A report that waited may come late, twice, or after another of the same side: it replaces only
 * what whoever wrote it knew of (RPT-14).
 * @param claims of one's own side, oldest first, replaced ones too
 */
export function saidMeanwhile(
  claims: readonly Claim[],
  side: 0 | 1,
  entry: JudgedEntry,
  { playedOn, since, sentBefore }: Draft,
): Meanwhile {
  if (since === null) return { kind: 'nothing' };
  const newer = claims.slice(claims.findIndex(({ id }) => id === since) + 1);
  const marks = newer.map((one) => readMark(fromStored(one, side), one.played_on ?? ''));
  const isUnknown = (mark: string) => !sentBefore.includes(mark);
  const own = marks.lastIndexOf(readMark(entry, playedOn));
  const isLast = own === marks.length - 1;
  if (own >= 0 && (isLast || marks.slice(own + 1).some(isUnknown))) return { kind: 'taken' };
  const other = newer.findLast((_, index) => index > own && isUnknown(marks[index] ?? ''));
  return other === undefined
    ? { kind: 'nothing' }
    : { kind: 'other', entry: fromStored(other, side) };
}
