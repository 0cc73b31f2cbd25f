import type { Insertable, RawBuilder, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { MemberTable } from '../db/tables.ts';
import { cutPage, DEFAULT_LIMIT } from '../http/page.ts';
import { foldAddress } from '../shared/address.ts';
import type { Timestamp } from '../shared/dates.ts';
import { foldName } from '../shared/fold.ts';
import type { Id } from '../shared/ids.ts';
import type { Member, MemberCounts, MemberGroup, MemberQuery } from './schema.ts';

type MemberRow = Selectable<MemberTable> & { signed_in_at: string | null };

function selectMembers(db: Snapshot) {
  return db
    .selectFrom('members')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('sessions')
        .whereRef('sessions.member_id', '=', 'members.id')
        .select((session) => session.fn.max('sessions.created_at').as('newest'))
        .as('signed_in_at'),
    );
}

/** Finds the member with every field; `showMember` removes what a caller may not see. */
export async function findMember(db: Snapshot, id: Id<'member'>): Promise<Member | undefined> {
  const row = await selectMembers(db).where('id', '=', id).executeTakeFirst();
  return row && toMember(row);
}

/** Finds the member with this address who is not removed. */
export async function findMemberByEmail(
  db: Snapshot,
  email: string,
): Promise<Id<'member'> | undefined> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('email_key', '=', foldAddress(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function listMembers(db: Snapshot, wanted: MemberQuery) {
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const isByName = wanted.order === 'name';
  let rows = selectMembers(db).limit(limit + 1);
  if (isByName) rows = rows.orderBy('display_name_key');
  rows = rows.orderBy('id');
  if (wanted.after !== undefined) {
    rows = isByName
      ? rows.where(sql<boolean>`(display_name_key, id) > (
          select last.display_name_key, last.id from members as last where last.id = ${wanted.after})`)
      : rows.where('id', '>', wanted.after);
  }
  if (wanted.only !== undefined) rows = rows.where(whereGroup(wanted.only));
  if (wanted.include_deleted !== true) rows = rows.where('deleted_at', 'is', null);
  if (wanted.status !== undefined) rows = rows.where('status', '=', wanted.status);
  if (wanted.wants_to_play !== undefined) {
    rows = rows.where('wants_to_play', 'in', wanted.wants_to_play);
  }
  if (wanted.ids !== undefined) rows = rows.where('id', 'in', inList(wanted.ids));
  if (wanted.email !== undefined) rows = rows.where('email_key', '=', foldAddress(wanted.email));
  if (wanted.q !== undefined) {
    const pattern = `%${foldName(wanted.q).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    rows = rows.where(sql<boolean>`display_name_key like ${pattern} escape '\\'`);
  }
  if (wanted.never_entered === true) {
    rows = rows.where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('entry_members')
            .whereRef('entry_members.member_id', '=', 'members.id')
            .select('entry_id'),
        ),
      ),
    );
    rows = rows.where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('former_lineup_members')
            .whereRef('former_lineup_members.member_id', '=', 'members.id')
            .select('lineup_id'),
        ),
      ),
    );
  }
  return cutPage((await rows.execute()).map(toMember), limit);
}

/** The SQL condition of a group; members who have left are in none (MEM-13). */
function whereGroup(group: MemberGroup) {
  const never = sql`last_signed_in_at is null`;
  const conditions = {
    leaving: sql`leaving_at is not null`,
    without_address: sql`email is null`,
    not_invited: sql`email is not null and invitation_state is null and ${never}`,
    invitation_failed: sql`email is not null and invitation_state = 'failed' and ${never}`,
    never_signed_in: never,
  } satisfies Record<MemberGroup, unknown>;
  return sql<boolean>`(status <> 'left' and ${conditions[group]})`;
}

/** Counts every group in one pass over the members (MEM-14). */
export async function countMembers(db: Snapshot): Promise<Required<MemberCounts>> {
  const among = (condition: RawBuilder<boolean>) =>
    sql<number>`sum(case when ${condition} then 1 else 0 end)`;
  const of = (status: string) => among(sql<boolean>`status = ${status}`);
  const row = await db
    .selectFrom('members')
    .where('deleted_at', 'is', null)
    .select([
      of('active').as('active'),
      of('paused').as('paused'),
      of('left').as('left'),
      among(whereGroup('leaving')).as('leaving'),
      among(whereGroup('without_address')).as('without_address'),
      among(whereGroup('not_invited')).as('not_invited'),
      among(whereGroup('invitation_failed')).as('invitation_failed'),
      among(whereGroup('never_signed_in')).as('never_signed_in'),
    ])
    .executeTakeFirstOrThrow();
  // A sum is text on PostgreSQL, and null if there are no rows.
  const count = (value: unknown) => Number(value ?? 0);
  return {
    active: count(row.active),
    paused: count(row.paused),
    left: count(row.left),
    leaving: count(row.leaving),
    without_address: count(row.without_address),
    not_invited: count(row.not_invited),
    invitation_failed: count(row.invitation_failed),
    never_signed_in: count(row.never_signed_in),
  };
}

export async function readAllMembers(db: Snapshot): Promise<Member[]> {
  const rows = selectMembers(db).where('deleted_at', 'is', null).orderBy('id');
  return (await rows.execute()).map(toMember);
}

export async function findContactDetails(
  db: Snapshot,
  memberIds: readonly Id<'member'>[],
): Promise<Map<Id<'member'>, { email: string | null; phone: string | null }>> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'email', 'phone'])
    .where('id', 'in', inList(memberIds))
    .execute();
  return new Map(rows.map(({ id, email, phone }) => [id, { email, phone }]));
}

export async function insertMember(
  db: WriteTransaction,
  row: Insertable<MemberTable>,
): Promise<void> {
  await db.insertInto('members').values(row).execute();
}

export async function updateMember(
  db: WriteTransaction,
  id: Id<'member'>,
  row: Updateable<MemberTable>,
): Promise<void> {
  await db.updateTable('members').set(row).where('id', '=', id).execute();
}

/** @returns their ids */
export async function deleteSessions(
  db: WriteTransaction,
  memberId: Id<'member'>,
): Promise<Id<'session'>[]> {
  const ended = db.deleteFrom('sessions').where('member_id', '=', memberId).returning('id');
  return (await ended.execute()).map((session) => session.id);
}

export async function deleteLoginLinks(
  db: WriteTransaction,
  memberId: Id<'member'>,
): Promise<void> {
  await db.deleteFrom('login_links').where('member_id', '=', memberId).execute();
}

/** Clears all that identifies the member (MEM-8). @returns false if that was done before */
export async function eraseMemberRow(
  db: WriteTransaction,
  id: Id<'member'>,
  now: Timestamp,
): Promise<boolean> {
  const erased = await db
    .updateTable('members')
    .set({ ...ERASED, erased_at: now, updated_at: now })
    .set((row) => ({ deleted_at: row.fn.coalesce('deleted_at', row.val(now)) }))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return erased !== undefined;
}

/** The initial state, and the state after erasure (MEM-1, MEM-8). */
export const NOTHING_KNOWN = {
  rating: null,
  rating_system: null,
  level: null,
  self_level: null,
  joined_on: null,
  wants_to_play: null,
  leaving_at: null,
  last_signed_in_at: null,
  full_name: null,
  email: null,
  email_key: null,
  invitation_state: null,
  invitation_at: null,
  phone: null,
  date_of_birth: null,
  gender: null,
  age_group: null,
  notes: null,
} as const;

const ERASED_NAME = 'Erased member';
const ERASED = {
  ...NOTHING_KNOWN,
  display_name: ERASED_NAME,
  display_name_key: foldName(ERASED_NAME),
} as const;

function toMember(row: MemberRow): Member {
  const { display_name_key, email_key, erased_at, ...shown } = row;
  // The columns with fixed words are written by validated requests alone.
  return shown as Member;
}
