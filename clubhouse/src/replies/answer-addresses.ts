import { hashAddress } from '../addresses/address.ts';
import type { Signer } from '../signed/signer.ts';
import type { Store } from '../store/store.ts';
import {
  type Answerable,
  isTokenOf,
  placeOf,
  replyToken,
  type StoredAnswerable,
} from './reply-token.ts';
import { fillTemplate, type ReplyTemplate, tokenOf } from './reply-template.ts';

interface Options {
  readonly template: ReplyTemplate;
  readonly signer: Signer;
  readonly store: Pick<Store, 'replyAddresses'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The addresses at which letters are answered: one for each member and matter (REPLY-10). */
export class AnswerAddresses {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param mailbox where the letter goes */
  addressFor(answerable: Answerable, mailbox: string): string {
    const { template, signer, store, now } = this.#options;
    const kept = store.replyAddresses.keep(answerable, hashAddress(mailbox), now());
    return fillTemplate(template, replyToken(signer, kept));
  }

  /** Whether it is one of these at all: then nobody else reads what comes there. */
  isOurs(address: string): boolean {
    return tokenOf(this.#options.template, address) !== null;
  }

  /** Null for an address that was not made here, or whose letter is forgotten. */
  read(address: string): StoredAnswerable | null {
    const { template, signer, store } = this.#options;
    const token = tokenOf(template, address);
    const place = token === null ? null : placeOf(token);
    const kept = place === null ? null : store.replyAddresses.find(place);
    if (token === null || kept === null) return null;
    return isTokenOf(signer, token, kept) ? kept : null;
  }
}
