import { makeRandom } from 'test-kit/chance';

export class Chance {
  /** From 0 to 1. */
  readonly share: () => number;

  constructor(seed: number) {
    this.share = makeRandom(seed);
  }

  /** A whole number from 0 to just below the given one. */
  below(limit: number): number {
    return Math.floor(this.share() * limit);
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.below(from.length)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }

  /** Characters from NUL to ÿ. */
  text(most: number): string {
    return this.bytes(this.below(most)).toString('latin1');
  }
}
