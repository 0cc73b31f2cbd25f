import { LETTER_KINDS, type LetterKind } from '../mail/letter.ts';
import { markMailbox } from '../signed/mailbox-mark.ts';
import type { Signer } from '../signed/signer.ts';

export interface Subscription {
  readonly memberId: string;
  readonly kind: LetterKind;
}

interface MailedSubscription extends Subscription {
  /** Identifies the mailbox that the email went to. */
  readonly mailboxMark: string;
}

/** Links that turn off a kind of email without signing in (MAIL-10). */
export class UnsubscribeAddresses {
  readonly #signer: Signer;
  readonly #url: string;

  /** @param url the site's public address without a trailing slash */
  constructor(signer: Signer, url: string) {
    this.#signer = signer;
    this.#url = url;
  }

  /** @param mailbox the email's recipient */
  addressFor({ memberId, kind }: Subscription, mailbox: string): string {
    const named = `${memberId}.${kind}.${markMailbox(this.#signer, mailbox)}`;
    return `${this.#url}/unsubscribe/${named}.${this.#signer.mark('unsubscribe', named)}`;
  }

  /** Null for a token that the site did not make. */
  read(token: string): MailedSubscription | null {
    const [memberId = '', name, mailboxMark = '', mark = ''] = token.split('.');
    const kind = LETTER_KINDS.find((one) => one === name);
    if (kind === undefined) return null;
    const named = `${memberId}.${kind}.${mailboxMark}`;
    const isMade = this.#signer.isMarked('unsubscribe', named, mark);
    return isMade ? { memberId, kind, mailboxMark } : null;
  }
}
