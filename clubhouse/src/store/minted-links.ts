import { hash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

export interface MintedFor {
  readonly memberId: string;
  readonly displayName: string;
}

export interface MintedLink extends MintedFor {
  /** The hash of the recipient's address; null for a link shown on a screen or on paper. */
  readonly mailboxHash: string | null;
}

/** The member of each link that this site made, until the link expires or is used (SIGN-4). */
export class MintedLinks {
  readonly #insert: StatementSync;
  readonly #find: StatementSync;
  readonly #delete: StatementSync;
  readonly #forget: StatementSync;
  readonly #expire: StatementSync;
  readonly #holders: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      'insert or replace into minted_links (token_hash, member_id, display_name, mailbox_hash, expires_at) ' +
        'values (?, ?, ?, ?, ?)',
    );
    this.#find = database.prepare(
      'select member_id, display_name, mailbox_hash from minted_links where token_hash = ? and expires_at > ?',
    );
    this.#delete = database.prepare('delete from minted_links where token_hash = ?');
    this.#forget = database.prepare('delete from minted_links where member_id = ?');
    this.#holders = database.prepare(
      'select count(distinct member_id) as members from minted_links where expires_at > ?',
    );
    this.#expire = database.prepare('delete from minted_links where expires_at <= ?');
  }

  add(token: string, { memberId, displayName, mailboxHash }: MintedLink, expiresAt: number): void {
    this.#insert.run(hashToken(token), memberId, displayName, mailboxHash, expiresAt);
  }

  /** Null for a link that is used, expired or unknown here; an unknown one may still be valid. */
  find(token: string, now: number): MintedLink | null {
    const row = this.#find.get(hashToken(token), now);
    if (row === undefined) return null;
    const mailbox = row['mailbox_hash'];
    return {
      memberId: String(row['member_id']),
      displayName: String(row['display_name']),
      mailboxHash: typeof mailbox === 'string' ? mailbox : null,
    };
  }

  remove(token: string): void {
    this.#delete.run(hashToken(token));
  }

  /** Number of members with an unused, valid link. */
  holders(now: number): number {
    return Number(this.#holders.get(now)?.['members'] ?? 0);
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }

  removeExpired(now: number): void {
    this.#expire.run(now);
  }
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
