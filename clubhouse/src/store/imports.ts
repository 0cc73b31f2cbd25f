import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

const DAY_MS = 86_400_000;

/** How a list is read, where the coach says it otherwise than it is guessed. */
export interface ImportWishes {
  readonly hasHeadings: boolean;
  readonly leavesBlank: boolean;
  /** By the letter of a column: what it holds; null: nothing of a member. */
  readonly columns: Readonly<Record<string, string | null>>;
  /** How its bytes are letters, where the coach has said it. */
  readonly encoding: string | null;
  /** By `field:word` what a word of the club means; empty: its cells are left blank. */
  readonly words: Readonly<Record<string, string>>;
  /** By its line, whom a row is about: the id of a member, or `new`. */
  readonly persons: Readonly<Record<string, string>>;
}

/** Read as it is guessed. */
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

/** Lists of members that coaches are looking at before they count (IMPT-1): each for a day. */
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

  /** @returns its id; what is older than a day goes */
  add({ bytes, wishes }: KeptImport, now: number): string {
    this.#expire.run(now - DAY_MS);
    const id = randomUUID();
    this.#insert.run(id, bytes, JSON.stringify(wishes), now);
    return id;
  }

  /** Null once it is over, or was never there. */
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

  /** Whom a list names nobody knows here: with an erased member every list goes (OWN-2). */
  forget(): void {
    this.#forget.run();
  }
}
