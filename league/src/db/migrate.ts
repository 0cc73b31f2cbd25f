import { type Kysely, sql } from 'kysely';
import { listMigrationNames as namesIn, readMigration } from 'service/migration-files';
import { listPendingMigrations } from 'service/migrations';
import { addRounds, addStoppedMatches, addTiers, completeRules } from './complete-rules.ts';
import type { WriteTransaction } from './database.ts';
import { beginEpochWhereRestored } from './feed-epoch.ts';
import { refoldNames } from './refold-names.ts';
import type { Tables } from './tables.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
/** An arbitrary lock number, the same in every process: its holder migrates, the others wait. */
const MIGRATION_LOCK = 7_310_552;

const PERSONAL_COLUMNS = {
  members: [
    'display_name',
    'display_name_key',
    'full_name',
    'email',
    'email_key',
    'phone',
    'date_of_birth',
    'age_group',
    'notes',
  ],
  join_requests: ['first_name', 'surname', 'email', 'email_key', 'phone', 'age_group'],
  entries: ['name'],
  former_lineups: ['name'],
  claims: ['raw_input'],
  idempotency_keys: ['fingerprint', 'answer'],
};

/** Migration steps that SQL cannot do; they run after its statements in the same transaction. */
const IN_CODE: Readonly<Record<string, (transaction: WriteTransaction) => Promise<void>>> = {
  '0006-names-without-accents.sql': refoldNames,
  '0018-rules-of-every-club.sql': completeRules,
  '0020-matches-by-round.sql': addRounds,
  '0022-rest-of-club-rules.sql': addStoppedMatches,
  '0023-parallel-boxes.sql': addTiers,
};

type TransactionRunner = (work: (transaction: WriteTransaction) => Promise<void>) => Promise<void>;

/** Migrates in one transaction, never halfway. Safe for two processes; refuses newer databases. */
export async function migrateDatabase(
  transact: TransactionRunner,
  kind: 'sqlite' | 'postgresql',
): Promise<void> {
  const files = listMigrations();
  await transact(async (transaction) => {
    if (kind === 'postgresql') await preparePostgresql(transaction);
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction);
    const rows = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const todo = listPendingMigrations(files, new Set(rows.rows.map((row) => row.name)));
    for (const file of todo) await runFile(transaction, file);
    if (kind === 'postgresql' && todo.length > 0) await keepOutOfStatistics(transaction);
    if (kind === 'postgresql') await beginEpochWhereRestored(transaction);
  });
}

export function listMigrations(): readonly string[] {
  return namesIn(FOLDER);
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

/** Planner statistics would keep samples of personal values that no erasure reaches (MEM-9). */
async function keepOutOfStatistics(transaction: Kysely<Tables>): Promise<void> {
  for (const [table, columns] of Object.entries(PERSONAL_COLUMNS)) {
    const changes = columns.map((column) => `alter column ${column} set statistics 0`);
    await sql.raw(`alter table ${table} ${changes.join(', ')}`).execute(transaction);
  }
}

async function runFile(transaction: WriteTransaction, file: string): Promise<void> {
  const text = readMigration(FOLDER, file);
  // SQLite prepares one statement at a time. A migration holds no semicolon elsewhere.
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim());
  for (const statement of statements.filter((one) => one !== '')) {
    await sql.raw(statement).execute(transaction);
  }
  await IN_CODE[file]?.(transaction);
  await sql`insert into migrations (name) values (${file})`.execute(transaction);
}
