import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { WriteTransaction } from './database.ts';
import type { Tables } from './tables.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Any number, the same in every process: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_310_552;

/** Runs the work in one transaction. */
type Transact = (work: (transaction: WriteTransaction) => Promise<void>) => Promise<void>;

/**
 * Brings the database to the newest migration, in one transaction: it is at the old state or
 * at the new one. Safe when two processes start at once. A database that a newer release has
 * migrated is refused.
 */
export async function migrate(transact: Transact, kind: 'sqlite' | 'postgresql'): Promise<void> {
  const files = await migrationNames();
  await transact(async (transaction) => {
    if (kind === 'postgresql') await preparePostgresql(transaction);
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction);
    const rows = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const done = new Set(rows.rows.map((row) => row.name));
    const unknown = [...done].filter((name) => !files.includes(name));
    if (unknown.length > 0) {
      throw new Error(`the database was made by a newer release (it has ${unknown.join(', ')})`);
    }
    for (const file of files.filter((name) => !done.has(name))) {
      await runFile(transaction, file);
    }
  });
}

/** Every migration of this release, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted();
}

async function preparePostgresql(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
  await sql`
    do $$ begin
      if to_regtype('ctext') is null then
        create domain ctext as text collate "C";
      end if;
    end $$`.execute(transaction);
}

async function runFile(transaction: Kysely<Tables>, file: string): Promise<void> {
  const text = await readFile(new URL(file, FOLDER), 'utf8');
  // SQLite prepares one statement at a time. A migration holds no semicolon elsewhere.
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim());
  for (const statement of statements.filter((one) => one !== '')) {
    await sql.raw(statement).execute(transaction);
  }
  await sql`insert into migrations (name) values (${file})`.execute(transaction);
}
