import type { FeedEpoch } from '../db/feed-epoch.ts';
import type { Id } from '../shared/ids.ts';

/** A place in the feed: a position, and the epoch in which it was given (EVT-13). */
export interface FeedPlace {
  readonly position: number;
  readonly epoch: FeedEpoch;
}

/** As a cursor names it. */
export interface CursorPlace extends FeedPlace {
  /** Whether the cursor says so; the others are from before the first restore. */
  readonly isOfEpoch: boolean;
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
export function decodeCursor(club: Id<'club'>, cursor: string): CursorPlace | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (inBase64(text) !== cursor) return null;
  const [, oldPosition] = CURSOR_WITHOUT_EPOCH.exec(text) ?? [];
  if (oldPosition !== undefined) {
    const position = numberIn(oldPosition);
    return position === null ? null : { epoch: FIRST_EPOCH, position, isOfEpoch: false };
  }
  const [, mark, id = '', ...numbers] = CURSOR.exec(text) ?? [];
  const [after = null, position = null] = numbers.map(numberIn);
  if (mark !== markOf(club) || after === null || position === null) return null;
  return { epoch: { id, after }, position, isOfEpoch: true };
}

/** Null where it is written otherwise than we write it: a place has one cursor. */
function numberIn(text: string): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : null;
}

function inBase64(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** By which a cursor of another club is known. */
function markOf(club: Id<'club'>): string {
  return club.slice(-12);
}
