import type { Api, LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { HolderOf } from '../mailboxes/mailboxes-of.ts';
import type { Language } from '../messages/language.ts';
import type { LetterToSend } from './letter.ts';

/** What letters are made with, beside what they are about. */
export interface PlanningContext {
  /** By the website key. */
  readonly league: LeagueClient;
  readonly club: Club;
  /** The site's public address, without a slash at the end: links in letters are absolute. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The language that a member chose; null where they have chosen none. */
  readonly languageOf: (memberId: string) => Language | null;
  /** Whose mailbox a member reads who has no address (LTR-27). */
  readonly holderOf: HolderOf;
  /** The page of the feed that is being read: what it is about is asked for together (LTR-17). */
  readonly events?: readonly Api<'Event'>[];
}

/** A member with matches of a season to play, a week or less before its last day for reports. */
export interface WeekLeft {
  readonly seasonId: string;
  readonly member: Api<'ChaseRow'>['member'];
  /** One for each of their entries. */
  readonly rows: readonly Api<'ChaseRow'>[];
}

/** Decides who hears what. Its keys are the same each time that it is asked of the same. */
export interface LetterPlanner {
  /** @throws LeagueFailure where the league cannot be asked: it is asked again later */
  readonly forEvent: (
    event: Api<'Event'>,
    context: PlanningContext,
  ) => Promise<readonly LetterToSend[]>;
  /**
   * Null where there is nothing to write. Asked once a day for each member and season, until it has
   * been said; the key is set by whoever asks.
   * @throws LeagueFailure as `forEvent`
   */
  readonly forWeekLeft: (due: WeekLeft, context: PlanningContext) => Promise<LetterToSend | null>;
}
