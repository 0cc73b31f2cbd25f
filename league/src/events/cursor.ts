const VERSION = 'e1.';

/** A position in the feed as callers hold it: opaque, so that it can change its form. */
export function encodeCursor(position: number): string {
  return Buffer.from(`${VERSION}${position}`).toString('base64url');
}

/** Null when it is no cursor of this feed. */
export function decodeCursor(cursor: string): number | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const position = Number(text.slice(VERSION.length));
  const isOurs = text.startsWith(VERSION) && Number.isSafeInteger(position) && position >= 0;
  return isOurs && encodeCursor(position) === cursor ? position : null;
}
