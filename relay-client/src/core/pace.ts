/** A token bucket that refills by one per second. */
export interface TokenBucket {
  readonly left: number;
  readonly at: number;
}

/**
 * Takes a token; null if none is left. If the clock was set back, the bucket is refilled. Otherwise
 * it would stay empty until the old time comes again, perhaps in a year.
 */
export function takeToken(
  { left, at }: TokenBucket,
  size: number,
  now: number,
): TokenBucket | null {
  const refilled = now < at ? size : Math.min(size, left + (now - at) / 1000);
  return refilled < 1 ? null : { left: refilled - 1, at: now };
}
