import { MAX_BURST, MAX_FRAMES_PER_SECOND } from '@sealed-move/protocol/limits';

/** A token bucket, changed in place: a new object per frame would be most of the allocations. */
export interface Bucket {
  left: number;
  at: number;
}

export function makeFullBucket(now: number): Bucket {
  return { left: MAX_BURST, at: now };
}

/** Takes a token; false if none is left (CAP-2). A clock that goes back refills nothing. */
export function takeOne(bucket: Bucket, now: number): boolean {
  const passed = Math.max(0, now - bucket.at);
  const refilled = Math.min(MAX_BURST, bucket.left + (passed / 1000) * MAX_FRAMES_PER_SECOND);
  if (refilled < 1) return false;
  bucket.left = refilled - 1;
  bucket.at = Math.max(bucket.at, now);
  return true;
}
