import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { type Database, type OnStatement, statementLog } from './database.ts';
import { migrate } from './migrate.ts';
import { namingPool } from './naming-pool.ts';
import { scrub } from './scrub-postgresql.ts';
import { shareInFlight } from './share-in-flight.ts';
import type { Tables } from './tables.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

// bigint arrives as text; ours are counters far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

export interface PostgresqlOptions {
  readonly url: string;
  /** Called when an idle connection fails; the pool makes a new one by itself. */
  readonly onIdleError: (error: Error) => void;
  readonly onStatement?: OnStatement;
}

export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', options.onIdleError);
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: namingPool(pool) }),
    ...statementLog(options.onStatement),
  });
  try {
    await migrate(kysely, 'postgresql');
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  const position = kysely.selectFrom('feed').select('position').compile();
  return {
    kind: 'postgresql',
    readOne: (work) => work(kysely),
    read: (work) =>
      kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(work),
    write: (work) =>
      kysely.transaction().execute(async (transaction) => {
        // The one row of the feed is the lock that makes writers wait for each other, as
        // SQLite's write lock does. Positions are then committed in their order.
        await sql`select position from feed for update`.execute(transaction);
        return work(transaction);
      }),
    revision: shareInFlight(async () => {
      const result = await kysely.executeQuery(position);
      return result.rows[0]?.position ?? 0;
    }),
    scrub: () => scrub(kysely),
    close: () => kysely.destroy(),
  };
}

/** Opens a database for reading alone, as it is: nothing is migrated. */
export function readPostgresql(url: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: '-c default_transaction_read_only=on',
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
