/** Where a member stands in the history of disputes. */
export interface DisputePlace {
  readonly disputes: number;
  readonly memberId: string;
}

/** Who has been in most comes first, then by member: no two share a place (DIS-3). */
export function isBehind(one: DisputePlace, other: DisputePlace): boolean {
  if (one.disputes !== other.disputes) return one.disputes < other.disputes;
  return one.memberId > other.memberId;
}

const CURSOR = /^d1\.([1-9]\d{0,8})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place as callers hold it: opaque, so that it can change its form. */
export function encodeDisputeCursor({ disputes, memberId }: DisputePlace): string {
  return Buffer.from(`d1.${disputes}.${memberId}`).toString('base64url');
}

/** Null when it is no cursor of this list. */
export function decodeDisputeCursor(cursor: string): DisputePlace | null {
  const [, disputes, memberId] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (disputes === undefined || memberId === undefined) return null;
  const place = { disputes: Number(disputes), memberId };
  return encodeDisputeCursor(place) === cursor ? place : null;
}
