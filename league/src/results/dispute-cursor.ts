import { type Id, parseId } from '../shared/ids.ts';

/** A member's place in the history of disputes; no two share one (DIS-3). */
export interface DisputePlace {
  readonly disputes: number;
  readonly id: Id<'member'>;
}

const CURSOR = /^d1\.([1-9]\d{0,8})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Encodes the place as an opaque cursor, so that its form can change. */
export function encodeDisputeCursor({ disputes, id }: DisputePlace): string {
  return Buffer.from(`d1.${disputes}.${id}`).toString('base64url');
}

/** @returns null if it is not a cursor of this list */
export function decodeDisputeCursor(cursor: string): DisputePlace | null {
  const [, disputes, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (disputes === undefined || id === undefined) return null;
  const place = { disputes: Number(disputes), id: parseId(id) };
  return encodeDisputeCursor(place) === cursor ? place : null;
}
