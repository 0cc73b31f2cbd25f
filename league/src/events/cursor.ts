import type { FeedEpoch } from '../db/feed-epoch.ts';
import type { Id } from '../shared/ids.ts';

/** A place in the feed: a position, and in which epoch it was told (EVT-13). */
export interface FeedPlace {
  readonly position: number;
  readonly epoch: FeedEpoch;
}

/** From the installation to the first restore. */
export const FIRST_EPOCH: FeedEpoch = { id: '', after: 0 };

const CURSOR = /^e2\.([0-9a-f]{12})\.([0-9a-f]*)\.(\d+)\.(\d+)$/;
/** Cursors of releases that knew no epochs: they are of the first. */
const CURSOR_WITHOUT_EPOCH = /^e1\.(\d+)$/;

/** A place in the feed of a club as callers hold it: opaque, so that it can change its form. */
export function encodeCursor(club: Id<'club'>, { position, epoch }: FeedPlace): string {
  return inBase64(`e2.${markOf(club)}.${epoch.id}.${epoch.after}.${position}`);
}

/** Null when it is no cursor of this club's feed. */
export function decodeCursor(club: Id<'club'>, cursor: string): FeedPlace | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (inBase64(text) !== cursor) return null;
  const old = CURSOR_WITHOUT_EPOCH.exec(text);
  if (old !== null) return placeOf(FIRST_EPOCH.id, '0', old[1]);
  const [, mark, epoch, after, position] = CURSOR.exec(text) ?? [];
  return mark === markOf(club) ? placeOf(epoch, after, position) : null;
}

function placeOf(id = '', after = '', position = ''): FeedPlace | null {
  const numbers = [Number(after), Number(position)] as const;
  // As it was written: a place has one cursor.
  const isWritten = `${numbers[0]} ${numbers[1]}` === `${after} ${position}`;
  if (!isWritten || !numbers.every(Number.isSafeInteger)) return null;
  return { epoch: { id, after: numbers[0] }, position: numbers[1] };
}

function inBase64(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** By which a cursor of another club is known. */
function markOf(club: Id<'club'>): string {
  return club.slice(-12);
}
