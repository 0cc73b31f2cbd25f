import type { Language } from '../messages/language.ts';

/** The kinds of emails; members can turn off a kind, not a single email. */
export const LETTER_KINDS = [
  'sign_in',
  'invitation',
  'season_begun',
  'other_side_reported',
  'results_differ',
  'settled',
  'time_proposed',
  'match_proposed',
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

/** A part of an email. In texts `*so*` is bold, as on pages; there is no other markup. */
export type Block =
  /** @property isSub for a heading within the email rather than above it */
  | { readonly type: 'heading'; readonly text: string; readonly isSub?: boolean }
  | { readonly type: 'paragraph'; readonly text: string }
  /** @property href an absolute address @property isQuiet for a secondary action */
  | {
      readonly type: 'button';
      readonly label: string;
      readonly href: string;
      readonly isQuiet?: boolean;
    }
  /** @property isShort for a long list: one row of links for each person */
  | { readonly type: 'contacts'; readonly people: readonly Contact[]; readonly isShort?: boolean }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** The most important fact, set apart: a score, a place. */
  | { readonly type: 'card'; readonly title: string; readonly lines: readonly string[] }
  | { readonly type: 'small'; readonly text: string };

export interface Contact {
  readonly name: string;
  /** The reason to contact the people, such as `Singles, Box 3`. */
  readonly about?: string;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface Attachment {
  readonly filename: string;
  /** The Content-Type, such as `text/calendar; method=PUBLISH; charset=utf-8`. */
  readonly content_type: string;
  /** Text, or base64 for an inline attachment. */
  readonly content: string;
  /** The id that the email uses to embed it (`cid:`). */
  readonly shown_as?: string;
}

/** The content of an email before rendering. It is stored as JSON until it has been sent. */
export interface Letter {
  readonly kind: LetterKind;
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly attachments?: readonly Attachment[];
  /** The matches that a reply concerns; without it, replies are not read. */
  readonly answerable?: AnswerableMatter;
}

export type AnswerableMatter = AnswerableMatch | AnswerableMatches;

/** A match, and the times that the email proposed for it. */
interface AnswerableMatch {
  readonly match_id: string;
  readonly proposal_id?: number;
  /** Example replies that can be sent word for word (REPLY-34). */
  readonly examples?: {
    readonly result?: string | null;
    readonly pick?: string | null;
    readonly decline?: string | null;
  };
}

/** Several matches: a reply names the opponent, and the email links to each match. */
interface AnswerableMatches {
  readonly matches: readonly {
    readonly id: string;
    /** The opponent, with more detail if that is ambiguous. */
    readonly label: string;
  }[];
  /** An example reply about one match, to send word for word; null if none is certain to work. */
  readonly example?: string | null;
  /** The email names the opponents elsewhere, so it has no second list with a link to each. */
  readonly isListed?: boolean;
}

interface Recipient {
  readonly member_id?: string;
  readonly address: string;
  readonly name: string;
}

/** An addressed email, as passed to `Outbox.add`. */
export interface LetterToSend {
  /** Identifies the email, as `EVENT:KIND:MEMBER`; the outbox adds a key only once. */
  readonly key: string;
  readonly to: Recipient;
  readonly language: Language;
  readonly letter: Letter;
  /** Ids of the members named and of the application; erasing one deletes the email (OWN-2). */
  readonly about: readonly string[];
  /** Keys of emails that this one makes unnecessary; it is sent if any of them is new. */
  readonly covers?: readonly string[];
  /**
   * The key of an earlier email to the same recipient, or a common name such as `match:ID:MEMBER`.
   * Mail programs show them as a thread.
   */
  readonly in_reply_to?: string;
}
