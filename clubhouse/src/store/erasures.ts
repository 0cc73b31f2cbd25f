import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** A member or applicant whose files still have to be wiped. */
export interface PendingErasure {
  readonly personId: string;
  readonly isMember: boolean;
}

/** People whose rows are deleted while the files may still contain their data (OWN-4). */
export class Erasures {
  readonly #note: StatementSync;
  readonly #all: StatementSync;
  readonly #end: StatementSync;

  constructor(database: DatabaseSync) {
    this.#note = database.prepare(
      'insert or ignore into erasures (person_id, is_member) values (?, ?)',
    );
    this.#all = database.prepare('select * from erasures');
    this.#end = database.prepare('delete from erasures where person_id = ?');
  }

  /** Call it in the transaction that deletes the rows. */
  note({ personId, isMember }: PendingErasure): void {
    this.#note.run(personId, Number(isMember));
  }

  pending(): PendingErasure[] {
    return this.#all.all().map((row) => ({
      personId: String(row['person_id']),
      isMember: row['is_member'] === 1,
    }));
  }

  end(erasures: readonly PendingErasure[]): void {
    for (const { personId } of erasures) this.#end.run(personId);
  }
}
