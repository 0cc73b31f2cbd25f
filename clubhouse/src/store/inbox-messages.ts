export type Channel = 'mail' | 'chat';

/**
 * The kind of message. `too_large`: an email that was not fetched. `linked`: the chat was just
 * linked. `bad_link`: its link no longer works. `stranger`: the chat belongs to nobody.
 * `unreadable`: the text is not the sender's own.
 */
export type MessageKind =
  | 'text'
  | 'too_large'
  | 'press'
  | 'linked'
  | 'help'
  | 'bad_link'
  | 'stranger'
  | 'unreadable'
  | 'too_long'
  | 'too_many';

export interface NewMessage {
  readonly channel: Channel;
  /** Identifies the message within its channel. */
  readonly source: string;
  /** The reply address of an email; 0 in a chat. */
  readonly addressPlace: number;
  /** Null if the chat belongs to nobody. */
  readonly memberId: string | null;
  /** The matches of the answered email; empty in a chat. */
  readonly matchIds: readonly string[];
  /** The proposal in the answered email; null if it made none. */
  readonly proposalId: number | null;
  readonly kind: MessageKind;
  /** The sender's address; empty if the email names none for certain. */
  readonly sender: string;
  /** Our mail server found that the sender is forged. */
  readonly isForged: boolean;
  /** Sent from another address than the original email's recipient, or forged. */
  readonly isStranger: boolean;
  readonly chatId: number;
  /** The language of the mail program, such as `de`; empty if unknown. */
  readonly language: string;
  /** The text, or a button's data; empty if the site does not read it. */
  readonly written: string;
}

export interface WaitingMessage extends NewMessage {
  readonly place: number;
  /** The match that the message concerns; null if not known yet. */
  readonly matchId: string | null;
  /** 0 for the first. */
  readonly attempts: number;
  /** The side's last report before this message, or `none`; null before the first attempt. */
  readonly reportedBefore: string | null;
}

export interface AskedMessage {
  readonly place: number;
  readonly source: string;
  readonly memberId: string;
  readonly matchId: string;
  /** The mailbox that sent the message and got the question; empty in a chat. */
  readonly sender: string;
  readonly written: string;
  /** The choices in the form passed to `end`. */
  readonly choices: string;
}

export interface ChatAnswer {
  readonly text: string;
  /** One per row. */
  readonly buttons: readonly { readonly label: string; readonly data: string }[];
}

export interface AnswerToSend extends ChatAnswer {
  readonly place: number;
  readonly chatId: number;
}

export interface MessageEnd {
  /** The outcome by its `ReplyOutcome` name; null if there is no answer. */
  readonly outcome?: string | null;
  readonly answer?: ChatAnswer;
  /** The question to the author, and the text it concerns. */
  readonly question?: { readonly choices: string; readonly written: string };
}
