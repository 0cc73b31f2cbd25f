import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database, Snapshot, WriteTransaction } from '../db/database.ts';
import { openPostgresql } from '../db/postgresql.ts';
import { lockFolder } from '../data-folder/lock.ts';
import { getDatabaseFile } from '../data-folder/files.ts';
import { toMarkedDatabase, writeMark } from '../data-folder/installed-mark.ts';
import { hasUnfinishedRestore } from '../data-folder/restore-journal.ts';
import { openSqlite } from '../db/sqlite.ts';
import { COMMAND_TIMEOUTS } from '../db/timeouts.ts';
import type { Settings } from '../settings.ts';
import { toTimestamp } from '../shared/dates.ts';
import { checkDatabase } from './database-check.ts';
import { peekServer } from './peek.ts';
import { type MovedTable, TABLES_IN_ORDER } from './tables-in-order.ts';
import { CommandError, Progress, type Terminal } from './terminal.ts';

const BATCH_ROWS = 500;

type DatabaseRow = Record<string, unknown>;

interface MoveSettings extends Settings {
  readonly now: number;
}

/** Copies every row to an empty PostgreSQL in one checked transaction; cursors stay (CLI-6). */
export async function moveDatabase(
  settings: MoveSettings,
  terminal: Terminal,
  url: string,
): Promise<number> {
  if (settings.databaseUrl !== undefined) {
    throw new CommandError(
      'DATABASE_URL is set, so the data is already in PostgreSQL. Unset it first.',
    );
  }
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new CommandError('--to takes an address like postgres://user:password@host/name.');
  }
  const { dataFolder } = settings;
  const file = getDatabaseFile(dataFolder);
  if (!existsSync(file)) throw new CommandError(`There is no database in ${dataFolder}.`);
  const lock = lockFolder(dataFolder, 'alone', 0);
  if (lock === null) {
    throw new CommandError('The service is using this database. Stop it first.');
  }
  try {
    if (hasUnfinishedRestore(dataFolder)) {
      throw new CommandError('A restore was interrupted. Start the service, or restore again.');
    }
    await moveLocked(settings, terminal, url);
  } finally {
    lock.release();
  }
  terminal.out('Set DATABASE_URL to the new address and start the service.\n');
  terminal.out(`The old database is still in ${dataFolder}. Keep it until you are sure.\n`);
  return 0;
}

/** Afterwards the mark names PostgreSQL, so a start without DATABASE_URL is refused (DAT-4). */
async function moveLocked(settings: MoveSettings, terminal: Terminal, url: string): Promise<void> {
  const path = getDatabaseFile(settings.dataFolder);
  const { club } = await checkDatabase(path, path);
  if (club === null) throw new CommandError(`${path} contains no club.`);
  const source = await openSqlite({ path });
  try {
    await moveToPostgresql(source, terminal, url);
  } finally {
    await source.close();
  }
  const written_at = toTimestamp(settings.now);
  await writeMark(settings, { club, database: toMarkedDatabase(url), written_at });
}

async function moveToPostgresql(source: Database, terminal: Terminal, url: string): Promise<void> {
  const wasBare = await isEmptyDatabase(url);
  const target = await openPostgresql({
    url,
    onLost: () => undefined,
    timeouts: COMMAND_TIMEOUTS,
  });
  try {
    // Exclusive on both sides: other writes wait until the move is over.
    await source.write((from) =>
      target.write(async (to) => {
        await assertEmpty(to);
        await copyAll(terminal, from, to);
        await verifyMove(terminal, from, to);
      }),
    );
  } catch (error) {
    // The tables were created for the move, and go with it.
    if (wasBare) await dropTables(target);
    throw error;
  } finally {
    await target.close();
  }
}

/** Whether the service has never used this database. */
async function isEmptyDatabase(url: string): Promise<boolean> {
  const found = await peekServer(url, async () => 'tables').catch((error: unknown) => {
    throw new CommandError(`The new database is not responding: ${String(error)}`);
  });
  return found === null;
}

async function dropTables(database: Database): Promise<void> {
  await database.write(async (db) => {
    for (const table of ['migrations', ...TABLES_IN_ORDER.toReversed()]) {
      await sql`drop table ${sql.table(table)} cascade`.execute(db);
    }
    await sql`drop domain ctext`.execute(db);
  });
}

async function assertEmpty(db: Snapshot): Promise<void> {
  for (const table of TABLES_IN_ORDER.filter((name) => name !== 'feed')) {
    const row = await db.selectFrom(table).selectAll().limit(1).executeTakeFirst();
    if (row) throw new CommandError(`The new database is not empty: it has rows in "${table}".`);
  }
}

async function copyAll(
  terminal: Terminal,
  from: WriteTransaction,
  to: WriteTransaction,
): Promise<void> {
  const progress = new Progress(terminal, 'copying tables', TABLES_IN_ORDER.length);
  await sql`delete from feed`.execute(to);
  for (const [index, table] of TABLES_IN_ORDER.entries()) {
    const rows = await readRows(from, table);
    const bare =
      table === 'competitions'
        ? rows.map((row) => ({ ...row, previous_competition_id: null }))
        : rows;
    for (let start = 0; start < bare.length; start += BATCH_ROWS) {
      await to
        .insertInto(table)
        .values(bare.slice(start, start + BATCH_ROWS))
        .execute();
    }
    progress.at(index + 1);
  }
  await linkCompetitions(from, to);
  progress.end();
}

/** A competition may follow a later one, so links are set once all competitions exist. */
async function linkCompetitions(from: Snapshot, to: WriteTransaction): Promise<void> {
  const links = await from
    .selectFrom('competitions')
    .select(['id', 'previous_competition_id'])
    .where('previous_competition_id', 'is not', null)
    .execute();
  for (const { id, previous_competition_id } of links) {
    const row = { previous_competition_id };
    await to.updateTable('competitions').set(row).where('id', '=', id).execute();
  }
}

async function verifyMove(terminal: Terminal, from: Snapshot, to: Snapshot): Promise<void> {
  for (const table of TABLES_IN_ORDER) {
    const [one, other] = [
      await computeFingerprint(from, table),
      await computeFingerprint(to, table),
    ];
    if (one.count !== other.count || one.checksum !== other.checksum) {
      throw new CommandError(`Table "${table}" was copied incompletely. Nothing was moved.`);
    }
    const rows = String(one.count).padStart(8);
    terminal.out(
      `${rows} rows of ${table.padEnd(16)} ${one.checksum.slice(0, 16)} on both sides\n`,
    );
  }
}

/** The number of rows, and a checksum that ignores their order. */
async function computeFingerprint(
  db: Snapshot,
  table: MovedTable,
): Promise<{ count: number; checksum: string }> {
  const rows = await readRows(db, table);
  const lines = rows.map((row) => hash('sha256', toCanonicalText(row))).toSorted();
  return { count: rows.length, checksum: hash('sha256', lines.join('\n')) };
}

function toCanonicalText(row: DatabaseRow): string {
  return JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function readRows(db: Snapshot, table: MovedTable): Promise<DatabaseRow[]> {
  return db.selectFrom(table).selectAll().execute();
}
