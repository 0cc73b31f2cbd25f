import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Whose rows are removed while the files still hold what they said (OWN-4). */
export class Erasures {
  readonly #note: StatementSync;
  readonly #all: StatementSync;
  readonly #end: StatementSync;

  constructor(database: DatabaseSync) {
    this.#note = database.prepare('insert or ignore into erasures (person_id) values (?)');
    this.#all = database.prepare('select person_id from erasures');
    this.#end = database.prepare('delete from erasures where person_id = ?');
  }

  /** Call it in the transaction that removes the rows. */
  note(personIds: readonly string[]): void {
    for (const id of personIds) this.#note.run(id);
  }

  pending(): string[] {
    return this.#all.all().map((row) => String(row['person_id']));
  }

  end(personIds: readonly string[]): void {
    for (const id of personIds) this.#end.run(id);
  }
}
