import { DatabaseSync } from 'node:sqlite';
import { SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_NOTADB, readSqliteCode } from 'service/error-code';
import type { MarkedClub } from '../data-folder/installed-mark.ts';
import { listMigrations } from '../db/migrate.ts';
import { readSqlite } from '../db/sqlite.ts';
import { LEDGER_CHECKS } from './ledger-checks.ts';
import { CommandError } from './terminal.ts';

export interface CheckedDatabase {
  /** Null before the installation. */
  readonly club: MarkedClub | null;
  readonly newestMigration: string;
  /** Number of migrations of this release still to run. */
  readonly pending: number;
  /** Faults in the rows: dangling references and ledger faults. */
  readonly findings: readonly string[];
}

/** Checks a file and merges its log; it must not be open. @throws CommandError if unusable */
export async function checkDatabase(file: string, name: string): Promise<CheckedDatabase> {
  const known = listMigrations();
  const { migrations, ...checked } = checkFile(file, name);
  const unknown = migrations.filter((one) => !known.includes(one));
  if (unknown.length > 0) {
    throw new CommandError(`${name} was made by a newer release (it has ${unknown.join(', ')}).`);
  }
  const pending = known.length - migrations.length;
  // The checks are about the tables of this release.
  const faults = pending === 0 ? await findLedgerFaults(file) : [];
  return {
    club: checked.club,
    newestMigration: migrations.at(-1) ?? '',
    pending,
    findings: [...checked.dangling, ...faults],
  };
}

/** Finds damage in the file itself: pages and indexes. */
export function findDamage(connection: DatabaseSync): string[] {
  const rows = connection.prepare('pragma integrity_check').all();
  return rows.map((row) => String(row['integrity_check'])).filter((one) => one !== 'ok');
}

export function findDanglingRows(connection: DatabaseSync): string[] {
  const rows = connection.prepare('pragma foreign_key_check').all();
  return rows.map((row) => `a row in ${String(row['table'])} refers to a missing row`);
}

function checkFile(file: string, name: string) {
  const connection = new DatabaseSync(file);
  try {
    connection.exec('pragma journal_mode = delete');
    const [damage] = findDamage(connection);
    if (damage !== undefined) throw new CommandError(`${name} is damaged: ${damage}.`);
    const rows = connection.prepare('select name from migrations order by name').all();
    const club = connection.prepare('select id, slug, name from club').get();
    return {
      migrations: rows.map((row) => String(row['name'])),
      club: club
        ? { id: String(club['id']), slug: String(club['slug']), name: String(club['name']) }
        : null,
      dangling: findDanglingRows(connection),
    };
  } catch (error) {
    throw explainDatabaseError(error, name);
  } finally {
    connection.close();
  }
}

function explainDatabaseError(error: unknown, name: string): unknown {
  const code = readSqliteCode(error);
  if (!(error instanceof Error) || code === null) return error;
  if (code === SQLITE_CORRUPT) return new CommandError(`${name} is damaged: ${error.message}.`);
  // SQLITE_ERROR: it lacks a table that every release has.
  return code === SQLITE_NOTADB || code === SQLITE_ERROR
    ? new CommandError(`${name} is not a league database: ${error.message}.`)
    : error;
}

async function findLedgerFaults(file: string): Promise<string[]> {
  const { db } = readSqlite(file);
  try {
    const faults: string[] = [];
    for (const { what, count } of LEDGER_CHECKS) {
      const found = await count(db);
      if (found !== 0) faults.push(`${found}: ${what}`);
    }
    return faults;
  } finally {
    await db.destroy();
  }
}
