import type { JudgedEntry } from '../score/entry.ts';
import type { Format } from '../score/format.ts';

/** The known facts of a match when a reply arrives; the reader assumes nothing else. */
export interface ReplyContext {
  readonly format: Format;
  /** Names of the other side's players as in the email, without names that both sides share. */
  readonly opponents: readonly string[];
  /** Names of the author's own side, without names that both sides share. */
  readonly own?: readonly string[];
  /**
   * Times waiting for this member's answer, in the order of the email, on the club's clock. Empty
   * if the email asked something else, which "yes" would answer.
   */
  readonly proposed: readonly ClubTime[];
  /** `2026-11-28` in the club's time zone. Without it, no times can be proposed. */
  readonly today?: string;
}

export interface ClubTime {
  /** `2026-11-28` */
  readonly date: string;
  /** `18:30` */
  readonly time: string;
}

/** The reading of a reply. It never decides anything that the author's words leave open. */
export type ReplyReading =
  /** One result, the author's side first. */
  | { readonly kind: 'result'; readonly entry: JudgedEntry }
  /** The score fits both sides, or the text omits who retired; the site asks the author. */
  | { readonly kind: 'which_result'; readonly entries: readonly [JudgedEntry, JudgedEntry] }
  /** The scores of the sets are missing, even if the winner is known; the site asks the author. */
  | { readonly kind: 'incomplete_score' }
  | { readonly kind: 'time'; readonly index: number }
  /** The author's proposed times, one to three. */
  | { readonly kind: 'proposal'; readonly times: readonly ClubTime[] }
  /** None of the proposed times. */
  | { readonly kind: 'decline' }
  /** The match is still to be played. */
  | { readonly kind: 'not_played' }
  | { readonly kind: 'not_understood' };
