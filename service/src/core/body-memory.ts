import { SHARES } from './network.ts';

export interface RequestHead {
  readonly headers: {
    readonly 'content-length'?: string | undefined;
    readonly 'transfer-encoding'?: string | undefined;
  };
}

export function hasBody({ headers }: RequestHead): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** The announced length in bytes; without one, the maximum that is read. */
export function countAnnouncedBytes({ headers }: RequestHead, maxBytes: number): number {
  return Number(headers['content-length'] ?? maxBytes);
}

/** An ordinary write is smaller. */
const ORDINARY_BODY_BYTES = 1024;

/**
 * Limits memory for arriving bodies (LIM-7, BODY-5), in total and per caller, so that nobody locks
 * out others. A caller's only body may exceed its share.
 */
export class BodyMemory {
  readonly #maxBytes: number;
  readonly #maxBytesEach: number;
  readonly #held = new Map<string, number>();
  #bytes = 0;

  constructor(maxBytes: number, maxBytesEach: number) {
    this.#maxBytes = maxBytes;
    this.#maxBytesEach = maxBytesEach;
  }

  /** Whether there is no room for an ordinary write from anyone (OPS-2). */
  get isFull(): boolean {
    return this.#bytes + ORDINARY_BODY_BYTES > this.#maxBytes;
  }

  /**
   * Holds room only while `read` runs, so that none can leak. Null if there is no room.
   * @param names the caller's own, then the surrounding networks, which have larger shares
   * @param read must settle once the connection has closed, like `readArriving`
   */
  async hold<T>(
    names: readonly string[],
    bytes: number,
    read: () => Promise<T>,
  ): Promise<T | null> {
    if (!this.#hasRoom(names, bytes)) return null;
    this.#add(names, bytes);
    try {
      return await read();
    } finally {
      this.#add(names, -bytes);
    }
  }

  #hasRoom(names: readonly string[], bytes: number): boolean {
    if (this.#bytes + bytes > this.#maxBytes) return false;
    return names.every((name, around) => {
      const held = this.#held.get(name) ?? 0;
      return held === 0 || held + bytes <= this.#maxBytesEach * (SHARES[around] ?? 1);
    });
  }

  #add(names: readonly string[], bytes: number): void {
    this.#bytes += bytes;
    for (const name of names) {
      const held = (this.#held.get(name) ?? 0) + bytes;
      if (held > 0) this.#held.set(name, held);
      else this.#held.delete(name);
    }
  }
}
