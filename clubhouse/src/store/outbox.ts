import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LetterKind, LetterToSend } from '../mail/letter.ts';
import { type ClaimedLetter, claimedLetter } from './claimed-letter.ts';
import type { Pushes } from './pushes.ts';

/** What a letter is that nobody tries to send again: gone, given up, or perhaps gone. */
export type LetterEnd = 'sent' | 'refused' | 'in_doubt';

type LetterStatus = LetterEnd | 'waiting' | 'claimed' | 'handed_over' | 'muted' | 'pushed';

/** A letter as a coach sees it: neither what it said nor its address. */
export interface LetterSummary {
  readonly kind: LetterKind;
  readonly status: LetterStatus;
  /** Epoch milliseconds since when it has its status. */
  readonly since: number;
}

/** How the outbox is, for whoever runs the clubhouse. */
export interface OutboxState {
  readonly waiting: number;
  /** Epoch milliseconds at which the oldest that waits was added; null where none waits. */
  readonly waitingSince: number | null;
  /** Letters of the last 30 days that nobody tries to send again, though they did not arrive. */
  readonly refused: number;
  readonly inDoubt: number;
}

const DAY_MS = 86_400_000;
/** How long an address stays beside a letter that has gone, or never will. */
const ADDRESS_DAYS = 30;
/** How long a key is known: no event comes again after this long. */
const KEY_DAYS = 400;

/**
 * Letters on their way. Each is claimed before it is sent (MAIL-4), and a key is taken once
 * (MAIL-2). Letters to one address leave in the order in which they came (MAIL-3).
 */
export class Outbox {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #pushes: Pushes;
  readonly #sql: ReturnType<typeof statements>;
  #whenAdded: () => void = () => undefined;

  /** @param now epoch milliseconds */
  constructor(database: DatabaseSync, now: () => number, pushes: Pushes) {
    this.#database = database;
    this.#now = now;
    this.#pushes = pushes;
    this.#sql = statements(database);
  }

  /**
   * Sees to it that a letter is sent, once: a key that is known adds nothing. Call it in the
   * transaction of what it is about (`Store.together`), and both are kept or neither.
   */
  add({ key, to, language, letter, in_reply_to: inReplyTo, about }: LetterToSend): void {
    const now = this.#now();
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

  /** Whether a letter has been added under the key. */
  has(key: string): boolean {
    return this.#sql.has.get({ key }) !== undefined;
  }

  /** The rest of each key that begins so, and under which a letter has been added. */
  restsOf(beginning: string): ReadonlySet<string> {
    const keys = this.#sql.rests.all({ beginning, end: `${beginning}~` });
    return new Set(keys.map((row) => String(row['key']).slice(beginning.length)));
  }

  /** Whether one of this kind was added for a member since, and not refused. @param since epoch milliseconds */
  hasSince(memberId: string, kind: LetterKind, since: number): boolean {
    return this.#sql.hasSince.get({ memberId, kind, since }) !== undefined;
  }

  /** What was written to a member, the newest first; nothing older than its address (MAIL-8). */
  ofMember(memberId: string): LetterSummary[] {
    return this.#sql.ofMember.all({ memberId }).map((row) => ({
      // Written only by the methods of this class.
      kind: String(row['kind']) as LetterKind,
      status: String(row['status']) as LetterStatus,
      since: Number(row['since']),
    }));
  }

  /** @param listener called as each letter comes in, before its transaction has ended */
  whenAdded(listener: () => void): void {
    this.#whenAdded = listener;
  }

  /** Takes the next letter whose time has come, for one attempt. What its member turned off goes. */
  claim(): ClaimedLetter | null {
    const now = this.#now();
    this.#sql.follow.run({ now });
    this.#sql.mute.run({ now });
    const row = this.#sql.claim.get({ now });
    return row === undefined ? null : claimedLetter(row);
  }

  /**
   * Its last line is about to leave: from here on a crash leaves it in doubt. A kill leaves what was
   * written, so nothing waits for the disk, and the moment between the two stays short.
   */
  handOver(place: number): void {
    this.#database.exec('pragma synchronous = off');
    this.#sql.handOver.run({ place, now: this.#now() });
    this.#database.exec('pragma synchronous = full');
  }

  /** Nobody tries it again: what it says is removed. */
  end(place: number, status: LetterEnd, reason: string | null): void {
    this.#sql.end.run({ place, status, reason, now: this.#now() });
  }

  /** It is tried again. @param at epoch milliseconds */
  postpone(place: number, at: number, reason: string): void {
    this.#sql.postpone.run({ place, at, reason, now: this.#now() });
  }

  /**
   * A letter that was sent has come back: it did not arrive after all.
   * @param isIt whether it is the letter, by its key @returns whether there is such a letter
   */
  comeBack(memberId: string, address: string, isIt: (key: string) => boolean): boolean {
    const rows = this.#sql.sentTo.all({ memberId, address });
    const row = rows.find(({ key }) => isIt(String(key)));
    if (row === undefined) return false;
    this.#sql.comeBack.run({ key: String(row['key']), now: this.#now() });
    return true;
  }

  /** As if it had not been claimed: what was in the way was not the letter. */
  release(place: number): void {
    this.#sql.release.run({ place, now: this.#now() });
  }

  /** When the next letter is due, in epoch milliseconds; null where none waits. */
  nextAttempt(): number | null {
    return numberOrNull(this.#sql.next.get()?.['at']);
  }

  /**
   * After a stop in the middle: what no server can have taken over is sent again. What was being
   * handed over has nearly always arrived, unless the machine itself went down.
   * @param bootedAt when the machine was started, in epoch milliseconds
   * @returns the keys of what is left in doubt
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
      waitingSince: numberOrNull(row?.['waiting_since']),
      refused: Number(row?.['refused'] ?? 0),
      inDoubt: Number(row?.['in_doubt'] ?? 0),
    };
  }

  /** Lets go of addresses, and at last of keys. */
  tidy(): void {
    const now = this.#now();
    this.#sql.clearAddresses.run({ before: now - ADDRESS_DAYS * DAY_MS });
    this.#sql.removeKeys.run({ before: now - KEY_DAYS * DAY_MS });
  }

  /**
   * For somebody who was erased, or an application that is gone (OWN-2): what was written to them,
   * and what tells others of them and has not left yet. The others are not written to.
   */
  forget(personId: string): void {
    this.#sql.forget.run({ personId });
    this.#sql.forgetAbout.run({ personId, now: this.#now() });
  }

  /**
   * For a member who was erased: also letters of a release that did not note whom they name. It did
   * so for those that can name an applicant.
   */
  forgetUnnoted(): void {
    this.#sql.forgetUnnoted.run({ now: this.#now() });
  }
}

const ON_ITS_WAY = `in ('waiting', 'claimed', 'handed_over')`;
/** The states of `push` in which nothing holds a letter back as mail. */
const IN_NO_PUSH = `not in ('due', 'pushed')`;
/** Somebody who was erased meanwhile has ended the letter: what comes of the attempt changes nothing. */
const ATTEMPTED = `where place = :place and status in ('claimed', 'handed_over')`;

function statements(database: DatabaseSync) {
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

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
