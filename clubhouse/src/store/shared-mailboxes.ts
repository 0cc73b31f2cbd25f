import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * Who has no address of their own and reads the mailbox of another member, as a child that of a
 * parent (SIGN-13). The league has each address once, so it cannot say it.
 */
export class SharedMailboxes {
  readonly #sql: ReturnType<typeof statements>;

  constructor(database: DatabaseSync) {
    this.#sql = statements(database);
  }

  /** Whose mailbox a member reads; null: that of their own, or none. */
  holderOf(memberId: string): string | null {
    const holder = this.#sql.holderOf.get({ memberId })?.['holder_id'];
    return typeof holder === 'string' ? holder : null;
  }

  /** Who reads a member's mailbox beside them. */
  guestsOf(holderId: string): string[] {
    return this.#sql.guestsOf.all({ holderId }).map((row) => String(row['member_id']));
  }

  /** Those who read theirs read the new one from here on: nobody's mailbox is a guest's. */
  share(memberId: string, holderId: string): void {
    this.#sql.share.run({ memberId, holderId });
    this.#sql.follow.run({ memberId, holderId });
    this.#sql.end.run({ memberId: holderId });
  }

  end(memberId: string): void {
    this.#sql.end.run({ memberId });
  }

  /** For a member who was erased (OWN-2). */
  forget(memberId: string): void {
    this.#sql.forget.run({ memberId });
  }
}

function statements(database: DatabaseSync) {
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

/** More than a family: a page of names that fits on a phone. */
const MAX_GUESTS = 20;
