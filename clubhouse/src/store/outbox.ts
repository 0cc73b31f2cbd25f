import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LetterKind, LetterToSend } from '../mail/letter.ts';
import { type ClaimedLetter, toClaimedLetter } from './claimed-letter.ts';
import type { Pushes } from './pushes.ts';

/** The final status of an email: sent, given up, or possibly sent. */
export type LetterEnd = 'sent' | 'refused' | 'in_doubt';

type LetterStatus = LetterEnd | 'waiting' | 'claimed' | 'handed_over' | 'muted' | 'pushed';

/** An email as shown to a coach, without content or address. */
export interface LetterSummary {
  readonly kind: LetterKind;
  readonly status: LetterStatus;
  /** When the email reached its status, in epoch milliseconds. */
  readonly since: number;
}

export interface OutboxState {
  readonly waiting: number;
  /** When the oldest waiting email was added, in epoch milliseconds; null if no email waits. */
  readonly waitingSince: number | null;
  /** Emails of the last 30 days that did not arrive and will not be retried. */
  readonly refused: number;
  readonly inDoubt: number;
}

const DAY_MS = 86_400_000;
/** How long an address is kept after an email was sent or given up. */
const ADDRESS_DAYS = 30;
/** How long a key is remembered; no event comes again after this time. */
const KEY_DAYS = 400;

/**
 * The queue of emails. Each is claimed before it is sent (MAIL-4), and a key is accepted once
 * (MAIL-2). Emails to one address leave in order (MAIL-3).
 */
export class Outbox {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #pushes: Pushes;
  readonly #sql: ReturnType<typeof prepareStatements>;
  #whenAdded: () => void = () => undefined;

  constructor(database: DatabaseSync, now: () => number, pushes: Pushes) {
    this.#database = database;
    this.#now = now;
    this.#pushes = pushes;
    this.#sql = prepareStatements(database);
  }

