import {
  type CompiledQuery,
  DefaultQueryExecutor,
  type Dialect,
  type DialectAdapter,
  DummyDriver,
  type QueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely';
import type { WriteTransaction } from './database.ts';
import type { Tables } from './tables.ts';

export type RunStatement = (statement: CompiledQuery) => Promise<QueryResult<unknown>>;

/** Sends statements straight to one task's connection, past Kysely's queue for shared ones. */
export class Transactions {
  readonly #dialect: Dialect;
  readonly #compiler: QueryCompiler;
  readonly #adapter: DialectAdapter;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    this.#compiler = dialect.createQueryCompiler();
    this.#adapter = dialect.createAdapter();
  }

  /** Runs the work in an open transaction. After the end, the work can run no more statements. */
  async during<T>(
    run: RunStatement,
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<T> {
    const dialect = this.#dialect;
    const executor = new Executor(this.#compiler, this.#adapter, run);
    const props = { config: { dialect }, dialect, driver: NO_DRIVER, executor };
    try {
      return await work(new Transaction<Tables>(props));
    } finally {
      executor.end();
    }
  }
}

/** Kysely never uses this driver, because the work has its own connection. */
const NO_DRIVER = new DummyDriver();
const NO_CONNECTION = {
  provideConnection: () => Promise.reject(new TypeError('the connection is there already')),
};

class Executor extends DefaultQueryExecutor {
  readonly #run: RunStatement;
  #isOver = false;

  constructor(compiler: QueryCompiler, adapter: DialectAdapter, run: RunStatement) {
    super(compiler, adapter, NO_CONNECTION);
    this.#run = run;
  }

  end(): void {
    this.#isOver = true;
  }

  override async executeQuery<R>(statement: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isOver) throw new TypeError('a statement came after the end of its transaction');
    return (await this.#run(statement)) as QueryResult<R>;
  }
}
