import type { Insertable, Selectable } from 'kysely';
import { CALLER_CLUB, toCallerClub } from '../club/store.ts';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { ApiKeyTable } from '../db/tables.ts';
import type { StoredCredential } from '../http/credentials.ts';
import { cutPage, DEFAULT_LIMIT } from '../http/page.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { orderScopes, type Scope } from '../shared/scopes.ts';
import type { ApiKey, ApiKeyQuery } from './schema.ts';

export async function insertKey(db: WriteTransaction, row: Insertable<ApiKeyTable>): Promise<void> {
  await db.insertInto('api_keys').values(row).execute();
}

export async function findKey(db: Snapshot, id: Id<'api_key'>): Promise<ApiKey | undefined> {
  const row = await db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toApiKey(row);
}

/** Oldest first. */
export async function listKeys(db: Snapshot, page: ApiKeyQuery) {
  const limit = page.limit ?? DEFAULT_LIMIT;
  let rows = db
    .selectFrom('api_keys')
    .selectAll()
    .orderBy('id')
    .limit(limit + 1);
  if (page.after !== undefined) rows = rows.where('id', '>', page.after);
  if (page.include_revoked !== true) rows = rows.where('revoked_at', 'is', null);
  return cutPage((await rows.execute()).map(toApiKey), limit);
}

/** Every key, including revoked ones, oldest first. */
export async function readAllKeys(db: Snapshot): Promise<ApiKey[]> {
  return (await db.selectFrom('api_keys').selectAll().orderBy('id').execute()).map(toApiKey);
}

export async function findWorkingAdminKeys(db: Snapshot, now: Timestamp): Promise<Id<'api_key'>[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'scopes'])
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .execute();
  return rows.filter((row) => parseScopes(row.scopes).includes('admin')).map((row) => row.id);
}

export async function setRevoked(
  db: WriteTransaction,
  id: Id<'api_key'>,
  at: Timestamp,
): Promise<void> {
  await db.updateTable('api_keys').set({ revoked_at: at }).where('id', '=', id).execute();
}

export async function setLastUsed(
  db: WriteTransaction,
  id: Id<'api_key'>,
  at: Timestamp,
): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', id).execute();
}

const selectByHash = prepareStatement((db, { hash }: { hash: string }) =>
  db
    .selectFrom('api_keys')
    .innerJoin('club', (join) => join.onTrue())
    .selectAll('api_keys')
    .select(CALLER_CLUB)
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null),
);

/** The credential with this key hash; null if there is none or it is revoked. */
export async function findKeyCredential(
  db: Snapshot,
  hash: string,
): Promise<StoredCredential | null> {
  const [row] = await selectByHash(db, { hash });
  if (!row) return null;
  const { id, name, prefix, scopes, expires_at } = toApiKey(row);
  const club = toCallerClub(row);
  const caller = { type: 'api_key', id, name, prefix, scopes, expires_at, club } as const;
  return { caller, expiresAt: expires_at };
}

export function formatScopes(scopes: readonly Scope[]): string {
  return orderScopes(scopes).join(' ');
}

function parseScopes(text: string): Scope[] {
  return orderScopes(text.split(' ') as Scope[]);
}

function toApiKey(row: Selectable<ApiKeyTable>): ApiKey {
  const { id, name, prefix, last_used_at, expires_at, revoked_at, created_at } = row;
  const scopes = parseScopes(row.scopes);
  return { id, name, prefix, scopes, last_used_at, expires_at, revoked_at, created_at };
}
