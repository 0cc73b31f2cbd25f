import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

const DAY_MS = 86_400_000;

/** The coach's corrections to the guessed reading of a list. */
export interface ImportWishes {
  readonly hasHeadings: boolean;
  readonly leavesBlank: boolean;
  /** The content of a column, by its letter; null if the column is not imported. */
  readonly columns: Readonly<Record<string, string | null>>;
  /** The character encoding, if the coach has chosen one. */
  readonly encoding: string | null;
  /** The meaning of the club's own words, by `field:word`; empty for cells to leave blank. */
  readonly words: Readonly<Record<string, string>>;
  /** The member that a row means, by line: an id, or `new`. */
  readonly persons: Readonly<Record<string, string>>;
}

export const PLAIN_WISHES: ImportWishes = {
  hasHeadings: true,
  leavesBlank: false,
  columns: {},
  encoding: null,
  words: {},
  persons: {},
};

export interface KeptImport {
  readonly bytes: Uint8Array;
  readonly wishes: ImportWishes;
}

/** Lists under review by coaches before they are imported (IMPT-1), each for a day. */
export class Imports {
  readonly #insert: StatementSync;
  readonly #find: StatementSync;
  readonly #say: StatementSync;
  readonly #delete: StatementSync;
  readonly #expire: StatementSync;
  readonly #forget: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      'insert into imports (id, bytes, wishes, kept_at) values (?, ?, ?, ?)',
    );
    this.#find = database.prepare('select bytes, wishes from imports where id = ?');
    this.#say = database.prepare('update imports set wishes = ? where id = ?');
    this.#delete = database.prepare('delete from imports where id = ?');
    this.#expire = database.prepare('delete from imports where kept_at <= ?');
    this.#forget = database.prepare('delete from imports');
  }

  /** Deletes lists older than a day, and returns the new one's id. */
  add({ bytes, wishes }: KeptImport, now: number): string {
    this.#expire.run(now - DAY_MS);
    const id = randomUUID();
    this.#insert.run(id, bytes, JSON.stringify(wishes), now);
    return id;
  }

  /** Null if the import is finished or unknown. */
  find(id: string): KeptImport | null {
    const row = this.#find.get(id);
    const bytes = row?.['bytes'];
    if (row === undefined || !(bytes instanceof Uint8Array)) return null;
    // Written only by `add` and `say`; rows from older releases have fewer fields.
    const wishes = JSON.parse(String(row['wishes'])) as Partial<ImportWishes>;
    return { bytes, wishes: { ...PLAIN_WISHES, ...wishes } };
  }

  say(id: string, wishes: ImportWishes): void {
    this.#say.run(JSON.stringify(wishes), id);
  }

  remove(id: string): void {
    this.#delete.run(id);
  }

  /** Deletes all lists on any erasure, because the site does not know who is in them (OWN-2). */
  forget(): void {
    this.#forget.run();
  }
}
