import type { DatabaseSync, StatementSync } from 'node:sqlite';

interface ReplyAddress {
  readonly memberId: string;
  /** The email's matches, one or several. */
  readonly matchIds: readonly string[];
  readonly proposalId: number | null;
}

export interface StoredReplyAddress extends ReplyAddress {
  readonly place: number;
  /** The hash of the last recipient's address; null if unknown. */
  readonly mailboxHash: string | null;
}

const DAY_MS = 86_400_000;
/** How long an email can be answered: no match is open for a year. */
const ADDRESS_DAYS = 400;

/** Emails that can be answered, by the place in their tokens (REPLY-10). */
export class ReplyAddresses {
  readonly #insert: StatementSync;
  readonly #of: StatementSync;
  readonly #find: StatementSync;
  readonly #forget: StatementSync;
  readonly #tidy: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      'insert into reply_addresses (member_id, match_ids, proposal_id, mailbox_hash, made_at) ' +
        'values (?, ?, ?, ?, ?) on conflict do update set mailbox_hash = excluded.mailbox_hash',
    );
    this.#of = database.prepare(
      'select * from reply_addresses where member_id = ? and match_ids = ? and proposal_id = ?',
    );
    this.#find = database.prepare('select * from reply_addresses where place = ?');
    this.#forget = database.prepare('delete from reply_addresses where member_id = ?');
    this.#tidy = database.prepare('delete from reply_addresses where made_at < ?');
  }

  /**
   * Finds or creates the address.
   * @param mailboxHash the hash of the recipient's address
   */
  keep(address: ReplyAddress, mailboxHash: string, now: number): StoredReplyAddress {
    const { memberId, proposalId } = address;
    const matchIds = joinIds(address.matchIds);
    this.#insert.run(memberId, matchIds, proposalId ?? 0, mailboxHash, now);
    const row = this.#of.get(memberId, matchIds, proposalId ?? 0);
    return { ...address, mailboxHash, place: Number(row?.['place']) };
  }

  find(place: number): StoredReplyAddress | null {
    const row = this.#find.get(place);
    if (row === undefined) return null;
    const proposal = Number(row['proposal_id']);
    const mailbox = row['mailbox_hash'];
    return {
      place,
      memberId: String(row['member_id']),
      matchIds: splitIds(String(row['match_ids'])),
      proposalId: proposal === 0 ? null : proposal,
      mailboxHash: typeof mailbox === 'string' ? mailbox : null,
    };
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }

  tidy(now: number): void {
    this.#tidy.run(now - ADDRESS_DAYS * DAY_MS);
  }
}

export function joinIds(ids: readonly string[]): string {
  return ids.join(',');
}

/** @param text ids as `joinIds` writes them */
export function splitIds(text: string): string[] {
  return text.split(',');
}
