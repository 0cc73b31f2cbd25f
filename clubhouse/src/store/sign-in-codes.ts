import { hash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** How long a code is valid after its browser asked for the email. */
export const CODE_MS = 10 * 60_000;
/** Wrong codes after which a code has expired. */
export const MAX_WRONG = 5;
/** Wrong codes for one address in 24 hours: guesses succeed once in 20,000 days. */
export const MAX_WRONG_A_DAY = 50;
/** About three megabytes. Above it, the oldest row without a wrong code gives way. */
const MAX_CODES = 10_000;
const DAY_MS = 86_400_000;

/** The code and link of an email, for every browser that waits for it. */
interface MailedCode {
  readonly memberId: string;
  /** The email's link, which only the code opens. */
  readonly sealedLink: string;
}

/**
 * The codes of sign-in emails (SIGN-16). The file contains only links that a code and the
 * site's key open together, so reading it lets nobody sign in.
 */
export class SignInCodes {
  readonly #sql: ReturnType<typeof prepareStatements>;
  readonly #most: number;

  constructor(database: DatabaseSync, most = MAX_CODES) {
    this.#most = most;
    this.#sql = prepareStatements(database);
  }

  /** Records a browser that waits for an email. It gets no row while all rows have wrong codes. */
  add(handle: string, mailbox: string, now: number): void {
    this.removeExpired(now);
    this.#sql.makeRoom.run({ most: this.#most });
    const row = { handleHash: hashHandle(handle), mailbox, expiresAt: now + CODE_MS };
    this.#sql.add.run({ ...row, most: this.#most });
  }

  /** When the last browser stops waiting for this mailbox's email; null if none waits. */
  waitsUntil(mailbox: string, now: number): number | null {
    const until = this.#sql.waits.get({ mailbox, now })?.['until'];
    return typeof until === 'number' ? until : null;
  }

  /** Gives a sent email's code to all browsers that wait for it. */
  give(mailbox: string, code: MailedCode, now: number): void {
    this.#sql.give.run({ mailbox, ...code, now });
  }

  /** The tries left in this browser, as its mailbox also limits them; null for an expired code. */
  triesLeft(handle: string, now: number): number | null {
    const handleHash = hashHandle(handle);
    const row = this.#sql.tries.get({ handleHash, now, since: now - DAY_MS });
    if (row === undefined) return null;
    const left = [MAX_WRONG - Number(row['wrong']), MAX_WRONG_A_DAY - Number(row['today'])];
    return Math.max(0, Math.min(...left));
  }

  /**
   * Tries a code on the link, and counts it if it is wrong.
   * @param open returns null for a link that another code opens
   * @returns null for a wrong code, or without tries left
   */
  tryLink(handle: string, open: (sealedLink: string) => string | null, now: number): string | null {
    if ((this.triesLeft(handle, now) ?? 0) === 0) return null;
    const handleHash = hashHandle(handle);
    const link = open(String(this.#sql.linkOf.get({ handleHash })?.['sealed_link'] ?? ''));
    if (link === null) this.#sql.countWrong.run({ handleHash });
    return link;
  }

  remove(handle: string): void {
    this.#sql.remove.run({ handleHash: hashHandle(handle) });
  }

  /** Forgets a member who was erased (OWN-2) or is signed out everywhere. */
  forget(memberId: string): void {
    this.#sql.forget.run({ memberId });
  }

  count(): number {
    return Number(this.#sql.count.get()?.['count']);
  }

  /** Deletes expired rows; those with wrong codes a day later. */
  removeExpired(now: number): void {
    this.#sql.blank.run({ now });
    this.#sql.expire.run({ now, since: now - DAY_MS });
  }
}

function prepareStatements(database: DatabaseSync) {
  const sql = (text: string): StatementSync => database.prepare(text);
  return {
    makeRoom: sql(`delete from sign_in_codes where handle_hash = (
      select handle_hash from sign_in_codes where wrong = 0 order by expires_at limit 1)
      and (select count(*) from sign_in_codes) >= :most`),
    add: sql(`insert into sign_in_codes (handle_hash, mailbox, expires_at)
      select :handleHash, :mailbox, :expiresAt
        where (select count(*) from sign_in_codes) < :most`),
    waits: sql(`select max(expires_at) as until from sign_in_codes
      where mailbox = :mailbox and sealed_link is null and expires_at > :now`),
    give: sql(`update sign_in_codes
      set member_id = :memberId, sealed_link = :sealedLink
      where mailbox = :mailbox and sealed_link is null and expires_at > :now`),
    tries: sql(`select wrong, (select sum(wrong) from sign_in_codes of_mailbox
        where of_mailbox.mailbox = own.mailbox and of_mailbox.expires_at > :since) as today
      from sign_in_codes own where handle_hash = :handleHash and expires_at > :now`),
    linkOf: sql('select sealed_link from sign_in_codes where handle_hash = :handleHash'),
    countWrong: sql('update sign_in_codes set wrong = wrong + 1 where handle_hash = :handleHash'),
    remove: sql('delete from sign_in_codes where handle_hash = :handleHash'),
    count: sql('select count(*) as count from sign_in_codes'),
    forget: sql('delete from sign_in_codes where member_id = :memberId'),
    blank: sql(`update sign_in_codes set sealed_link = null
      where expires_at <= :now and sealed_link is not null`),
    expire: sql(`delete from sign_in_codes
      where expires_at <= :now and (wrong = 0 or expires_at <= :since)`),
  };
}

function hashHandle(handle: string): string {
  return hash('sha256', handle, 'base64url');
}
