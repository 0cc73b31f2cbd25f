import type { Stale } from '../arrange/agree.ts';
import type { Over } from '../arrange/open-match.ts';
import type { TimeFault } from '../arrange/wanted-times.ts';
import type { JudgedEntry } from '../score/entry.ts';

/** The outcome of a reply, however it was sent. It never reveals what the other side entered. */
export type ReplyOutcome =
  /** Accepted, with the resulting state of the match. */
  | {
      readonly kind: 'reported';
      readonly entry: JudgedEntry;
      readonly status: 'reported' | 'disputed' | 'played';
    }
  | { readonly kind: 'refused'; readonly code: string }
  /** The author must choose between two readings. */
  | { readonly kind: 'which'; readonly entries: readonly JudgedEntry[] }
  /** @property at epoch milliseconds */
  | { readonly kind: 'arranged'; readonly at: number }
  /** @property times epoch milliseconds, earliest first */
  | { readonly kind: 'proposed'; readonly times: readonly number[] }
  /** Not proposed: the times have faults, or the other side has proposed times in the meantime. */
  | { readonly kind: 'not_proposed'; readonly why: TimeFault | 'another' | 'tooMany' }
  | { readonly kind: 'stale'; readonly why: Stale }
  | { readonly kind: 'over'; readonly why: Over }
  | { readonly kind: 'declined' }
  /** @property deadline the last day for reports */
  | { readonly kind: 'not_played'; readonly deadline: string | null }
  | { readonly kind: 'incomplete_score' }
  | { readonly kind: 'not_understood' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'failed' };
