import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** What a letter's Reply-To stands for. */
interface ReplyAddress {
  readonly memberId: string;
  readonly matchId: string;
  readonly proposalId: number | null;
}

export interface StoredReplyAddress extends ReplyAddress {
  readonly place: number;
}

const DAY_MS = 86_400_000;
/** Nobody answers a letter after so long: no match is open for a year. */
const ADDRESS_DAYS = 400;

/** Which letters can be answered, by the place that their tokens name (REPLY-10). */
export class ReplyAddresses {
  readonly #insert: StatementSync;
  readonly #of: StatementSync;
  readonly #find: StatementSync;
  readonly #forget: StatementSync;
  readonly #tidy: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      'insert into reply_addresses (member_id, match_id, proposal_id, made_at) ' +
        'values (?, ?, ?, ?) on conflict do nothing',
    );
    this.#of = database.prepare(
      'select * from reply_addresses where member_id = ? and match_id = ? and proposal_id = ?',
    );
    this.#find = database.prepare('select * from reply_addresses where place = ?');
    this.#forget = database.prepare('delete from reply_addresses where member_id = ?');
    this.#tidy = database.prepare('delete from reply_addresses where made_at < ?');
  }

  /** The one for this, made where there is none yet. @param now epoch milliseconds */
  keep({ memberId, matchId, proposalId }: ReplyAddress, now: number): StoredReplyAddress {
    this.#insert.run(memberId, matchId, proposalId ?? 0, now);
    const row = this.#of.get(memberId, matchId, proposalId ?? 0);
    return { memberId, matchId, proposalId, place: Number(row?.['place']) };
  }

  find(place: number): StoredReplyAddress | null {
    const row = this.#find.get(place);
    if (row === undefined) return null;
    const proposal = Number(row['proposal_id']);
    return {
      place,
      memberId: String(row['member_id']),
      matchId: String(row['match_id']),
      proposalId: proposal === 0 ? null : proposal,
    };
  }

  /** For a member who was erased (OWN-2). */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }

  /** @param now epoch milliseconds */
  tidy(now: number): void {
    this.#tidy.run(now - ADDRESS_DAYS * DAY_MS);
  }
}
