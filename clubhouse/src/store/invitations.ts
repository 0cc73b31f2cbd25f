import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** The sender of each invitation (HIST-6). */
export class Invitations {
  readonly #note: StatementSync;
  readonly #inviter: StatementSync;
  readonly #forget: StatementSync;
  readonly #tidy: StatementSync;

  constructor(database: DatabaseSync) {
    this.#note = database.prepare(
      'insert into invitations (letter_key, member_id, pressed_by) values (?, ?, ?) ' +
        'on conflict (letter_key) do nothing',
    );
    // The league hears of an email right after its end, so the nearest end is the right one.
    this.#inviter = database.prepare(
      `select pressed_by from invitations join outbox on outbox.key = letter_key
        where invitations.member_id = :memberId and outbox.status in ('sent', 'refused')
        order by abs(outbox.since - :at) limit 1`,
    );
    this.#forget = database.prepare('delete from invitations where member_id = ?');
    this.#tidy = database.prepare(
      'delete from invitations where letter_key not in (select key from outbox)',
    );
  }

  /** @param pressedBy the name of the coach's key */
  note(letterKey: string, memberId: string, pressedBy: string): void {
    this.#note.run(letterKey, memberId, pressedBy);
  }

  /** Null if unknown; `at` is when the league heard of the invitation, in epoch milliseconds. */
  inviterOf(memberId: string, at: number): string | null {
    const row = this.#inviter.get({ memberId, at });
    return row === undefined ? null : String(row['pressed_by']);
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }

  /** Forgets invitations that the outbox has forgotten. */
  tidy(): void {
    this.#tidy.run();
  }
}
