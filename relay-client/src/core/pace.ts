/** What may still come at once, refilled by one a second up to its size. */
export interface Pace {
  readonly left: number;
  /** Epoch ms. */
  readonly at: number;
}

/** The pace after one more; null where it was too fast. A clock that goes back refills nothing. */
export function afterOne({ left, at }: Pace, size: number, now: number): Pace | null {
  const refilled = Math.min(size, left + Math.max(0, now - at) / 1000);
  return refilled < 1 ? null : { left: refilled - 1, at: Math.max(at, now) };
}
