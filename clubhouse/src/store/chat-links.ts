import type { DatabaseSync } from 'node:sqlite';

export interface ChatLink {
  readonly chatId: number;
  readonly linkedAt: number;
}

/** A link with which a member claims a chat, once. */
export interface ChatWish {
  readonly memberId: string;
  readonly handle: string;
  readonly expiresAt: number;
}

/** The chat of each member; one chat belongs to one member (BOT-2). */
export class ChatLinks {
  readonly #sql: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareStatements(database);
  }

  /**
   * Replaces the member's previous chat and the chat's previous member, and removes the request it
   * came from. Call it in a transaction.
   */
  link(memberId: string, { chatId, linkedAt }: ChatLink): void {
    this.#sql.unlinkEither.run({ memberId, chatId });
    this.#sql.link.run({ memberId, chatId, linkedAt });
    this.#sql.removeWish.run({ memberId });
  }

  of(memberId: string): ChatLink | null {
    const row = this.#sql.ofMember.get({ memberId });
    if (row === undefined) return null;
    return { chatId: Number(row['chat_id']), linkedAt: Number(row['linked_at']) };
  }

  memberOf(chatId: number): string | null {
    const member = this.#sql.ofChat.get({ chatId })?.['member_id'];
    return typeof member === 'string' ? member : null;
  }

  unlink(memberId: string): void {
    this.#sql.unlink.run({ memberId });
  }

  /** Stores a member's request, in place of any earlier one. */
  setWish({ memberId, handle, expiresAt }: ChatWish): void {
    this.#sql.setWish.run({ memberId, handle, expiresAt });
  }

  /** The member's request, if it can still be used. */
  wishOf(memberId: string, now: number): ChatWish | null {
    return toChatWish(this.#sql.wishOfMember.get({ memberId, now }));
  }

  wishBy(handle: string, now: number): ChatWish | null {
    return toChatWish(this.#sql.wishByHandle.get({ handle, now }));
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.#sql.unlink.run({ memberId });
    this.#sql.removeWish.run({ memberId });
  }

  tidy(now: number): void {
    this.#sql.removeExpired.run({ now });
  }
}

function toChatWish(row: Readonly<Record<string, unknown>> | undefined): ChatWish | null {
  if (row === undefined) return null;
  return {
    memberId: String(row['member_id']),
    handle: String(row['handle']),
    expiresAt: Number(row['expires_at']),
  };
}

function prepareStatements(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    unlinkEither: sql('delete from chat_links where member_id = :memberId or chat_id = :chatId'),
    link: sql(`insert into chat_links (member_id, chat_id, linked_at)
      values (:memberId, :chatId, :linkedAt)`),
    ofMember: sql('select * from chat_links where member_id = :memberId'),
    ofChat: sql('select member_id from chat_links where chat_id = :chatId'),
    unlink: sql('delete from chat_links where member_id = :memberId'),
    setWish: sql(`insert or replace into chat_wishes (member_id, handle, expires_at)
      values (:memberId, :handle, :expiresAt)`),
    wishOfMember: sql(
      'select * from chat_wishes where member_id = :memberId and expires_at > :now',
    ),
    wishByHandle: sql('select * from chat_wishes where handle = :handle and expires_at > :now'),
    removeWish: sql('delete from chat_wishes where member_id = :memberId'),
    removeExpired: sql('delete from chat_wishes where expires_at <= :now'),
  };
}
