import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** An address that a member wants but has not confirmed yet (SELF-5). */
export interface AddressChange {
  readonly memberId: string;
  readonly handle: string;
  readonly address: string;
  /** The member's address in the league at the time; empty if they had none. */
  readonly was: string;
  readonly expiresAt: number;
}

/** Wanted addresses, one per member: a later request replaces the earlier one. */
export class AddressChanges {
  readonly #set: StatementSync;
  readonly #find: StatementSync;
  readonly #remove: StatementSync;
  readonly #expire: StatementSync;

  constructor(database: DatabaseSync) {
    this.#set = database.prepare(`insert or replace into address_changes
      (member_id, handle, address, was, expires_at)
      values (:memberId, :handle, :address, :was, :expiresAt)`);
    this.#find = database.prepare(
      'select * from address_changes where member_id = ? and expires_at > ?',
    );
    this.#remove = database.prepare('delete from address_changes where member_id = ?');
    this.#expire = database.prepare('delete from address_changes where expires_at <= ?');
  }

  set({ memberId, handle, address, was, expiresAt }: AddressChange): void {
    this.#set.run({ memberId, handle, address, was, expiresAt });
  }

  /** Null if the member has no open request. */
  find(memberId: string, now: number): AddressChange | null {
    const row = this.#find.get(memberId, now);
    if (row === undefined) return null;
    return {
      memberId,
      handle: String(row['handle']),
      address: String(row['address']),
      was: String(row['was']),
      expiresAt: Number(row['expires_at']),
    };
  }

  /** Called when a request is cancelled or done, or the member is erased (OWN-2). */
  remove(memberId: string): void {
    this.#remove.run(memberId);
  }

  removeExpired(now: number): void {
    this.#expire.run(now);
  }
}
