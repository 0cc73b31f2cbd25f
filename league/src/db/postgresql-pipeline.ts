import {
  type CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  type PostgresPool,
  type PostgresPoolClient,
  UpdateQueryNode,
} from 'kysely';
import type { OnStatement } from './database.ts';
import type { RunStatement } from './transactions.ts';

/**
 * Sends each statement at once, and waits only for answers that are needed. If a statement fails,
 * the next one with a needed answer, or the commit, fails for the same reason.
 */
export class Pipeline {
  readonly #client: PostgresPoolClient;
  readonly #onStatement: OnStatement | undefined;
  #failure: { readonly error: unknown } | null = null;

  private constructor(client: PostgresPoolClient, onStatement: OnStatement | undefined) {
    this.#client = client;
    this.#onStatement = onStatement;
  }

  /** Runs the work between `begin` and the end. Rolls back what the work has not committed. */
  static async during<T>(
    pool: PostgresPool,
    {
      begin,
      onStatement,
    }: { readonly begin: string; readonly onStatement: OnStatement | undefined },
    work: (pipeline: Pipeline) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect();
    const pipeline = new Pipeline(client, onStatement);
    let isBroken = true;
    try {
      pipeline.send(begin);
      const result = await work(pipeline);
      isBroken = false;
      return result;
    } catch (error) {
      isBroken = !(await pipeline.#rollBack());
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  readonly run: RunStatement = async ({ sql, parameters, query }) => {
    if (!isSilent(query)) return { rows: await this.ask(sql, parameters) };
    this.send(sql, parameters);
    return { rows: [] };
  };

  /** Sends a statement without waiting for its answer. */
  send(sql: string, parameters: readonly unknown[] = []): void {
    this.#onStatement?.(sql, parameters);
    this.#client.query(sql, parameters).catch((error: unknown) => this.#fail(error));
  }

  /** @throws the reason why this statement, or one sent before it, failed */
  async ask(sql: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
    this.#onStatement?.(sql, parameters);
    try {
      const { rows } = await this.#client.query<unknown>(sql, parameters);
      return rows;
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /**
   * @param isAsked called just before the server is asked: until it answers, the outcome is unknown
   * @throws the reason for a rollback
   */
  async commit(isAsked: () => void): Promise<void> {
    this.#assertWell();
    isAsked();
    await this.ask('commit');
    // A commit also ends a failed transaction, without an error.
    this.#assertWell();
  }

  #assertWell(): void {
    if (this.#failure) throw this.#failure.error;
  }

  /** The first failure causes all later ones. */
  #fail(error: unknown): unknown {
    this.#failure ??= { error };
    return this.#failure.error;
  }

  async #rollBack(): Promise<boolean> {
    try {
      await this.#client.query('rollback', []);
      return true;
    } catch {
      return false;
    }
  }
}

function isSilent(query: CompiledQuery['query']): boolean {
  const changes =
    InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
  return changes && query.returning === undefined;
}
