import type { IncomingMessage } from 'node:http';
import { announcedBytes, BodyMemory, hasBody } from 'service/body-memory';

const MIB = 1024 * 1024;
/** For all bodies that are still arriving, and of one credential (LIM-7). */
const MAX_BYTES = 64 * MIB;
const MAX_BYTES_EACH = 8 * MIB;

/** The bodies that are still arriving, with the memory that they hold. */
export class ArrivingBodies {
  readonly #memory = new BodyMemory(MAX_BYTES, MAX_BYTES_EACH);
  readonly #maxBodyBytes: number;

  /** @param maxBodyBytes what a body may come to that does not say how long it is (LIM-1) */
  constructor(maxBodyBytes: number) {
    this.#maxBodyBytes = maxBodyBytes;
  }

  /**
   * Holds room for a body until it has arrived, or its connection is gone.
   * @returns false where there is none
   */
  hold(name: string, raw: IncomingMessage): boolean {
    if (!hasBody(raw)) return true;
    // A longer body is not read further.
    const bytes = Math.min(announcedBytes(raw, this.#maxBodyBytes), this.#maxBodyBytes);
    if (!this.#memory.take([name], bytes)) return false;
    raw.once('close', () => this.#memory.free([name], bytes));
    return true;
  }
}
