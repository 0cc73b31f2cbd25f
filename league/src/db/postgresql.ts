import { Kysely, PostgresDialect, sql } from 'kysely';
import { types } from 'pg';
import {
  type ConnectionCounts,
  type Database,
  type OnStatement,
  statementLog,
  type WriteTransaction,
} from './database.ts';
import { DatabaseFailure } from './failure.ts';
import { Health } from './health.ts';
import { migrate } from './migrate.ts';
import { NamesInUse } from './names-in-use.ts';
import { COMMAND_PATIENCE, type Patience, SCRUB_PATIENCE, SERVICE_PATIENCE } from './patience.ts';
import { type CountedPool, openPool } from './postgresql-pool.ts';
import { scrub } from './scrub-postgresql.ts';
import { shareInFlight } from './share-in-flight.ts';
import type { Tables } from './tables.ts';
import { WriteWaits } from './write-waits.ts';

/**
 * Writers queue for one another and must not take connections from readers; health checks have a
 * connection of their own, and wiping opens one for itself.
 */
const READERS = 6;
const WRITERS = 3;

// bigint arrives as text; ours are counters far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

export interface PostgresqlOptions {
  readonly url: string;
  /** Told of each connection that broke, idle or in use; a new one is made by itself. */
  readonly onLost: (error: Error) => void;
  readonly onStatement?: OnStatement;
  readonly patience?: Patience;
  /** Told of each write how long it waited for its turn. */
  readonly onWriteWaited?: ((ms: number) => void) | undefined;
}

/** @throws DatabaseFailure where it does not answer */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const { patience = SERVICE_PATIENCE } = options;
  await migrateOnce(options);
  const readers = poolOf(options, READERS, patience);
  const writers = poolOf(options, WRITERS, patience);
  const [reading, writing] = [over(readers, options), over(writers, options)];
  const probing = connect(options, 1, patience);
  const wiping = connect(options, 1, SCRUB_PATIENCE);
  const health = new Health({
    read: () => sql`select position from feed`.execute(probing),
    write: (failing) => probeWrite(probing, failing),
  });
  const names = new NamesInUse();
  const waits = new WriteWaits(options.onWriteWaited);
  const position = reading.selectFrom('feed').select('position').compile();
  const read: Database['read'] = (work) =>
    reading
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work);
  return {
    kind: 'postgresql',
    readOne: (work) => work(reading),
    read,
    readLong: read,
    write: (work) =>
      waits.during((begun) =>
        health.watch(() => writeIn(writing, (db) => inTurn(db, work, begun))),
      ),
    writeAlone: (name, work) => {
      // The name comes first: who waits for their turn has it already.
      const named = async (db: WriteTransaction, begun: () => void) =>
        (await takeName(db, name)) ? { result: await inTurn(db, work, begun) } : null;
      const write = (begun: () => void) => writeIn(writing, (db) => named(db, begun));
      return names.during(name, () => waits.during((begun) => health.watch(() => write(begun))));
    },
    revision: shareInFlight(async () => {
      const result = await reading.executeQuery(position);
      return result.rows[0]?.position ?? 0;
    }),
    health: () => health.check(),
    load: () => ({ writesWaiting: waits.waiting, connections: sumOf([readers, writers]) }),
    scrub: () => scrub(wiping),
    async close() {
      await Promise.all([reading, writing, probing, wiping].map((kysely) => kysely.destroy()));
    },
  };
}

async function writeIn<T>(
  writing: Kysely<Tables>,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  const progress = { isCommitting: false };
  try {
    return await writing.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      progress.isCommitting = true;
      return result;
    });
  } catch (error) {
    if (!progress.isCommitting || !(error instanceof DatabaseFailure)) throw error;
    // A server that still answers did not commit.
    if (error.reason !== 'no_answer') throw error;
    throw new DatabaseFailure(error.reason, { cause: error.cause, mayBeCommitted: true });
  }
}

/**
 * The single row of the feed is the lock that serialises writers, as SQLite's write lock does;
 * positions
 * are therefore committed in order.
 */
async function inTurn<T>(
  transaction: WriteTransaction,
  work: (transaction: WriteTransaction) => Promise<T>,
  begun: () => void,
): Promise<T> {
  await sql`select position from feed for update`.execute(transaction);
  begun();
  return work(transaction);
}

/** Until the transaction ends nobody else gets the name. @returns false where somebody has it */
async function takeName(transaction: WriteTransaction, name: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(transaction);
  return rows[0]?.taken === true;
}

/** Changes nothing, and fails as a write would. */
async function probeWrite(probing: Kysely<Tables>, failing: boolean): Promise<void> {
  await probing.transaction().execute(async (transaction) => {
    await sql`update feed set position = position where false`.execute(transaction);
    if (!failing) return;
    await sql`select position from feed for update`.execute(transaction);
    // Takes up disk space that the rollback gives back.
    await sql`
      create temporary table league_probe on commit drop as
      select repeat('x', 1000) as filling from generate_series(1, 500)`.execute(transaction);
  });
}

/** With the limits of a command: no request waits for it. */
async function migrateOnce(options: PostgresqlOptions): Promise<void> {
  const kysely = connect(options, 1, COMMAND_PATIENCE);
  try {
    await migrate((work) => kysely.transaction().execute(work), 'postgresql');
  } finally {
    await kysely.destroy();
  }
}

function connect(options: PostgresqlOptions, size: number, patience: Patience): Kysely<Tables> {
  return over(poolOf(options, size, patience), options);
}

function poolOf({ url, onLost }: PostgresqlOptions, size: number, patience: Patience): CountedPool {
  return openPool({ url, onLost, size, patience });
}

function over(pool: CountedPool, { onStatement }: PostgresqlOptions): Kysely<Tables> {
  const dialect = new PostgresDialect({ pool });
  return new Kysely<Tables>({ dialect, ...statementLog(onStatement) });
}

function sumOf(pools: readonly CountedPool[]): ConnectionCounts {
  const counts = pools.map((pool) => pool.counts());
  const total = (pick: (one: ConnectionCounts) => number) =>
    counts.reduce((sum, one) => sum + pick(one), 0);
  return {
    busy: total(({ busy }) => busy),
    idle: total(({ idle }) => idle),
    waiting: total(({ waiting }) => waiting),
  };
}

/** Opens a database for reading alone, as it is: nothing is migrated. */
export function readPostgresql(url: string): Kysely<Tables> {
  const pool = openPool({
    url,
    size: 1,
    patience: COMMAND_PATIENCE,
    onLost: () => undefined,
    isReadOnly: true,
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
