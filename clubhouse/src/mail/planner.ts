import type { Api, LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { HolderOf } from '../mailboxes/mailboxes-of.ts';
import type { Language } from '../messages/language.ts';
import type { LetterToSend } from './letter.ts';

/** The inputs for planning any email. */
export interface PlanningContext {
  /** The league by the website key. */
  readonly league: LeagueClient;
  readonly club: Club;
  /** The site's public address without a trailing slash, for absolute links in emails. */
  readonly url: string;
  readonly now: number;
  /** The language a member chose; null if there is none. */
  readonly languageOf: (memberId: string) => Language | null;
  /** The owner of the mailbox that a member without an address reads (LTR-27). */
  readonly holderOf: HolderOf;
  /** The current page of the feed, whose subjects are read together (LTR-17). */
  readonly events?: readonly Api<'Event'>[];
}

/** A member with open matches in a season, at most a week before its last day for reports. */
export interface WeekLeft {
  readonly seasonId: string;
  readonly member: Api<'ChaseRow'>['member'];
  /** One row for each of the member's entries. */
  readonly rows: readonly Api<'ChaseRow'>[];
}

/** Decides the recipients of emails. The same question always gives the same keys. */
export interface LetterPlanner {
  /** @throws LeagueFailure if the league cannot be asked; try again later */
  readonly forEvent: (
    event: Api<'Event'>,
    context: PlanningContext,
  ) => Promise<readonly LetterToSend[]>;
  /**
   * Asked once a day per member and season until an email is sent; the caller sets the key.
   * @throws LeagueFailure as `forEvent`
   */
  readonly forWeekLeft: (due: WeekLeft, context: PlanningContext) => Promise<LetterToSend | null>;
}
