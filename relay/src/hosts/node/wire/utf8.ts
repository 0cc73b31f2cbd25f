import { isAscii } from 'node:buffer';

const FIRST_CONTINUATION = 0x80;
const LAST_CONTINUATION = 0xbf;

/** Checks text in parts, up to the first byte impossible in UTF-8 (RFC 6455, 8.1; RFC 3629, 4). */
export class Utf8Check {
  /** Bytes that the current character still needs. */
  #left = 0;
  /** The smallest possible next byte: some characters restrict their second byte. */
  #least = FIRST_CONTINUATION;
  #most = LAST_CONTINUATION;

  get isWhole(): boolean {
    return this.#left === 0;
  }

  /** @returns whether the text is valid so far */
  take(part: Buffer): boolean {
    if (this.isWhole && isAscii(part)) return true;
    for (const byte of part) {
      if (!(this.#left === 0 ? this.#begin(byte) : this.#goOn(byte))) return false;
    }
    return true;
  }

  #begin(byte: number): boolean {
    if (byte < 0x80) return true;
    // 0x80 to 0xBF go on with a character, 0xC0 and 0xC1 would write ASCII in two bytes.
    if (byte < 0xc2 || byte > 0xf4) return false;
    this.#left = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    // Not in more bytes than needed, no surrogates, nothing past U+10FFFF.
    if (byte === 0xe0) this.#least = 0xa0;
    else if (byte === 0xed) this.#most = 0x9f;
    else if (byte === 0xf0) this.#least = 0x90;
    else if (byte === 0xf4) this.#most = 0x8f;
    return true;
  }

  #goOn(byte: number): boolean {
    if (byte < this.#least || byte > this.#most) return false;
    this.#left -= 1;
    this.#least = FIRST_CONTINUATION;
    this.#most = LAST_CONTINUATION;
    return true;
  }
}
