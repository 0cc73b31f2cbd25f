import type { FeedEpoch } from '../db/feed-epoch.ts';
import { type CursorPlace, FIRST_EPOCH, type FeedPlace } from './cursor.ts';

/** The epochs that lead to a feed as it is, and its newest position. */
export interface FeedLine {
  readonly epochs: readonly FeedEpoch[];
  readonly end: number;
}

/** The current epoch of the feed. */
export function presentEpoch({ epochs }: FeedLine): FeedEpoch {
  return epochs.at(-1) ?? FIRST_EPOCH;
}

/**
 * Up to where the feed repeats what it said before this place was reached (EVT-13). Less than its
 * position, where a restore took away what the place has seen.
 */
export function sharedUntil(line: FeedLine, { position, epoch }: FeedPlace): number {
  const all = [FIRST_EPOCH, ...line.epochs];
  const index = all.findIndex(({ id }) => id === epoch.id);
  if (index === -1) {
    // A restore took its epoch away as well. Any restore since may have been of an older backup.
    return Math.min(position, epoch.after, line.end, ...line.epochs.map(({ after }) => after));
  }
  return Math.min(position, all[index + 1]?.after ?? line.end, line.end);
}

/**
 * Whether the feed has told all that the place has seen, and numbers as it did then. A cursor
 * without an epoch may be ahead, as it always might.
 */
export function isPresent(line: FeedLine, place: CursorPlace): boolean {
  const isReached = place.position <= line.end || !place.isOfEpoch;
  return isReached && place.epoch.id === presentEpoch(line).id;
}
