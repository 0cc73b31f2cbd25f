import type { JudgedEntry } from '../score/entry.ts';
import type { Format } from '../score/format.ts';

/** What is known of a match when somebody answers a letter about it: the reader guesses nothing beyond it. */
export interface ReplyContext {
  /** How the competition is played. */
  readonly format: Format;
  /** Names of the other side's players, as the letter called them; without those that the reader's own side shares. */
  readonly opponents: readonly string[];
  /** Names of the writer's own side, without those that the other side shares. */
  readonly own?: readonly string[];
  /**
   * Times that wait for this reader's answer, in the order of the letter, by the club's clocks. None where the letter
   * asked about something else: "yes" would answer that.
   */
  readonly proposed: readonly ClubTime[];
  /** `2026-11-28`, by the club's clocks. Without it no times can be proposed. */
  readonly today?: string;
}

/** A time of the club's clocks. */
export interface ClubTime {
  /** `2026-11-28` */
  readonly date: string;
  /** `18:30` */
  readonly time: string;
}

/** How a reply was read. What is not certain from the writer's own words is never settled here. */
export type ReplyReading =
  /** One result, the writer's side first. */
  | { readonly kind: 'result'; readonly entry: JudgedEntry }
  /** The score fits both sides, or who stopped is not said: the writer is asked which it was. */
  | { readonly kind: 'which_result'; readonly entries: readonly [JudgedEntry, JudgedEntry] }
  /** Who won may be said, but not the games of each set: the writer is asked for them. */
  | { readonly kind: 'incomplete_score' }
  /** One of the proposed times, by its place among them. */
  | { readonly kind: 'time'; readonly index: number }
  /** One to three times of the writer's own. */
  | { readonly kind: 'proposal'; readonly times: readonly ClubTime[] }
  /** None of the proposed times. */
  | { readonly kind: 'decline' }
  /** The match is still to be played. */
  | { readonly kind: 'not_played' }
  | { readonly kind: 'not_understood' };
