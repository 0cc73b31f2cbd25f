import type { Attachment } from './letter.ts';

export interface Mail {
  readonly to: Mailbox;
  /** The sender's name, if the settings contain only an address. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** `<…@host>`, the same for each attempt, so that receivers recognise a repeat. */
  readonly messageId: string;
  /** The Message-ID of the email that this one follows. */
  readonly references: string | null;
  /** The address for replies; null if replies are not read. */
  readonly replyTo?: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
  /** Ids of the email's recipients and subjects, for finding it on a disk. */
  readonly people: readonly string[];
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The outcome of an attempt. Reasons contain no address. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** The server will never accept this email. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server does not accept this email now. */
  | { readonly kind: 'later'; readonly reason: string }
  /** The server accepts nothing now; it is not about this email. */
  | { readonly kind: 'away'; readonly reason: string };

export interface MailTransport {
  /**
   * Makes one attempt.
   * @param onHandOver called before the last line: until then nobody has accepted the email
   */
  readonly send: (mail: Mail, onHandOver: () => void) => Promise<Delivery>;
  /** Closes all connections, even those that are sending an email. */
  readonly close: () => void;
}
