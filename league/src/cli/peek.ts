import { sql } from 'kysely';
import type { Snapshot } from '../db/database.ts';
import { readPostgresql } from '../db/postgresql.ts';
import { readSqlite } from '../db/sqlite.ts';

/** Looks into a database that may be ours, foreign or damaged, without changing or migrating it. */

type SnapshotQuery<T> = (db: Snapshot) => Promise<T>;

/** @returns what was found; null if the service never used the file or it is damaged */
export async function peekFile<T>(file: string, look: SnapshotQuery<T>): Promise<T | null> {
  const { db } = readSqlite(file);
  try {
    return await look(db);
  } catch {
    return null;
  } finally {
    await db.destroy();
  }
}

/** Returns null if the service never used the server; throws if it does not respond. */
export async function peekServer<T>(url: string, look: SnapshotQuery<T>): Promise<T | null> {
  const db = readPostgresql(url);
  try {
    const { rows } = await sql<{ found: string | null }>`
      select to_regclass('migrations')::text as found`.execute(db);
    return rows[0]?.found === null ? null : await look(db);
  } finally {
    await db.destroy();
  }
}
