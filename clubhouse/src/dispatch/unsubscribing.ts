import { LETTER_KINDS, type LetterKind } from '../mail/letter.ts';
import type { Signer } from '../signed/signer.ts';

/** Whose letters of which kind. */
export interface Subscription {
  readonly memberId: string;
  readonly kind: LetterKind;
}

/** Addresses by which whoever has a letter turns off its kind without signing in (MAIL-10). */
export class UnsubscribeAddresses {
  readonly #signer: Signer;
  readonly #url: string;

  /** @param url the site's public address, without a slash at the end */
  constructor(signer: Signer, url: string) {
    this.#signer = signer;
    this.#url = url;
  }

  addressFor({ memberId, kind }: Subscription): string {
    const named = `${memberId}.${kind}`;
    return `${this.#url}/unsubscribe/${named}.${this.#signer.mark('unsubscribe', named)}`;
  }

  /** Null for a token that was not made here. */
  read(token: string): Subscription | null {
    const [memberId = '', name, mark = ''] = token.split('.');
    const kind = LETTER_KINDS.find((one) => one === name);
    if (kind === undefined) return null;
    const isMade = this.#signer.isMarked('unsubscribe', `${memberId}.${kind}`, mark);
    return isMade ? { memberId, kind } : null;
  }
}
