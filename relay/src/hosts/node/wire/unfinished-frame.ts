import { HEADROOM } from './frames.ts';
import type { Utf8Check } from './utf8.ts';

const FIRST_BYTES = 64;

/** Bytes collected from several arrivals in their own buffer. */
class GatheredBytes {
  bytes: Buffer;
  length: number;

  /** @param length how many bytes to leave free at the start */
  constructor(length: number) {
    // A slab shared with others would be kept whole for as long as this is.
    this.bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
    this.length = length;
  }

  /** @param most the maximum total length, which is never exceeded */
  append(part: Buffer, start: number, end: number, most: number): void {
    const needed = this.length + end - start;
    if (needed > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, Math.min(most, 2 * needed)));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.bytes.set(part.subarray(start, end), this.length);
    this.length = needed;
  }
}

/** A frame that has not arrived completely: its header, and its unmasked payload. */
export class UnfinishedFrame extends GatheredBytes {
  /** The size of the frame's header; 0 until the header is complete. */
  headerBytes = 0;
  /** With its header. */
  totalBytes = 0;
  /** The check of the frame's text so far; null if unchecked or no text. */
  check: Utf8Check | null = null;

  constructor() {
    super(0);
  }
}

/** A message of which a fragment is still missing. */
export class UnfinishedMessage extends GatheredBytes {
  /** The check of the message's text so far; null if the message is not text. */
  readonly check: Utf8Check | null;
  fragments = 0;

  constructor(check: Utf8Check | null) {
    super(HEADROOM);
    this.check = check;
  }

  get payloadBytes(): number {
    return this.length - HEADROOM;
  }
}
