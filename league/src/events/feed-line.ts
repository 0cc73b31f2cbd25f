import type { FeedEpoch } from '../db/feed-epoch.ts';
import { type CursorPlace, FIRST_EPOCH, type FeedPlace } from './cursor.ts';

export interface FeedLine {
  readonly epochs: readonly FeedEpoch[];
  readonly end: number;
}

export function getCurrentEpoch({ epochs }: FeedLine): FeedEpoch {
  return epochs.at(-1) ?? FIRST_EPOCH;
}

/** The last shared position, which is earlier if a restore removed events already read (EVT-13). */
export function findSharedEnd(line: FeedLine, { position, epoch }: FeedPlace): number {
  const all = [FIRST_EPOCH, ...line.epochs];
  const index = all.findIndex(({ id }) => id === epoch.id);
  if (index === -1) {
    // A restore removed its epoch too. Any restore since may have used an older backup.
    return Math.min(position, epoch.after, line.end, ...line.epochs.map(({ after }) => after));
  }
  return Math.min(position, all[index + 1]?.after ?? line.end, line.end);
}

/** Whether all events read so far still exist. A cursor without an epoch may be ahead. */
export function isPresent(line: FeedLine, place: CursorPlace): boolean {
  const isReached = place.position <= line.end || !place.isOfEpoch;
  return isReached && place.epoch.id === getCurrentEpoch(line).id;
}
