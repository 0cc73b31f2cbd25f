import type { FeedEpoch } from '../db/feed-epoch.ts';
import type { Id } from '../shared/ids.ts';

/** A place in the feed: a position and the epoch it belongs to (EVT-13). */
export interface FeedPlace {
  readonly position: number;
  readonly epoch: FeedEpoch;
}

export interface CursorPlace extends FeedPlace {
  /** Whether the cursor names its epoch; cursors from before the first restore do not. */
  readonly isOfEpoch: boolean;
}

/** From the installation to the first restore. */
export const FIRST_EPOCH: FeedEpoch = { id: '', after: 0 };

const CURSOR = /^e2\.([0-9a-f]{12})\.([0-9a-f]*)\.(\d+)\.(\d+)$/;
/** Cursors from releases without epochs belong to the first. */
const CURSOR_WITHOUT_EPOCH = /^e1\.(\d+)$/;

/** Encodes a place in a club's feed as an opaque cursor, so that its form can change. */
export function encodeCursor(club: Id<'club'>, { position, epoch }: FeedPlace): string {
  return toBase64url(`e2.${makeClubMark(club)}.${epoch.id}.${epoch.after}.${position}`);
}

/** @returns null if it is not a cursor of this club's feed */
export function decodeCursor(club: Id<'club'>, cursor: string): CursorPlace | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (toBase64url(text) !== cursor) return null;
  const [, oldPosition] = CURSOR_WITHOUT_EPOCH.exec(text) ?? [];
  if (oldPosition !== undefined) {
    const position = parseNumber(oldPosition);
    return position === null ? null : { epoch: FIRST_EPOCH, position, isOfEpoch: false };
  }
  const [, mark, id = '', ...numbers] = CURSOR.exec(text) ?? [];
  const [after = null, position = null] = numbers.map(parseNumber);
  if (mark !== makeClubMark(club) || after === null || position === null) return null;
  return { epoch: { id, after }, position, isOfEpoch: true };
}

/** Null unless written exactly as we write it, so that each place has one cursor. */
function parseNumber(text: string): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : null;
}

function toBase64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** Identifies the club, so that cursors of another club are recognised. */
function makeClubMark(club: Id<'club'>): string {
  return club.slice(-12);
}
