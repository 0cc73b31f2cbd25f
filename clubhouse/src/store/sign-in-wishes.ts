import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { foldAddress } from '../addresses/address.ts';
import { isLanguage, type Language } from '../messages/language.ts';

export interface NewSignInWish {
  readonly address: string;
  readonly language: Language;
  readonly goOnTo: string;
}

export interface SignInWish extends NewSignInWish {
  readonly place: number;
  readonly askedAt: number;
  readonly attempts: number;
}

/** More requests than a club of 5,000 makes that is invited on one evening. */
export const MAX_WISHES = 2000;

/**
 * Requests for sign-in links that are not emailed yet, from known and unknown addresses (SIGN-12).
 * They contain no links, so reading the file lets nobody sign in.
 */
export class SignInWishes {
  readonly #sql: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareStatements(database);
  }

  /** Returns false if the queue is full. */
  add({ address, language, goOnTo }: NewSignInWish, now: number): boolean {
    const key = foldAddress(address);
    const row = { address, key, language, goOnTo, now, most: MAX_WISHES };
    return Number(this.#sql.add.run(row).changes) > 0;
  }

  /** The due requests; those that have waited longest since an attempt come first. */
  due(now: number, limit: number): SignInWish[] {
    return this.#sql.due.all({ now, limit }).map(toSignInWish);
  }

  /** When the next request is due, in epoch milliseconds; null if none waits. */
  nextAttempt(): number | null {
    const at = this.#sql.next.get()?.['at'];
    return typeof at === 'number' ? at : null;
  }

  /** Records the owner of the address, once the league knows it. */
  tie(place: number, memberId: string): void {
    this.#sql.tie.run({ place, memberId });
  }

  postpone(place: number, at: number): void {
    this.#sql.postpone.run({ place, at });
  }

  remove(place: number): void {
    this.#sql.remove.run({ place });
  }

  count(): number {
    return Number(this.#sql.count.get()?.['count']);
  }

  /** Forgets an erased member (OWN-2), also by addresses that the member's emails went to. */
  forget(memberId: string): void {
    this.#sql.forget.run({ memberId });
  }
}

function prepareStatements(database: DatabaseSync) {
  const sql = (text: string): StatementSync => database.prepare(text);
  return {
    add: sql(`insert into sign_in_wishes
        (address, address_key, language, go_on_to, asked_at, next_attempt_at)
      select :address, :key, :language, :goOnTo, :now, :now
        where (select count(*) from sign_in_wishes) < :most
          or exists (select 1 from sign_in_wishes where address_key = :key)
      on conflict (address_key) do update set language = excluded.language,
        go_on_to = excluded.go_on_to, asked_at = excluded.asked_at`),
    due: sql(`select * from sign_in_wishes where next_attempt_at <= :now
      order by next_attempt_at, place limit :limit`),
    next: sql('select min(next_attempt_at) as at from sign_in_wishes'),
    tie: sql('update sign_in_wishes set member_id = :memberId where place = :place'),
    postpone: sql(`update sign_in_wishes set next_attempt_at = :at, attempts = attempts + 1
      where place = :place`),
    remove: sql('delete from sign_in_wishes where place = :place'),
    count: sql('select count(*) as count from sign_in_wishes'),
    forget: sql(`delete from sign_in_wishes where member_id = :memberId or address_key in
      (select lower(address) from outbox where member_id = :memberId)`),
  };
}

function toSignInWish(row: Record<string, SQLOutputValue>): SignInWish {
  const language = String(row['language']);
  return {
    place: Number(row['place']),
    address: String(row['address']),
    language: isLanguage(language) ? language : 'en',
    goOnTo: String(row['go_on_to']),
    askedAt: Number(row['asked_at']),
    attempts: Number(row['attempts']),
  };
}
