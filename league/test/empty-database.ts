import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { Client } from 'pg';
import type { Database, OnStatement } from '../src/db/database.ts';
import { listMigrations } from '../src/db/migrate.ts';
import { openPostgresql } from '../src/db/postgresql.ts';
import { openSqlite } from '../src/db/sqlite.ts';
import { recordStatement } from './statement-record.ts';

/*
 * Databases of a test's own. To migrate one takes longer than most tests do: each is a copy of a
 * template that was migrated before.
 */

const MIGRATIONS = new URL('../migrations/', import.meta.url);
/**
 * An arbitrary number, the same in every process: its holder makes the template, and others wait.
 */
const TEMPLATE_LOCK = 7_310_553;

type DatabaseOwner = Pick<TestContext, 'after'> & { readonly filePath?: string | undefined };

/** Migrated and without data: on the PostgreSQL server of TEST_DATABASE_URL, else on SQLite. */
export async function openEmptyDatabase(
  t: DatabaseOwner,
  onStatement: OnStatement,
): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined
    ? openOnSqlite(t, onStatement)
    : openOnPostgresql(t, server, onStatement);
}

/** The address of a PostgreSQL database that has not been migrated. */
export async function createUnmigrated(t: TestContext): Promise<string> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const { url, drop } = await createDatabase(server, 'template1');
  t.after(drop);
  return url;
}

async function openOnSqlite(t: DatabaseOwner, onStatement: OnStatement): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'league-test-'));
  const path = join(folder, 'league.sqlite');
  sqliteTemplate ??= makeSqliteTemplate();
  await copyFile(await sqliteTemplate, path);
  const database = await openSqlite({
    path,
    durable: false,
    onStatement: (sql, parameters) => {
      recordStatement(t.filePath, sql);
      onStatement(sql, parameters);
    },
  });
  t.after(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  return database;
}

let sqliteTemplate: Promise<string> | undefined;

/** One for all tests of a process. */
async function makeSqliteTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'league-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const path = join(folder, 'league.sqlite');
  const database = await openSqlite({ path, durable: false });
  await database.close();
  return path;
}

async function openOnPostgresql(
  t: DatabaseOwner,
  server: string,
  onStatement: OnStatement,
): Promise<Database> {
  postgresTemplate ??= makePostgresTemplate(server);
  const { url, drop } = await createDatabase(server, await postgresTemplate);
  const database = await openPostgresql({ url, onLost: () => undefined, onStatement });
  t.after(async () => {
    await database.close();
    await drop();
  });
  return database;
}

let postgresTemplate: Promise<string> | undefined;

/**
 * One for all processes that test these migrations. It stays on the server, for the next run.
 * @returns its name
 */
async function makePostgresTemplate(server: string): Promise<string> {
  const name = `league_template_${await migrationsHash()}`;
  await connected(server, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    // Left unfinished by another process.
    await client.query(`drop database if exists ${name}_new`);
    await client.query(`create database ${name}_new template template1`);
    const url = databaseOn(server, `${name}_new`);
    const database = await openPostgresql({ url, onLost: () => undefined });
    await database.close();
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}

async function migrationsHash(): Promise<string> {
  const files = [...listMigrations(), '../src/db/migrate.ts'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(new URL(file, MIGRATIONS)));
  return hash.digest('hex').slice(0, 16);
}

async function createDatabase(
  server: string,
  template: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copies the files, which costs the server less than logging the whole template.
  const create = `create database ${name} template ${template} strategy file_copy`;
  await connected(server, (client) => client.query(create));
  return {
    url: databaseOn(server, name),
    drop: async () => {
      await connected(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

async function connected(server: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
