import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** When coaches last sent reminders to members (CHSE-5). */
export class Reminders {
  readonly #note: StatementSync;
  readonly #last: StatementSync;
  readonly #forget: StatementSync;

  constructor(database: DatabaseSync) {
    this.#note = database.prepare(
      'insert into reminders (member_id, sent_at) values (?, ?) ' +
        'on conflict (member_id) do update set sent_at = excluded.sent_at',
    );
    this.#last = database.prepare(
      'select * from reminders where member_id in (select value from json_each(?))',
    );
    this.#forget = database.prepare('delete from reminders where member_id = ?');
  }

  note(memberId: string, now: number): void {
    this.#note.run(memberId, now);
  }

  /** Epoch milliseconds, only for members who had a reminder. */
  lastOf(memberIds: readonly string[]): ReadonlyMap<string, number> {
    const rows = this.#last.all(JSON.stringify(memberIds));
    return new Map(rows.map((row) => [String(row['member_id']), Number(row['sent_at'])]));
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }
}
