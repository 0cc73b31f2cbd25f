import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * Members who read another's mailbox, such as a child a parent's (SIGN-13). The league accepts each
 * address only once, so it cannot record this.
 */
export class SharedMailboxes {
  readonly #sql: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareStatements(database);
  }

  /** The owner of the mailbox that a member reads; null if it is their own, or they have none. */
  holderOf(memberId: string): string | null {
    const holder = this.#sql.holderOf.get({ memberId })?.['holder_id'];
    return typeof holder === 'string' ? holder : null;
  }

  guestsOf(holderId: string): string[] {
    return this.#sql.guestsOf.all({ holderId }).map((row) => String(row['member_id']));
  }

  /** Members who read this member's mailbox move along, so that nobody reads a guest's mailbox. */
  share(memberId: string, holderId: string): void {
    this.#sql.share.run({ memberId, holderId });
    this.#sql.follow.run({ memberId, holderId });
    this.#sql.end.run({ memberId: holderId });
  }

  end(memberId: string): void {
    this.#sql.end.run({ memberId });
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.#sql.forget.run({ memberId });
  }
}

function prepareStatements(database: DatabaseSync) {
  const sql = (text: string): StatementSync => database.prepare(text);
  return {
    holderOf: sql('select holder_id from shared_mailboxes where member_id = :memberId'),
    guestsOf: sql(`select member_id from shared_mailboxes where holder_id = :holderId
      order by member_id limit ${MAX_GUESTS}`),
    share: sql('insert or replace into shared_mailboxes values (:memberId, :holderId)'),
    follow: sql('update shared_mailboxes set holder_id = :holderId where holder_id = :memberId'),
    end: sql('delete from shared_mailboxes where member_id = :memberId'),
    forget: sql(`delete from shared_mailboxes
      where member_id = :memberId or holder_id = :memberId`),
  };
}

/** More members than any family has; their names fit on a phone. */
const MAX_GUESTS = 20;
