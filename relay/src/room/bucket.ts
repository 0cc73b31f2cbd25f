import { BURST, PER_SECOND } from './limits.ts';

/** What a socket may still send: so many frames at a time. */
export interface Bucket {
  readonly left: number;
  readonly at: number;
}

export function fullBucket(now: number): Bucket {
  return { left: BURST, at: now };
}

/** Takes one; null where none is left (CAP-2). A clock that goes back refills nothing. */
export function takeOne({ left, at }: Bucket, now: number): Bucket | null {
  const refilled = Math.min(BURST, left + (Math.max(0, now - at) / 1000) * PER_SECOND);
  return refilled >= 1 ? { left: refilled - 1, at: Math.max(at, now) } : null;
}
