/** What may still come at once, refilled by one a second up to its size. */
export interface Pace {
  readonly left: number;
  /** Epoch ms. */
  readonly at: number;
}

/**
 * The pace after one more; null where it was too fast. Where the clock was set back it begins anew:
 * else nothing would be refilled until that time comes again, perhaps in a year.
 */
export function afterOne({ left, at }: Pace, size: number, now: number): Pace | null {
  const refilled = now < at ? size : Math.min(size, left + (now - at) / 1000);
  return refilled < 1 ? null : { left: refilled - 1, at: now };
}
