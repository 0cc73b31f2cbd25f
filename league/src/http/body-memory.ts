import type { IncomingMessage } from 'node:http';

const MIB = 1024 * 1024;
/** For all bodies that are still arriving, and of one credential. */
const MAX_BYTES = 64 * MIB;
const MAX_BYTES_EACH = 8 * MIB;

/**
 * What bodies that are still arriving may hold in memory (LIM-7): so many bytes for all of them,
 * and fewer for one credential, so that nobody keeps everybody else out.
 */
export class BodyMemory {
  readonly #held = new Map<string, number>();
  readonly #maxBodyBytes: number;
  #bytes = 0;

  /** @param maxBodyBytes what a body may come to that does not say how long it is */
  constructor(maxBodyBytes: number) {
    this.#maxBodyBytes = maxBodyBytes;
  }

  /**
   * Holds room for a body until it has arrived, or its connection is gone. The only one of a
   * credential may be larger than what it has otherwise: its size has a limit of its own (LIM-1).
   * @returns false where there is none
   */
  hold(name: string, raw: IncomingMessage): boolean {
    if (!hasBody(raw)) return true;
    const announced = Number(raw.headers['content-length'] ?? this.#maxBodyBytes);
    // Of a longer one no more is read.
    const bytes = Math.min(announced, this.#maxBodyBytes);
    const own = this.#held.get(name) ?? 0;
    if (own > 0 && own + bytes > MAX_BYTES_EACH) return false;
    if (this.#bytes + bytes > MAX_BYTES) return false;
    this.#held.set(name, own + bytes);
    this.#bytes += bytes;
    raw.once('close', () => this.#free(name, bytes));
    return true;
  }

  #free(name: string, bytes: number): void {
    const rest = (this.#held.get(name) ?? 0) - bytes;
    if (rest > 0) this.#held.set(name, rest);
    else this.#held.delete(name);
    this.#bytes -= bytes;
  }
}

/** Whether a request brings anything behind its head. */
function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
