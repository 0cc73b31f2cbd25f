import { isId } from '../shared/ids.ts';
import { byShortfall, type ChasedPlace, inOrder } from './chased.ts';

/** Where a row stands in the chase list. */
export interface ChasePlace extends ChasedPlace {
  /** The season's last day for reports; null when it has none. */
  readonly deadline: string | null;
}

/**
 * The order of the chase list: the least time first, no deadline last; then who is furthest short
 * of the minimum; then by entry and member, so that no two rows share a place (CHA-4).
 */
export function byUrgency(one: ChasePlace, other: ChasePlace): number {
  return compared(one.deadline, one, other);
}

/** The same of somebody whose season has this deadline. */
export function compared(deadline: string | null, one: ChasedPlace, other: ChasePlace): number {
  return byTimeLeft(deadline, other.deadline) || byShortfall(one, other);
}

/** No deadline last. */
export function byTimeLeft(one: string | null, other: string | null): number {
  return inOrder(one ?? NEVER, other ?? NEVER);
}

const VERSION = 'c1';
const NEVER = 'never';
const CURSOR = new RegExp(
  `^${VERSION}\\.(\\d{4}-\\d\\d-\\d\\d|${NEVER})\\.(0|[1-9]\\d{0,5})\\.([^.]+)\\.([^.]+)$`,
);

/** The place as callers hold it: opaque, so that it can change its form. */
export function encodeChaseCursor({ deadline, shortBy, entryId, memberId }: ChasePlace): string {
  const text = [VERSION, deadline ?? NEVER, shortBy, entryId, memberId].join('.');
  return Buffer.from(text).toString('base64url');
}

/** Null when it is no cursor of the chase list. */
export function decodeChaseCursor(cursor: string): ChasePlace | null {
  const parts = CURSOR.exec(Buffer.from(cursor, 'base64url').toString());
  const [, deadline, shortBy, entryId, memberId] = parts ?? [];
  if (deadline === undefined || !isId(entryId) || !isId(memberId)) return null;
  const place = {
    deadline: deadline === NEVER ? null : deadline,
    shortBy: Number(shortBy),
    entryId,
    memberId,
  };
  return encodeChaseCursor(place) === cursor ? place : null;
}
