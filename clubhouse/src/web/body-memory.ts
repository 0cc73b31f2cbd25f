import { SHARES } from 'service/network';

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

  /**
   * @param names of one caller: those of the networks around it have more room, each by its share
   * @returns false where there is no room for so many more
   */
  take(names: readonly string[], bytes: number): boolean {
    const hasRoom = names.every(
      (name, around) => this.#heldBy(name) + bytes <= this.#maxBytesEach * (SHARES[around] ?? 1),
    );
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