  /**
   * Queues an email to be sent once; a known key adds nothing. Call it in the transaction of the
   * change it reports (`Store.together`), so that both are stored or neither.
   */
  add({ to, language, letter, in_reply_to: inReplyTo, about, ...more }: LetterToSend): void {
    const now = this.#now();
    const [key, ...covered] = [more.key, ...(more.covers ?? [])].filter((one) => !this.has(one));
    if (key === undefined) return;
    for (const one of covered) this.#sql.cover.run({ key: one, kind: letter.kind, now });
    const { member_id: memberId } = to;
    const isPushed = memberId !== undefined && this.#pushes.isWanted(memberId, letter.kind);
    const { changes } = this.#sql.add.run({
      key,
      kind: letter.kind,
      member_id: memberId ?? null,
      address: to.address,
      name: to.name,
      language,
      letter: JSON.stringify(letter),
      in_reply_to: inReplyTo ?? null,
      about: JSON.stringify(about),
      push: isPushed ? 'due' : null,
      now,
    });
    if (changes > 0) this.#whenAdded();
  }

  has(key: string): boolean {
    return this.#sql.has.get({ key }) !== undefined;
  }

  /** The part after the prefix, for each used key that begins with it. */
  restsOf(beginning: string): ReadonlySet<string> {
    const keys = this.#sql.rests.all({ beginning, end: `${beginning}~` });
    return new Set(keys.map((row) => String(row['key']).slice(beginning.length)));
  }

  /** Whether the outbox got such an email for the member and no server refused it. */
  hasSince(memberId: string, kind: LetterKind, since: number): boolean {
    return this.#sql.hasSince.get({ memberId, kind, since }) !== undefined;
  }

  /** The emails to a member, newest first, as long as their address is kept (MAIL-8). */
  ofMember(memberId: string): LetterSummary[] {
    return this.#sql.ofMember.all({ memberId }).map((row) => ({
      // Written only by the methods of this class.
      kind: String(row['kind']) as LetterKind,
      status: String(row['status']) as LetterStatus,
      since: Number(row['since']),
    }));
  }

  /** @param listener called for each new email, before its transaction ends */
  whenAdded(listener: () => void): void {
    this.#whenAdded = listener;
  }

  /** Claims the next due email for one attempt. Drops emails that the member has turned off. */
  claim(): ClaimedLetter | null {
    const now = this.#now();
    this.#sql.follow.run({ now });
    this.#sql.mute.run({ now });
    const row = this.#sql.claim.get({ now });
    return row === undefined ? null : toClaimedLetter(row);
  }

  /**
   * Called before the last line is sent: from here on, a crash leaves the email in doubt. Does not
   * wait for the disk: a kill keeps written data, and this critical moment must stay short.
   */
  handOver(place: number): void {
    this.#database.exec('pragma synchronous = off');
    this.#sql.handOver.run({ place, now: this.#now() });
    this.#database.exec('pragma synchronous = full');
  }

  /** Ends all attempts and deletes the content. */
  end(place: number, status: LetterEnd, reason: string | null): void {
    this.#sql.end.run({ place, status, reason, now: this.#now() });
  }

  postpone(place: number, at: number, reason: string): void {
    this.#sql.postpone.run({ place, at, reason, now: this.#now() });
  }

  /** Marks a sent email as bounced, and returns whether there is one; `isIt` recognises its key. */
  comeBack(memberId: string, address: string, isIt: (key: string) => boolean): boolean {
    const rows = this.#sql.sentTo.all({ memberId, address });
    const row = rows.find(({ key }) => isIt(String(key)));
    if (row === undefined) return false;
    this.#sql.comeBack.run({ key: String(row['key']), now: this.#now() });
    return true;
  }

  /** Undoes a claim, for a problem that was not about this email. */
  release(place: number): void {
    this.#sql.release.run({ place, now: this.#now() });
  }

  /** When the next email is due, in epoch milliseconds; null if none waits. */
  nextAttempt(): number | null {
    return toNumberOrNull(this.#sql.next.get()?.['at']);
  }

  /**
   * Recovers after a crash: sends again what no server can have accepted. An email in its handover
   * has nearly always arrived, unless the machine itself went down.
   * @param bootedAt the machine's start in epoch milliseconds
   * @returns the keys of emails in doubt
   */
  recover(bootedAt: number): string[] {
    const now = this.#now();
    const doubtful = this.#sql.doubt.all({ now, bootedAt }).map((row) => String(row['key']));
    this.#sql.unclaim.run({ now });
    return doubtful;
  }

  state(): OutboxState {
    const row = this.#sql.state.get({ day: this.#now() - ADDRESS_DAYS * DAY_MS });
    return {
      waiting: Number(row?.['waiting']),
      waitingSince: toNumberOrNull(row?.['waiting_since']),
      refused: Number(row?.['refused'] ?? 0),
      inDoubt: Number(row?.['in_doubt'] ?? 0),
    };
  }

  /** Forgets addresses, and later keys. */
  tidy(): void {
    const now = this.#now();
    this.#sql.clearAddresses.run({ before: now - ADDRESS_DAYS * DAY_MS });
    this.#sql.removeKeys.run({ before: now - KEY_DAYS * DAY_MS });
  }

  /**
   * Forgets an erased person or a deleted application (OWN-2). Deletes emails to that person, and
   * unsent emails to others about them; the others get none.
   */
  forget(personId: string): void {
    this.#sql.forget.run({ personId });
    this.#sql.forgetAbout.run({ personId, now: this.#now() });
  }

  /**
   * Also deletes an erased member's emails from a release that did not record the people they name.
   * That release recorded people only in emails that can name an applicant.
   */
  forgetUnnoted(): void {
    this.#sql.forgetUnnoted.run({ now: this.#now() });
  }
}

const ON_ITS_WAY = `in ('waiting', 'claimed', 'handed_over')`;
/** The states of `push` that do not hold back the email. */
const IN_NO_PUSH = `not in ('due', 'pushed')`;
/** Only an attempt in progress may end an email: an erasure may have ended it meanwhile. */
const ATTEMPTED = `where place = :place and status in ('claimed', 'handed_over')`;

