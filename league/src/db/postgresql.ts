import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { shareInFlight } from './share-in-flight.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const NAMED_STATEMENT_LIMIT = 500;

// bigint arrives as text; ours are counters far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PostgresqlOptions {
  readonly url: string;
  /** A schema to work in, first in the search path; tests give each file its own. */
  readonly schema?: string;
  /** Called when an idle connection fails; the pool makes a new one by itself. */
  readonly onIdleError: (error: Error) => void;
}

export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    Client: NamingClient,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
  });
  pool.on('error', options.onIdleError);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(kysely, 'postgresql');
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  const position = kysely.selectFrom('feed').select('position').compile();
  return {
    kind: 'postgresql',
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
    close: () => kysely.destroy(),
  };
}

const statementNames = new Map<string, string>();

/** A short name for a statement, so that the server parses and plans it once a connection. */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= NAMED_STATEMENT_LIMIT) return known;
  const name = `league_${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/** Kysely does not name the statements it prepares; without a name each is parsed anew. */
class NamingClient extends pg.Client {
  // The driver's own signature is a dozen overloads; Kysely uses this one alone.
  override query(...args: never): never;
  override query(text: unknown, values?: unknown, ...rest: unknown[]): unknown {
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = statementName(text);
      if (name !== undefined) return Reflect.apply(super.query, this, [{ name, text, values }]);
    }
    return Reflect.apply(super.query, this, [text, values, ...rest]);
  }
}
