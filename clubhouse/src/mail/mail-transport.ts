import type { Attachment } from './letter.ts';

/** A letter drawn, with all that its headers need. */
export interface Mail {
  readonly to: Mailbox;
  /** What the sender is called, where the settings give an address alone. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** `<…@host>`: the same for each attempt, by which receivers know it again. */
  readonly messageId: string;
  /** The Message-ID of what it follows. */
  readonly references: string | null;
  /** Where its reader answers it; null: nobody reads that. */
  readonly replyTo?: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
  /** Ids of all whom it is to or about: what is written to a disk can be found by them. */
  readonly people: readonly string[];
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** How an attempt went. Reasons name no address. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** This letter will never be taken. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** This letter is not taken now. */
  | { readonly kind: 'later'; readonly reason: string }
  /** Nothing is taken now: it is not about this letter. */
  | { readonly kind: 'away'; readonly reason: string };

/** How mail leaves. */
export interface MailTransport {
  /**
   * One attempt.
   * @param onHandOver called when all has been said but the last line, before which nobody has
   *   taken the letter over, and after which they may have
   */
  readonly send: (mail: Mail, onHandOver: () => void) => Promise<Delivery>;
  /** Lets go of connections, also of those that a letter is on. */
  readonly close: () => void;
}
