import type { Selectable } from 'kysely';
import type { Snapshot, WriteTransaction } from './database.ts';
import type { IdempotencyKeyTable } from './tables.ts';
import type { Timestamp } from '../shared/dates.ts';

export type KeptAnswer = Selectable<IdempotencyKeyTable>;

interface AnswerKey {
  readonly credential: string;
  readonly key_hash: string;
}

export function findKeptAnswer(
  db: Snapshot,
  { credential, key_hash }: AnswerKey,
  now: Timestamp,
): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('credential', '=', credential)
    .where('key_hash', '=', key_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Stores an answer, and replaces an expired one with the same key. */
export async function keepAnswer(db: WriteTransaction, kept: KeptAnswer): Promise<void> {
  const { credential, key_hash, ...rest } = kept;
  await db
    .insertInto('idempotency_keys')
    .values(kept)
    .onConflict((conflict) => conflict.columns(['credential', 'key_hash']).doUpdateSet(rest))
    .execute();
}

/** Clears the content of answers and requests, but keeps the fact that they were made (IDE-5). */
export async function clearKeptAnswers(db: WriteTransaction): Promise<void> {
  await db.updateTable('idempotency_keys').set({ fingerprint: null, answer: null }).execute();
}

/** Deletes about this many expired answers. @returns whether there may be more */
export async function deleteExpiredAnswers(
  db: WriteTransaction,
  now: Timestamp,
  limit: number,
): Promise<boolean> {
  const [last] = await db
    .selectFrom('idempotency_keys')
    .select('expires_at')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .offset(limit - 1)
    .limit(1)
    .execute();
  const until = last?.expires_at ?? now;
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', until).execute();
  return last !== undefined;
}
