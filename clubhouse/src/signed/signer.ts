import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const MARK_BYTES = 16;
/** Length of a `mark`: letters, digits, dashes and underscores. */
export const MARK_LENGTH = 22;
/** Length of a `foldedMark`: digits and small letters. */
export const FOLDED_MARK_LENGTH = 25;

/** Signs texts, for addresses that act for a member without a sign-in. */
export class Signer {
  readonly #key: Uint8Array;

  /** @param key 32 bytes; the signer derives its own key, to keep the key's other uses safe */
  constructor(key: Uint8Array) {
    this.#key = new Uint8Array(hkdfSync('sha256', key, '', 'clubhouse: signed addresses', 32));
  }

  /** @param purpose a mark for one purpose is invalid for another */
  mark(purpose: string, text: string): string {
    const made = createHmac('sha256', this.#key).update(`${purpose}\n${text}`).digest();
    return made.subarray(0, MARK_BYTES).toString('base64url');
  }

  isMarked(purpose: string, text: string, mark: string): boolean {
    return isSameSignature(this.mark(purpose, text), mark);
  }

  /** A mark for places that lose the case of letters, such as email addresses. */
  foldedMark(purpose: string, text: string): string {
    const bytes = Buffer.from(this.mark(purpose, text), 'base64url');
    return BigInt(`0x${bytes.toString('hex')}`)
      .toString(36)
      .padStart(FOLDED_MARK_LENGTH, '0');
  }

  isFoldedMark(purpose: string, text: string, mark: string): boolean {
    return isSameSignature(this.foldedMark(purpose, text), mark);
  }
}

function isSameSignature(made: string, given: string): boolean {
  const [one, other] = [Buffer.from(made), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
