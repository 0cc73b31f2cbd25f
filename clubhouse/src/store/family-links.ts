import { hash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { MintedFor } from './minted-links.ts';

/** A link that was taken, so that it can be put back. */
export interface FamilyLink {
  readonly people: readonly MintedFor[];
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/**
 * Sign-in links to mailboxes of several members, of whom one is picked behind the link (SIGN-13).
 * Only the hash of a token is stored: whoever reads the file gets in nowhere.
 */
export class FamilyLinks {
  readonly #sql: ReturnType<typeof statements>;

  constructor(database: DatabaseSync) {
    this.#sql = statements(database);
  }

  add(token: string, { people, expiresAt }: FamilyLink): void {
    const tokenHash = hashOf(token);
    for (const { memberId, displayName } of people) {
      this.#sql.add.run({ tokenHash, memberId, displayName, expiresAt });
    }
  }

  /** Who may be picked; nobody where the link is unknown, used or expired. */
  find(token: string, now: number): MintedFor[] {
    return this.#sql.find.all({ tokenHash: hashOf(token), now }).map(personOf);
  }

  /** Uses the link up, once of several presses. @returns null where it is not good (any more) */
  take(token: string, now: number): FamilyLink | null {
    const rows = this.#sql.take.all({ tokenHash: hashOf(token), now });
    const [first] = rows;
    if (first === undefined) return null;
    return { people: rows.map(personOf), expiresAt: Number(first['expires_at']) };
  }

  /** For a member who was erased (OWN-2), or who comes to another mailbox. */
  forget(memberId: string): void {
    this.#sql.forget.run({ memberId });
  }

  /** @param now epoch milliseconds */
  removeExpired(now: number): void {
    this.#sql.expire.run({ now });
  }
}

function statements(database: DatabaseSync) {
  const sql = (text: string): StatementSync => database.prepare(text);
  return {
    add: sql(`insert or replace into family_links (token_hash, member_id, display_name, expires_at)
      values (:tokenHash, :memberId, :displayName, :expiresAt)`),
    find: sql(`select * from family_links where token_hash = :tokenHash and expires_at > :now
      order by display_name, member_id`),
    take: sql(`delete from family_links where token_hash = :tokenHash and expires_at > :now
      returning *`),
    forget: sql('delete from family_links where member_id = :memberId'),
    expire: sql('delete from family_links where expires_at <= :now'),
  };
}

function personOf(row: Record<string, SQLOutputValue>): MintedFor {
  return { memberId: String(row['member_id']), displayName: String(row['display_name']) };
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
