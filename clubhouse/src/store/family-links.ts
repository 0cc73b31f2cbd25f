import { hash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { MintedFor } from './minted-links.ts';

export interface FamilyMember extends MintedFor {
  /** The member's league link, encrypted by `sealLink`. */
  readonly sealedLink: string;
}

export interface FamilyLink {
  readonly people: readonly FamilyMember[];
  /** The hash of the recipient's address. */
  readonly mailboxHash: string;
  readonly expiresAt: number;
}

/**
 * Links to shared mailboxes, where the visitor picks a member (SIGN-13). Stores only the hash of a
 * token, and league links that only the token decrypts. Reading the file lets nobody sign in.
 */
export class FamilyLinks {
  readonly #sql: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareStatements(database);
  }

  add(token: string, { people, mailboxHash, expiresAt }: FamilyLink): void {
    const tokenHash = hashToken(token);
    for (const { memberId, displayName, sealedLink } of people) {
      this.#sql.add.run({ tokenHash, memberId, displayName, sealedLink, mailboxHash, expiresAt });
    }
  }

  /** Null for an unknown, used or expired link. */
  find(token: string, now: number): FamilyLink | null {
    return toFamilyLink(this.#sql.find.all({ tokenHash: hashToken(token), now }));
  }

  /** Uses the link up; of several clicks, only the first succeeds. Null if it is not valid. */
  take(token: string, now: number): FamilyLink | null {
    return toFamilyLink(this.#sql.take.all({ tokenHash: hashToken(token), now }));
  }

  /** Forgets a member who was erased (OWN-2) or moves to another mailbox. */
  forget(memberId: string): void {
    this.#sql.forget.run({ memberId });
  }

  removeExpired(now: number): void {
    this.#sql.expire.run({ now });
  }
}

function prepareStatements(database: DatabaseSync) {
  const sql = (text: string): StatementSync => database.prepare(text);
  return {
    add: sql(`insert or replace into family_links
      (token_hash, member_id, display_name, sealed_link, mailbox_hash, expires_at)
      values (:tokenHash, :memberId, :displayName, :sealedLink, :mailboxHash, :expiresAt)`),
    find: sql(`select * from family_links where token_hash = :tokenHash and expires_at > :now
      order by display_name, member_id`),
    take: sql(`delete from family_links where token_hash = :tokenHash and expires_at > :now
      returning *`),
    forget: sql('delete from family_links where member_id = :memberId'),
    expire: sql('delete from family_links where expires_at <= :now'),
  };
}

function toFamilyLink(rows: readonly Record<string, SQLOutputValue>[]): FamilyLink | null {
  const [first] = rows;
  if (first === undefined) return null;
  const people = rows.map((row) => ({
    memberId: String(row['member_id']),
    displayName: String(row['display_name']),
    sealedLink: String(row['sealed_link']),
  }));
  const [mailboxHash, expiresAt] = [String(first['mailbox_hash']), Number(first['expires_at'])];
  return { people, mailboxHash, expiresAt };
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
