import { Kysely, PostgresDialect, sql } from 'kysely';
import { types } from 'pg';
import {
  type ConnectionCounts,
  type Database,
  type OnStatement,
  makeStatementLog,
  type WriteTransaction,
} from './database.ts';
import { DatabaseFailure } from './failure.ts';
import { Health } from './health.ts';
import { migrateDatabase } from './migrate.ts';
import { NamesInUse } from './names-in-use.ts';
import { COMMAND_TIMEOUTS, type Timeouts, SCRUB_TIMEOUTS, SERVICE_TIMEOUTS } from './timeouts.ts';
import { Pipeline } from './postgresql-pipeline.ts';
import { type CountedPool, openPool } from './postgresql-pool.ts';
import { scrubPostgresql } from './scrub-postgresql.ts';
import { shareInFlight } from './share-in-flight.ts';
import type { Tables } from './tables.ts';
import { Transactions } from './transactions.ts';
import { WriteWaits } from './write-waits.ts';

/** Writers queue, without taking readers' connections; checks and wiping have their own. */
const READERS = 6;
const WRITERS = 3;
const BEGIN_READING = 'start transaction isolation level repeatable read read only';

// bigint arrives as text; ours are counters far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

export interface PostgresqlOptions {
  readonly url: string;
  readonly onLost: (error: Error) => void;
  readonly onStatement?: OnStatement;
  readonly timeouts?: Timeouts;
  readonly onWriteWaited?: ((ms: number) => void) | undefined;
}

/** @throws DatabaseFailure if the server does not respond */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const { timeouts = SERVICE_TIMEOUTS } = options;
  await migrateOnce(options);
  const readers = makePool(options, READERS, timeouts);
  const writers = makePool(options, WRITERS, timeouts);
  const reading = makeKysely(readers, options);
  const transactions = new Transactions(new PostgresDialect({ pool: writers }));
  const { onStatement } = options;
  const writeIn = makeWriter(writers, transactions, onStatement);
  const probing = connectPool(options, 1, timeouts);
  const wiping = connectPool(options, 1, SCRUB_TIMEOUTS);
  const health = new Health({
    read: () => sql`select position from feed`.execute(probing),
    write: (failing) => probeWrite(probing, failing),
  });
  const names = new NamesInUse();
  const waits = new WriteWaits(options.onWriteWaited);
  const watched = async <T>(write: Write<T>): Promise<T> => {
    const onTurn = waits.begin();
    try {
      return await health.watch(writeIn((pipeline, transact) => write(pipeline, transact, onTurn)));
    } finally {
      onTurn();
    }
  };
  const position = reading.selectFrom('feed').select('position').compile();
  const read: Database['read'] = (work) =>
    Pipeline.during(readers, { begin: BEGIN_READING, onStatement }, async (pipeline) => {
      const result = await transactions.during(pipeline.run, work);
      // Nothing that was read depends on how it ends.
      pipeline.send('commit');
      return result;
    });
  return {
    kind: 'postgresql',
    readOne: (work) => work(reading),
    read,
    readLong: read,
    write: (work) =>
      watched(async (pipeline, transact, onTurn) => {
        await lockFeed(pipeline, onTurn);
        return transact(work);
      }),
    writeAlone: (name, work) =>
      names.during(name, () =>
        watched(async (pipeline, transact, onTurn) => {
          // Locks the name first, so that a write waiting for its turn already has it.
          if (!(await lockName(pipeline, name))) return null;
          await lockFeed(pipeline, onTurn);
          return { result: await transact(work) };
        }),
      ),
    revision: shareInFlight(async () => {
      const result = await reading.executeQuery(position);
      return result.rows[0]?.position ?? 0;
    }),
    health: () => health.check(),
    load: () => ({ writesWaiting: waits.waiting, connections: addCounts([readers, writers]) }),
    scrub: () => scrubPostgresql(wiping),
    async close() {
      await Promise.all([probing, wiping].map((kysely) => kysely.destroy()));
      // Kysely does not end what it has never used.
      await Promise.all([readers, writers].map((pool) => pool.end()));
    },
  };
}

type TransactionRunner = <T>(work: (transaction: WriteTransaction) => Promise<T>) => Promise<T>;

/** A write on its own connection; calls `onTurn` when its turn has come. */
type Write<T> = (pipeline: Pipeline, transact: TransactionRunner, onTurn: () => void) => Promise<T>;

function makeWriter(
  pool: CountedPool,
  transactions: Transactions,
  onStatement: OnStatement | undefined,
) {
  return async <T>(
    work: (pipeline: Pipeline, transact: TransactionRunner) => Promise<T>,
  ): Promise<T> => {
    const progress = { isCommitting: false };
    try {
      return await Pipeline.during(pool, { begin: 'begin', onStatement }, async (pipeline) => {
        const result = await work(pipeline, (inside) => transactions.during(pipeline.run, inside));
        await pipeline.commit(() => (progress.isCommitting = true));
        return result;
      });
    } catch (error) {
      if (!progress.isCommitting || !(error instanceof DatabaseFailure)) throw error;
      // A server that still answers did not commit.
      if (error.reason !== 'no_answer') throw error;
      throw new DatabaseFailure(error.reason, { cause: error.cause, mayBeCommitted: true });
    }
  };
}

/** Serialises writers, like SQLite's write lock, so that positions commit in order. */
async function lockFeed(pipeline: Pipeline, onTurn: () => void): Promise<void> {
  await pipeline.ask('select position from feed for update');
  onTurn();
}

/** Locks a name until the transaction ends. @returns false if someone else holds it */
async function lockName(pipeline: Pipeline, name: string): Promise<boolean> {
  const text = 'select 1 where pg_try_advisory_xact_lock(hashtextextended($1, 0))';
  return (await pipeline.ask(text, [name])).length > 0;
}

/** Changes nothing, but fails as a write would. */
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

/** Uses a command's limits, because no request waits for it. */
async function migrateOnce(options: PostgresqlOptions): Promise<void> {
  const kysely = connectPool(options, 1, COMMAND_TIMEOUTS);
  try {
    await migrateDatabase((work) => kysely.transaction().execute(work), 'postgresql');
  } finally {
    await kysely.destroy();
  }
}

function connectPool(options: PostgresqlOptions, size: number, timeouts: Timeouts): Kysely<Tables> {
  return makeKysely(makePool(options, size, timeouts), options);
}

function makePool(
  { url, onLost }: PostgresqlOptions,
  size: number,
  timeouts: Timeouts,
): CountedPool {
  return openPool({ url, onLost, size, timeouts });
}

function makeKysely(pool: CountedPool, { onStatement }: PostgresqlOptions): Kysely<Tables> {
  const dialect = new PostgresDialect({ pool });
  return new Kysely<Tables>({ dialect, ...makeStatementLog(onStatement) });
}

function addCounts(pools: readonly CountedPool[]): ConnectionCounts {
  const counts = pools.map((pool) => pool.counts());
  const total = (pick: (one: ConnectionCounts) => number) =>
    counts.reduce((sum, one) => sum + pick(one), 0);
  return {
    busy: total(({ busy }) => busy),
    idle: total(({ idle }) => idle),
    waiting: total(({ waiting }) => waiting),
  };
}

/** Opens a database for reading only, without migrating it. */
export function readPostgresql(url: string): Kysely<Tables> {
  const pool = openPool({
    url,
    size: 1,
    timeouts: COMMAND_TIMEOUTS,
    onLost: () => undefined,
    isReadOnly: true,
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
