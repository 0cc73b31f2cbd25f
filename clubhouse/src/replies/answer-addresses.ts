import { hashAddress } from '../addresses/address.ts';
import type { Signer } from '../signed/signer.ts';
import type { Store } from '../store/store.ts';
import {
  type Answerable,
  isTokenFor,
  readPlace,
  makeReplyToken,
  type StoredAnswerable,
} from './reply-token.ts';
import { fillTemplate, type ReplyTemplate, findToken } from './reply-template.ts';

interface Options {
  readonly template: ReplyTemplate;
  readonly signer: Signer;
  readonly store: Pick<Store, 'replyAddresses'>;
  readonly now: () => number;
}

/** Reply addresses of emails: one for each member and subject (REPLY-10). */
export class AnswerAddresses {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param mailbox the recipient's address */
  addressFor(answerable: Answerable, mailbox: string): string {
    const { template, signer, store, now } = this.#options;
    const kept = store.replyAddresses.keep(answerable, hashAddress(mailbox), now());
    return fillTemplate(template, makeReplyToken(signer, kept));
  }

  /** Whether an address is a reply address; no other part of the site reads messages to one. */
  isOurs(address: string): boolean {
    return findToken(this.#options.template, address) !== null;
  }

  /** Null if the site did not make the address, or has forgotten the email. */
  read(address: string): StoredAnswerable | null {
    const { template, signer, store } = this.#options;
    const token = findToken(template, address);
    const place = token === null ? null : readPlace(token);
    const kept = place === null ? null : store.replyAddresses.find(place);
    if (token === null || kept === null) return null;
    return isTokenFor(signer, token, kept) ? kept : null;
  }
}