function prepareStatements(database: DatabaseSync) {
  const sql = (text: string): StatementSync => database.prepare(text);
  return {
    add: sql(`insert into outbox (key, kind, member_id, address, name, language, letter,
        in_reply_to, about, push, next_attempt_at, added_at, since)
      values (:key, :kind, :member_id, :address, :name, :language, :letter,
        :in_reply_to, :about, :push, :now, :now, :now)
      on conflict (key) do nothing`),
    ofMember: sql(`select kind, since, case when push in ('pushed', 'tapped')
        and status in ('waiting', 'sent') then 'pushed' else status end as status from outbox where member_id = :memberId
      order by since desc limit 20`),
    hasSince: sql(`select 1 from outbox where member_id = :memberId and kind = :kind
      and added_at > :since and status <> 'refused'`),
    // Only the key matters: no address, and nobody's.
    cover: sql(`insert into outbox (key, status, kind, address, name, language, letter,
        next_attempt_at, added_at, since) values (:key, 'sent', :kind, '', '', '', '', :now, :now, :now)`),
    has: sql('select 1 from outbox where key = :key'),
    // No character of an id sorts after the end of the range.
    rests: sql('select key from outbox where key >= :beginning and key < :end'),
    follow: sql(`update outbox set push = 'mailed' where push = 'pushed' and status = 'waiting'
      and next_attempt_at <= :now`),
    mute: sql(`update outbox set status = 'muted', letter = '', name = '', since = :now
      where status = 'waiting' and coalesce(push, '') ${IN_NO_PUSH} and exists (select 1 from muted_letters as muted
        where muted.member_id = outbox.member_id and muted.kind = outbox.kind)`),
    claim: sql(`update outbox set status = 'claimed', attempts = attempts + 1, since = :now
      where place = (select min(place) from outbox as head
        where status = 'waiting' and next_attempt_at <= :now and coalesce(push, '') ${IN_NO_PUSH} and not exists (
          select 1 from outbox as older where lower(older.address) = lower(head.address)
            and older.place < head.place and older.status ${ON_ITS_WAY} and coalesce(older.push, '') ${IN_NO_PUSH}))
      returning *`),
    handOver: sql(`update outbox set status = 'handed_over', since = :now ${ATTEMPTED}`),
    end: sql(`update outbox set status = :status, reason = :reason, letter = '', name = '',
      since = :now ${ATTEMPTED}`),
    postpone: sql(`update outbox set status = 'waiting', next_attempt_at = :at, reason = :reason,
      since = :now ${ATTEMPTED}`),
    release: sql(`update outbox set status = 'waiting', attempts = attempts - 1, since = :now
      ${ATTEMPTED}`),
    sentTo: sql(`select key from outbox where member_id = :memberId and status = 'sent'
      and lower(address) = lower(:address) order by place desc limit 1000`),
    comeBack: sql(`update outbox set status = 'refused', reason = 'it came back', since = :now
      where key = :key and status = 'sent'`),
    next: sql(`select min(next_attempt_at) as at from outbox as head where status = 'waiting'
      and push is not 'due' and not exists (select 1 from outbox as older
        where lower(older.address) = lower(head.address) and older.place < head.place
        and older.status ${ON_ITS_WAY} and coalesce(older.push, '') ${IN_NO_PUSH})`),
    doubt: sql(`update outbox set status = 'in_doubt', letter = '', name = '', since = :now
      where status = 'handed_over' and since >= :bootedAt returning key`),
    unclaim: sql(`update outbox set status = 'waiting', next_attempt_at = :now, since = :now
      where status in ('claimed', 'handed_over')`),
    state:
      sql(`select count(*) filter (where status ${ON_ITS_WAY} and coalesce(push, '') ${IN_NO_PUSH}) as waiting,
        min(added_at) filter (where status ${ON_ITS_WAY} and coalesce(push, '') ${IN_NO_PUSH}) as waiting_since,
        count(*) filter (where status = 'refused' and since > :day) as refused,
        count(*) filter (where status = 'in_doubt' and since > :day) as in_doubt from outbox`),
    clearAddresses: sql(`update outbox set address = '', member_id = null
      where since < :before and not status ${ON_ITS_WAY}`),
    removeKeys: sql(`delete from outbox where since < :before and not status ${ON_ITS_WAY}`),
    forget: sql(`delete from outbox where member_id = :personId or (member_id is null
      and exists (select 1 from json_each(about) where value = :personId))`),
    forgetAbout:
      sql(`update outbox set status = 'refused', reason = 'erased', letter = '', name = '',
      since = :now where status ${ON_ITS_WAY}
      and exists (select 1 from json_each(about) where value = :personId)`),
    forgetUnnoted:
      sql(`update outbox set status = 'refused', reason = 'erased', letter = '', name = '',
      since = :now where status ${ON_ITS_WAY} and about is null`),
  };
}

function toNumberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
