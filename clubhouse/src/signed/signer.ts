import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const MARK_BYTES = 16;
/** What `mark` gives: so many letters, digits, dashes and underscores. */
export const MARK_LENGTH = 22;

/** Marks texts so that nobody else can: addresses that act for a member without a sign-in. */
export class Signer {
  readonly #key: Uint8Array;

  /** @param key 32 bytes: another is made of it, so that what it closes elsewhere is not weakened */
  constructor(key: Uint8Array) {
    this.#key = new Uint8Array(hkdfSync('sha256', key, '', 'clubhouse: signed addresses', 32));
  }

  /** @param purpose a mark for one is none for another */
  mark(purpose: string, text: string): string {
    const made = createHmac('sha256', this.#key).update(`${purpose}\n${text}`).digest();
    return made.subarray(0, MARK_BYTES).toString('base64url');
  }

  isMarked(purpose: string, text: string, mark: string): boolean {
    const [one, other] = [Buffer.from(this.mark(purpose, text)), Buffer.from(mark)];
    return one.length === other.length && timingSafeEqual(one, other);
  }
}
