import type { Insertable, Selectable } from 'kysely';
import { CALLER_CLUB, toCallerClub } from '../club/store.ts';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { LoginLinkTable, SessionTable } from '../db/tables.ts';
import type { StoredCredential } from '../http/credentials.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { SESSION_SCOPES } from '../shared/scopes.ts';

export async function insertLoginLink(
  db: WriteTransaction,
  row: Insertable<LoginLinkTable>,
): Promise<void> {
  await db.insertInto('login_links').values(row).execute();
}

export async function deleteExpiredLinks(db: WriteTransaction, now: Timestamp): Promise<void> {
  await db.deleteFrom('login_links').where('expires_at', '<=', now).execute();
}

/** Counts the links that can still sign this member in (LOG-10). */
export async function countOpenLinks(
  db: Snapshot,
  memberId: Id<'member'>,
  now: Timestamp,
): Promise<number> {
  const { open } = await db
    .selectFrom('login_links')
    .select((row) => row.fn.countAll().as('open'))
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Removes the link, so that it works once; undefined if there is none. */
export async function takeLoginLink(
  db: WriteTransaction,
  hash: string,
): Promise<Selectable<LoginLinkTable> | undefined> {
  return db.deleteFrom('login_links').where('hash', '=', hash).returningAll().executeTakeFirst();
}

export async function insertSession(
  db: WriteTransaction,
  row: Insertable<SessionTable>,
): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export async function deleteSession(db: WriteTransaction, id: Id<'session'>): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

const selectByHash = prepareStatement((db, { hash }: { hash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .innerJoin('club', (join) => join.onTrue())
    .select(CALLER_CLUB)
    .select(['sessions.id', 'member_id', 'display_name', 'status', 'leaving_at', 'wants_to_play'])
    .where('hash', '=', hash)
    .where('deleted_at', 'is', null),
);

export async function findSessionCredential(
  db: Snapshot,
  hash: string,
): Promise<StoredCredential | null> {
  const [row] = await selectByHash(db, { hash });
  if (!row) return null;
  const { id, member_id, display_name, status, leaving_at, wants_to_play } = row;
  return {
    caller: {
      type: 'session',
      id,
      scopes: [...SESSION_SCOPES],
      member: { id: member_id, display_name, status, leaving_at, wants_to_play },
      club: toCallerClub(row),
    },
    expiresAt: null,
  };
}
