import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { Client } from 'pg';
import { type Postgres, findPostgresPrograms, startPostgres } from 'test-kit/postgres';
import type { Database } from '../src/db/database.ts';
import { type Timeouts, SERVICE_TIMEOUTS } from '../src/db/timeouts.ts';
import { openPostgresql } from '../src/db/postgresql.ts';

/** A test's own PostgreSQL, to stop, freeze and break. */
export interface FaultServer extends Postgres {
  /** The address of an empty database. */
  readonly create: () => Promise<string>;
  /** A stranger's connection, to which no setting of the service applies. */
  readonly stranger: (t: TestContext, url?: string) => Promise<Client>;
}

/**
 * Null if its programs are not installed.
 *
 * @param parent where its folder goes; the system's folder for temporary files by default
 */
export async function startFaultServer(parent?: string): Promise<FaultServer | null> {
  const programs = findPostgresPrograms();
  if (programs === null) return null;
  const server = await startPostgres(programs, parent === undefined ? {} : { parent });
  const connect = async (url: string) => {
    const client = new Client({ connectionString: url });
    // These tests stop and freeze its server.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return {
    ...server,
    async create() {
      const name = `fault_${randomBytes(6).toString('hex')}`;
      const client = await connect(server.url);
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(server.url);
      url.pathname = name;
      return url.href;
    },
    async stranger(t, url = server.url) {
      const client = await connect(url);
      t.after(() => client.end());
      return client;
    },
  };
}

/** The database as the service opens it, but with shorter timeouts. */
export async function openImpatient(
  t: TestContext,
  url: string,
  timeouts: Partial<Timeouts> = {},
): Promise<Database> {
  const database = await openPostgresql({
    url,
    onLost: () => undefined,
    timeouts: { ...SERVICE_TIMEOUTS, ...timeouts },
  });
  t.after(() => database.close());
  return database;
}
