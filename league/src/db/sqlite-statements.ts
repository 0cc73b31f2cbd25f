import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const CACHE_LIMIT = 500;
/** After these, `select *` has different columns from when it was prepared. */
const CHANGES_TABLES = /^\s*(?:alter|create|drop)\b/i;

/** Kysely's SQLite driver on `node:sqlite`, which prepares each statement once. */
export class CachingConnection implements SqliteDatabase {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  prepare(text: string): SqliteStatement {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = adaptStatement(this.#connection.prepare(text));
    const isFull = this.#statements.size >= CACHE_LIMIT;
    if (isFull || CHANGES_TABLES.test(text)) this.#statements.clear();
    this.#statements.set(text, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }
}

type Row = Record<string, unknown>;

/**
 * Reads rows as arrays: for each row object, `node:sqlite` makes a hidden class of 95 bytes in V8's
 * old space, and such rows take half as long again to make and read.
 */
function adaptStatement(statement: StatementSync): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  const toRow = (values: unknown) => buildRow(names, values as readonly unknown[]);
  statement.setReturnArrays(true);
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...toInputValues(parameters)).map(toRow),
    run: (parameters) => statement.run(...toInputValues(parameters)),
    iterate: (parameters) => statement.iterate(...toInputValues(parameters)).map(toRow),
  };
}

/** Uses an index, because `for…of` would create an iterator for each row. */
function buildRow(names: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (let index = 0; index < names.length; index++) row[names[index] ?? ''] = values[index];
  return row;
}

function toInputValues(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    throw new TypeError(`a SQL parameter is a ${typeof value}, not a text, number or null`);
  });
}
