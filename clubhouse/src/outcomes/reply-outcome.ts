import type { Stale } from '../arrange/agree.ts';
import type { Over } from '../arrange/open-match.ts';
import type { TimeFault } from '../arrange/wanted-times.ts';
import type { JudgedEntry } from '../score/entry.ts';

/** What came of a reply, by whatever way it was written. What the other side entered is in none of it. */
export type ReplyOutcome =
  /** It was taken, and how the match stands since. */
  | {
      readonly kind: 'reported';
      readonly entry: JudgedEntry;
      readonly status: 'reported' | 'disputed' | 'played';
    }
  /** The league refused it, by its code. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Its writer is asked which of these it was. */
  | { readonly kind: 'which'; readonly entries: readonly JudgedEntry[] }
  /** @property at epoch milliseconds */
  | { readonly kind: 'arranged'; readonly at: number }
  /** @property times epoch milliseconds, earliest first */
  | { readonly kind: 'proposed'; readonly times: readonly number[] }
  /** They were not proposed: what is wrong with them, or the other side has proposed times meanwhile. */
  | { readonly kind: 'not_proposed'; readonly why: TimeFault | 'another' | 'tooMany' }
  | { readonly kind: 'stale'; readonly why: Stale }
  | { readonly kind: 'over'; readonly why: Over }
  | { readonly kind: 'declined' }
  /** @property deadline the last day for reports */
  | { readonly kind: 'not_played'; readonly deadline: string | null }
  /** The games of its sets are not told. */
  | { readonly kind: 'incomplete_score' }
  | { readonly kind: 'not_understood' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'failed' };
