import { isId } from '../shared/ids.ts';
import { type ChasePlace, NO_DEADLINE } from './rules/most-urgent.ts';

const VERSION = 'c1';
const CURSOR = new RegExp(
  `^${VERSION}\\.(\\d{4}-\\d\\d-\\d\\d|${NO_DEADLINE})\\.(0|[1-9]\\d{0,5})\\.([^.]+)\\.([^.]+)$`,
);

/** Encodes the place as an opaque cursor, so that its form can change. */
export function encodeChaseCursor({ deadline, shortBy, entryId, memberId }: ChasePlace): string {
  const text = [VERSION, deadline ?? NO_DEADLINE, shortBy, entryId, memberId].join('.');
  return Buffer.from(text).toString('base64url');
}

/** @returns null if the text is not a cursor of the chase list */
export function decodeChaseCursor(cursor: string): ChasePlace | null {
  const parts = CURSOR.exec(Buffer.from(cursor, 'base64url').toString());
  const [, deadline, shortBy, entryId, memberId] = parts ?? [];
  if (deadline === undefined || !isId(entryId) || !isId(memberId)) return null;
  const place = {
    deadline: deadline === NO_DEADLINE ? null : deadline,
    shortBy: Number(shortBy),
    entryId,
    memberId,
  };
  return encodeChaseCursor(place) === cursor ? place : null;
}
