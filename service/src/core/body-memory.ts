import { SHARES } from './network.ts';

/** The head of a request, as `node:http` gives it. */
export interface RequestHead {
  readonly headers: {
    readonly 'content-length'?: string | undefined;
    readonly 'transfer-encoding'?: string | undefined;
  };
}

/** Whether a request brings anything behind its head. */
export function hasBody({ headers }: RequestHead): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** What a body may come to, by its head: the length that it names, else all that is taken. */
export function announcedBytes({ headers }: RequestHead, maxBytes: number): number {
  return Number(headers['content-length'] ?? maxBytes);
}

/**
 * What bodies that are still arriving may hold in memory (LIM-7, BODY-5): this many bytes for all of
 * them, and fewer for one caller, so that nobody keeps everybody else out. The only body of a caller
 * may be larger: how large one may be is not judged here.
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

  /**
   * @param names of one caller: those of the networks around it have more room, each by its share
   * @returns false where there is no room for this many more
   */
  take(names: readonly string[], bytes: number): boolean {
    const hasRoom = names.every((name, around) => {
      const own = this.#heldBy(name);
      return own === 0 || own + bytes <= this.#maxBytesEach * (SHARES[around] ?? 1);
    });
    if (!hasRoom || this.#bytes + bytes > this.#maxBytes) return false;
    for (const name of names) this.#held.set(name, this.#heldBy(name) + bytes);
    this.#bytes += bytes;
    return true;
  }

  free(names: readonly string[], bytes: number): void {
    for (const name of names) {
      const rest = this.#heldBy(name) - bytes;
      if (rest > 0) this.#held.set(name, rest);
      else this.#held.delete(name);
    }
    this.#bytes -= bytes;
  }

  #heldBy(name: string): number {
    return this.#held.get(name) ?? 0;
  }
}
