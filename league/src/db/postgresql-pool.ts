import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import type { ConnectionCounts } from './database.ts';
import { DatabaseFailure, type FailureReason } from './failure.ts';
import { StatementNames } from './statement-names.ts';
import type { Timeouts } from './timeouts.ts';

/** Silence is counted in ticks: if this process itself freezes, only one tick passes. */
const TICK_MS = 250;
const KEEP_ALIVE_AFTER_MS = 10_000;

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  readonly timeouts: Timeouts;
  readonly isReadOnly?: boolean;
  /** Called for each broken connection, idle or in use; the pool replaces it. */
  readonly onLost: (error: Error) => void;
}

export interface CountedPool extends PostgresPool {
  counts(): ConnectionCounts;
}

/** All failures are `DatabaseFailure`s. Named statements spare the server parsing and planning. */
export function openPool(options: PoolOptions): CountedPool {
  const { url, options: given } = splitOptions(options.url);
  const pool = new Pool({
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: options.timeouts.connect,
    keepAlive: true,
    // A statement does not wait for the answer to the one before.
    pipeline: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: [...makeServerSettings(options), given].join(' '),
  });
  const clients = new Map<PoolClient, Connection>();
  const names = new StatementNames();
  pool.on('connect', (client) => {
    // Its own listener for its whole life: the pool listens only while it is idle.
    const connection = new Connection(client, names, options.onLost);
    clients.set(client, connection);
  });
  pool.on('remove', (client) => clients.delete(client));
  // Reported by the connection itself.
  pool.on('error', () => undefined);
  const watch = watchSilence(clients, options.timeouts.silence);
  return {
    options: pool.options,
    counts: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async end() {
      clearInterval(watch);
      await pool.end();
    },
    async connect() {
      const isFull = pool.totalCount >= options.size;
      try {
        const client = await pool.connect();
        const connection = clients.get(client);
        if (!connection) throw new TypeError('the pool lent a connection that it never made');
        return connection;
      } catch (error) {
        throw connectFailure(error, isFull);
      }
    },
  };
}

/** Splits the address from its options, which ours would otherwise replace. */
function splitOptions(url: string): { url: string; options: string } {
  const parsed = new URL(url);
  const options = parsed.searchParams.get('options') ?? '';
  parsed.searchParams.delete('options');
  return { url: parsed.href, options };
}

/** Settings for every session; those in the address override them. */
function makeServerSettings({ timeouts, isReadOnly = false }: PoolOptions): string[] {
  const settings: Record<string, string | number> = {
    lock_timeout: timeouts.lock,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idle,
    // A frozen client that stops reading its socket also blocks the session.
    tcp_user_timeout: timeouts.idle,
    ...(isReadOnly ? { default_transaction_read_only: 'on' } : {}),
  };
  return Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
}

function watchSilence(
  clients: ReadonlyMap<PoolClient, Connection>,
  silence: number,
): NodeJS.Timeout | undefined {
  if (silence === 0) return undefined;
  const ticks = Math.floor(silence / TICK_MS);
  const watch = setInterval(() => {
    for (const connection of clients.values()) connection.tick(ticks);
  }, TICK_MS);
  return watch.unref();
}

class Connection implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  readonly #onLost: (error: Error) => void;
  #lost: Error | null = null;
  #unanswered = 0;
  #ticks = 0;

  constructor(client: PoolClient, names: StatementNames, onLost: (error: Error) => void) {
    this.#client = client;
    this.#names = names;
    this.#onLost = onLost;
    client.on('error', (error) => this.#lose(error));
  }

  #lose(error: Error): void {
    if (this.#lost) return;
    this.#lost = error;
    this.#onLost(error);
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors are not used here');
    return this.#ask(text, values);
  }

  async #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    const name = values.length === 0 ? undefined : this.#names.of(text);
    const named = name === undefined ? {} : { name };
    if (this.#unanswered === 0) this.#ticks = 0;
    this.#unanswered += 1;
    try {
      return await this.#client.query({ ...named, text, values: [...values] });
    } catch (error) {
      throw this.#failure(error);
    } finally {
      this.#unanswered -= 1;
      this.#ticks = 0;
    }
  }

  #failure(error: unknown): unknown {
    if (this.#lost) return new DatabaseFailure('no_answer', { cause: this.#lost });
    const reason = error instanceof DatabaseError ? findReason(error.code ?? '') : null;
    return reason === null ? error : new DatabaseFailure(reason, { cause: error });
  }

  /** Breaks the connection if a statement has gone unanswered for more ticks than this. */
  tick(limit: number): void {
    if (this.#unanswered === 0 || this.#ticks++ < limit) return;
    this.#lose(new Error('the database did not answer a statement'));
    // Whatever is unanswered fails with it.
    this.#client.connection.stream.destroy();
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy === true || this.#lost !== null);
  }
}

/** The meaning of a server error, by SQLSTATE; null for a bug or a violated constraint. */
function findReason(code: string): FailureReason | null {
  if (code === '53100') return 'storage_full';
  if (code === '25006') return 'read_only';
  if (code === '58030' || code.startsWith('XX00')) return 'damaged';
  // Locks and statements that took too long, too many connections, deadlocks.
  if (/^(53|55P03|57014|40001|40P01)/.test(code)) return 'busy';
  // Connections that ended, a server that stops or starts, a session that was ended.
  if (/^(08|57P|25P03|25P04)/.test(code)) return 'no_answer';
  return null;
}

/** A failed connection means that the database is away; a full pool means that it is busy. */
function connectFailure(error: unknown, isFull: boolean): unknown {
  if (error instanceof TypeError) return error;
  const reason = error instanceof DatabaseError ? findReason(error.code ?? '') : null;
  return new DatabaseFailure(reason ?? (isFull ? 'busy' : 'no_answer'), { cause: error });
}
