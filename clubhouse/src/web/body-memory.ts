/**
 * What bodies that are still arriving may hold in memory (BODY-5): so many bytes for all of them,
 * and fewer for one caller, so that nobody keeps everybody else out.
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

  /** @returns false where there is no room for so many more */
  take(name: string, bytes: number): boolean {
    const own = (this.#held.get(name) ?? 0) + bytes;
    if (own > this.#maxBytesEach || this.#bytes + bytes > this.#maxBytes) return false;
    this.#held.set(name, own);
    this.#bytes += bytes;
    return true;
  }

  free(name: string, bytes: number): void {
    const rest = (this.#held.get(name) ?? 0) - bytes;
    if (rest > 0) this.#held.set(name, rest);
    else this.#held.delete(name);
    this.#bytes -= bytes;
  }
}
