import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** An address that a member wants and has not confirmed yet (SELF-5). */
export interface AddressChange {
  readonly memberId: string;
  /** What makes it this wish and no other. */
  readonly handle: string;
  readonly address: string;
  /** Their own address in the league as they asked; empty: they had none. */
  readonly was: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** One for each member: a later wish takes the place of the one before. */
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

  /** Null where none is open. @param now epoch milliseconds */
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

  /** Taken back, done, or of a member who was erased (OWN-2). */
  remove(memberId: string): void {
    this.#remove.run(memberId);
  }

  /** @param now epoch milliseconds */
  removeExpired(now: number): void {
    this.#expire.run(now);
  }
}
