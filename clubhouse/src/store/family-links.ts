import { hash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { MintedFor } from './minted-links.ts';

/** Somebody who may be picked behind a link. */
export interface FamilyMember extends MintedFor {
  /** The league's link for them, as `sealLink` closed it. */
  readonly sealedLink: string;
}

export interface FamilyLink {
  readonly people: readonly FamilyMember[];
  /** The hash of the address that it was sent to. */
  readonly mailboxHash: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/**
 * Sign-in links to mailboxes of several members, of whom one is picked behind the link (SIGN-13).
 * Only the hash of a token is stored, and links that the token alone opens: whoever reads the file gets
 * in nowhere.
 */
export class FamilyLinks {
  readonly #sql: ReturnType<typeof statements>;

  constructor(database: DatabaseSync) {
    this.#sql = statements(database);
  }

  add(token: string, { people, mailboxHash, expiresAt }: FamilyLink): void {
    const tokenHash = hashOf(token);
    for (const { memberId, displayName, sealedLink } of people) {
      this.#sql.add.run({ tokenHash, memberId, displayName, sealedLink, mailboxHash, expiresAt });
    }
  }

  /** Null where the link is unknown, used or expired. */
  find(token: string, now: number): FamilyLink | null {
    return linkOf(this.#sql.find.all({ tokenHash: hashOf(token), now }));
  }

  /** Uses the link up, once of several presses. @returns null where it is not good (any more) */
  take(token: string, now: number): FamilyLink | null {
    return linkOf(this.#sql.take.all({ tokenHash: hashOf(token), now }));
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

function linkOf(rows: readonly Record<string, SQLOutputValue>[]): FamilyLink | null {
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

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
