import { randomBytes } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

const HANDLE_BYTES = 16;

/** Calendar addresses: one per member, until it is removed (CAL-5). */
export class CalendarAddresses {
  readonly #insert: StatementSync;
  readonly #of: StatementSync;
  readonly #memberOf: StatementSync;
  readonly #forget: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      'insert or ignore into calendar_addresses (member_id, handle, made_at) values (?, ?, ?)',
    );
    this.#of = database.prepare('select handle from calendar_addresses where member_id = ?');
    this.#memberOf = database.prepare('select member_id from calendar_addresses where handle = ?');
    this.#forget = database.prepare('delete from calendar_addresses where member_id = ?');
  }

  /** Creates a calendar address if the member has none. */
  make(memberId: string, now: number): void {
    this.#insert.run(memberId, randomBytes(HANDLE_BYTES).toString('base64url'), now);
  }

  /** The secret part of the address; null if the member has none. */
  handleOf(memberId: string): string | null {
    const handle = this.#of.get(memberId)?.['handle'];
    return typeof handle === 'string' ? handle : null;
  }

  memberOf(handle: string): string | null {
    const memberId = this.#memberOf.get(handle)?.['member_id'];
    return typeof memberId === 'string' ? memberId : null;
  }

  /** Called when a member removes the address or is erased (OWN-2). */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }
}
