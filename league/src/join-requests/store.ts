import type { Insertable, Selectable } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import type { JoinRequestTable } from '../db/tables.ts';
import { cutPage, DEFAULT_LIMIT } from '../http/page.ts';
import { foldAddress } from '../shared/address.ts';
import type { MemberStatus } from '../shared/members.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { JoinRequest, JoinRequestQuery } from './schema.ts';

interface Holder {
  readonly holder_id: Id<'member'> | null;
  readonly holder_name: string | null;
  readonly holder_status: MemberStatus | null;
}

/** Selects open applications, each with the member who already has its address. */
function selectOpen(db: Snapshot, now: Timestamp) {
  return db
    .selectFrom('join_requests')
    .leftJoin('members', (join) =>
      join
        .onRef('members.email_key', '=', 'join_requests.email_key')
        .on('members.deleted_at', 'is', null),
    )
    .selectAll('join_requests')
    .select(['members.id as holder_id', 'members.display_name as holder_name'])
    .select('members.status as holder_status')
    .where('expires_at', '>', now);
}

export async function findJoinRequest(
  db: Snapshot,
  id: Id<'join_request'>,
  now: Timestamp,
): Promise<JoinRequest | undefined> {
  const row = await selectOpen(db, now).where('join_requests.id', '=', id).executeTakeFirst();
  return row && toJoinRequest(row);
}

/** Oldest first. */
export async function listJoinRequests(db: Snapshot, page: JoinRequestQuery, now: Timestamp) {
  const limit = page.limit ?? DEFAULT_LIMIT;
  let rows = selectOpen(db, now)
    .orderBy('join_requests.id')
    .limit(limit + 1);
  if (page.after !== undefined) rows = rows.where('join_requests.id', '>', page.after);
  return cutPage((await rows.execute()).map(toJoinRequest), limit);
}

export async function insertJoinRequest(
  db: WriteTransaction,
  row: Insertable<JoinRequestTable>,
): Promise<void> {
  await db.insertInto('join_requests').values(row).execute();
}

export async function deleteJoinRequest(
  db: WriteTransaction,
  id: Id<'join_request'>,
): Promise<void> {
  await db.deleteFrom('join_requests').where('id', '=', id).execute();
}

/** @returns their ids */
export async function deleteExpiredRequests(
  db: WriteTransaction,
  now: Timestamp,
): Promise<Id<'join_request'>[]> {
  const gone = db.deleteFrom('join_requests').where('expires_at', '<=', now).returning('id');
  return (await gone.execute()).map((row) => row.id).toSorted();
}

/** @returns their ids */
export async function deleteRequestsFrom(
  db: WriteTransaction,
  email: string,
): Promise<Id<'join_request'>[]> {
  const gone = db.deleteFrom('join_requests').where('email_key', '=', foldAddress(email));
  return (await gone.returning('id').execute()).map((row) => row.id).toSorted();
}

function toJoinRequest(row: Selectable<JoinRequestTable> & Holder): JoinRequest {
  const { email_key, holder_id: id, holder_name, holder_status, ...request } = row;
  const isHeld = id !== null && holder_name !== null && holder_status !== null;
  return {
    ...request,
    // A column with fixed words, written by validated requests alone.
    gender: request.gender as JoinRequest['gender'],
    existing_member: isHeld ? { id, display_name: holder_name, status: holder_status } : null,
  };
}
