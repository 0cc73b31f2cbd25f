import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const NAMED_STATEMENT_LIMIT = 500;

/**
 * The pool as Kysely sees it, with a name for every statement that has parameters: without one
 * the server would parse and plan each of them anew.
 */
export function namingPool(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, NamingClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const naming = known.get(client) ?? new NamingClient(client);
      known.set(client, naming);
      return naming;
    },
  };
}

const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMED_STATEMENT_LIMIT) return known;
  const name = `league_${names.size}`;
  names.set(text, name);
  return name;
}

class NamingClient implements PostgresPoolClient {
  readonly #client: PoolClient;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors are not used here');
    const name = values.length === 0 ? undefined : statementName(text);
    const named = name === undefined ? {} : { name };
    return this.#client.query({ ...named, text, values: [...values] });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
