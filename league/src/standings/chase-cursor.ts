import type { ChaseRow } from './chase-schema.ts';

/** Where a row stands in the chase list. */
export interface ChasePlace {
  /** The season's last day for reports; null when it has none. */
  readonly deadline: string | null;
  readonly shortBy: number;
  readonly entryId: string;
  readonly memberId: string;
}

export function placeOf(row: ChaseRow): ChasePlace {
  return {
    deadline: row.results_deadline,
    shortBy: row.short_by,
    entryId: row.entry_id,
    memberId: row.member.id,
  };
}

/**
 * The order of the chase list: the least time first, no deadline last; then who is furthest short
 * of the minimum; then by entry and member, so that no two rows share a place (CHA-4).
 */
export function byUrgency(one: ChasePlace, other: ChasePlace): number {
  return (
    inOrder(one.deadline ?? NEVER, other.deadline ?? NEVER) ||
    other.shortBy - one.shortBy ||
    inOrder(one.entryId, other.entryId) ||
    inOrder(one.memberId, other.memberId)
  );
}

const VERSION = 'c1';
const NEVER = 'never';
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const CURSOR = new RegExp(
  `^${VERSION}\\.(\\d{4}-\\d\\d-\\d\\d|${NEVER})\\.(0|[1-9]\\d{0,5})\\.(${ID})\\.(${ID})$`,
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
  if (deadline === undefined || entryId === undefined || memberId === undefined) return null;
  const place = {
    deadline: deadline === NEVER ? null : deadline,
    shortBy: Number(shortBy),
    entryId,
    memberId,
  };
  return encodeChaseCursor(place) === cursor ? place : null;
}

function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
