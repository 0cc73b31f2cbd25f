import type { Language } from '../messages/language.ts';

/** What a letter is about; members turn off kinds, not letters. */
export const LETTER_KINDS = [
  'sign_in',
  'invitation',
  'season_begun',
  'other_side_reported',
  'results_differ',
  'settled',
  'time_proposed',
  'arranged',
  'week_left',
  'reminder',
  'your_place',
  'entry_withdrawn',
  'box_changed',
  'deadline_changed',
  'final_table',
  'announcement',
  'partner_named',
  'application_received',
  'application_arrived',
  'accepted',
  'address_to_confirm',
  'address_changed',
  'reply_answer',
  'reply_from_elsewhere',
] as const;

export type LetterKind = (typeof LETTER_KINDS)[number];

/** A piece of a letter. In texts `*so*` is strong, as on pages; nothing else is markup. */
export type Block =
  /** @property isSub over a part of the letter, and not over all of it */
  | { readonly type: 'heading'; readonly text: string; readonly isSub?: boolean }
  | { readonly type: 'paragraph'; readonly text: string }
  /**
   * @property href an absolute address
   * @property isQuiet beside what the letter is for
   */
  | {
      readonly type: 'button';
      readonly label: string;
      readonly href: string;
      readonly isQuiet?: boolean;
    }
  | { readonly type: 'contacts'; readonly people: readonly Contact[] }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** What counts most, set apart: a score, a place. */
  | { readonly type: 'card'; readonly title: string; readonly lines: readonly string[] }
  | { readonly type: 'small'; readonly text: string };

/** How to reach somebody, as far as the club may show it. */
export interface Contact {
  readonly name: string;
  /** What they are reached for, as `Singles, Box 3`. */
  readonly about?: string;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface Attachment {
  readonly filename: string;
  /** As `text/calendar; method=PUBLISH; charset=utf-8`. */
  readonly content_type: string;
  /** Text; base64 where it is shown in the letter. */
  readonly content: string;
  /** By this id the letter itself shows it (`cid:`). */
  readonly shown_as?: string;
}

/** The content of a letter, before it is drawn. It is kept as JSON until it has been sent. */
export interface Letter {
  readonly kind: LetterKind;
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly attachments?: readonly Attachment[];
  /** What a reply to it would be about; without it none is read. */
  readonly answerable?: AnswerableMatter;
}

/** What a reply to a letter is about. */
export type AnswerableMatter = AnswerableMatch | AnswerableMatches;

/** A match, and the times that a letter proposed for it. */
interface AnswerableMatch {
  readonly match_id: string;
  readonly proposal_id?: number;
  /** Words that can be sent back as they are (REPLY-34). */
  readonly examples?: {
    readonly result?: string | null;
    readonly pick?: string | null;
    readonly decline?: string | null;
  };
}

/** Several: a reply says against whom, and beneath the letter each has a link to its page. */
interface AnswerableMatches {
  readonly matches: readonly {
    readonly id: string;
    /** Whom it is against, and where it takes more to tell it from another, that too. */
    readonly label: string;
  }[];
  /** Words about one of them that can be sent back as they are; null: none are certain. */
  readonly example?: string | null;
}

/** Whom a letter goes to: an applicant and a coach are no members. */
interface Recipient {
  readonly member_id?: string;
  readonly address: string;
  readonly name: string;
}

/** A letter with its address, as `Outbox.add` takes it. */
export interface LetterToSend {
  /** What makes it this letter and no other, as `EVENT:KIND:MEMBER`: a second time it is not added. */
  readonly key: string;
  readonly to: Recipient;
  readonly language: Language;
  readonly letter: Letter;
  /**
   * Ids of those whom it names beside its recipient: members, and the application that it is of.
   * Where one of them is erased the letter goes (OWN-2).
   */
  readonly about: readonly string[];
  /**
   * The key of the letter to the same recipient that it follows. It may also be a name for all
   * letters of one matter, as `match:ID:MEMBER`: mail programs show them together.
   */
  readonly in_reply_to?: string;
}
