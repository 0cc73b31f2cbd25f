import type { Log } from '../dispatch/log.ts';
import { makeMessageIdPart } from '../dispatch/drawing.ts';
import { hashAddress } from '../addresses/address.ts';
import type { MessageKind, NewMessage } from '../store/inbox-messages.ts';
import type { Store } from '../store/store.ts';
import type { AnswerAddresses } from './answer-addresses.ts';
import type { Bounce } from './bounce.ts';
import { type MessageHead, readContent, readHead } from './read-message.ts';
import type { StoredAnswerable } from './reply-token.ts';

const HOUR_MS = 3_600_000;
/** Replies per member; nobody has this much to answer. */
const MAX_REPLIES_AN_HOUR = 30;
/** Replies by strangers to one member's emails; beyond this, only the member can answer. */
const MAX_STRANGERS_AN_HOUR = 10;
/** Replies to store; while this many wait, further ones stay in the mailbox. */
const MAX_WAITING = 1000;

type AdmittedEmail = Pick<
  NewMessage,
  'source' | 'addressPlace' | 'memberId' | 'matchIds' | 'proposalId' | 'isStranger'
>;

interface Options {
  readonly store: Store;
  readonly addresses: AnswerAddresses;
  /** The host of our own Message-IDs. */
  readonly host: string;
  readonly now: () => number;
  readonly log: Log;
}

/** Receives messages, and stores replies to our emails until they are answered (REPLY-13). */
export class Reception {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get host(): string {
    return this.#options.host;
  }

  isFull(): boolean {
    return this.#options.store.inbox.waiting('mail') >= MAX_WAITING;
  }

  /** Whether a message may concern the site, judged by its header alone (REPLY-11). */
  mayConcern({ recipients, isReport }: MessageHead): boolean {
    return isReport || recipients.some((one) => this.#options.addresses.isOurs(one));
  }

  /**
   * Stores a message. Reads no content if the header excludes the message, because reading blocks
   * the site for a moment (REPLY-18). Judges an unreadable message by its header.
   */
  async take(raw: Uint8Array): Promise<void> {
    const head = await readHead(raw, this.host);
    if (head === null || (!head.isReport && this.#admit(head) === null)) return;
    const content = await readContent(raw, head);
    if (content === null) this.takeUnread(head, 'text');
    else if (content.bounce === null) this.#keep(head, 'text', content.written);
    else this.#noteBounce(content.bounce);
  }

  takeUnread(head: MessageHead, kind: MessageKind): void {
    this.#keep(head, kind, '');
  }

  #keep(head: MessageHead, kind: MessageKind, written: string): void {
    const admitted = this.#admit(head);
    if (admitted === null) return;
    const { store, now } = this.#options;
    const { sender, isForged } = head;
    const inMail = { channel: 'mail', chatId: 0, language: '' } as const;
    store.inbox.add({ ...inMail, ...admitted, sender, isForged, kind, written }, now());
  }

  /** The email that the message answers; null if the site does not accept the message. */
  #admit(head: MessageHead): AdmittedEmail | null {
    const { store, now, log } = this.#options;
    if (head.isAutomatic) return null;
    const address = this.#addressOf(head.recipients);
    if (address === null) {
      const isOurs = head.recipients.some((one) => this.#options.addresses.isOurs(one));
      if (isOurs) log.warn({}, 'a reply came to an address that no email has');
      return null;
    }
    const { messageHash, sender, isForged } = head;
    const { place, memberId, matchIds, proposalId } = address;
    const source = `${messageHash}.${place}`;
    if (store.inbox.isKnown('mail', source)) return null;
    const mailbox = address.mailboxHash;
    const isStranger = isForged || (mailbox !== null && hashAddress(sender) !== mailbox);
    const most = isStranger ? MAX_STRANGERS_AN_HOUR : MAX_REPLIES_AN_HOUR;
    if (store.inbox.countSince(memberId, now() - HOUR_MS, isStranger) >= most) {
      const whose = { member: memberId, from_stranger: isStranger };
      log.warn(whose, 'a reply was ignored: too many came within an hour');
      return null;
    }
    return { source, addressPlace: place, memberId, matchIds, proposalId, isStranger };
  }

  /** Records a bounce: only the recipient knows the Reply-To, so nobody can fake one (REPLY-20). */
  #noteBounce({ replyTo, messageName: name, recipient }: Bounce): void {
    const { store, log } = this.#options;
    const address = this.#addressOf(replyTo);
    if (address === null) return;
    const { memberId } = address;
    const isIt = (key: string) => makeMessageIdPart(key) === name;
    if (store.outbox.comeBack(memberId, recipient, isIt)) {
      log.warn({ member: memberId }, 'an email bounced: its address accepts none');
    }
  }

  #addressOf(recipients: readonly string[]): StoredAnswerable | null {
    for (const recipient of recipients) {
      const address = this.#options.addresses.read(recipient);
      if (address !== null) return address;
    }
    return null;
  }
}
