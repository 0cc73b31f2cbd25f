import type { DatabaseSync } from 'node:sqlite';
import type { LetterKind } from '../mail/letter.ts';
import { isPushedLetter, PUSHED_LETTERS } from '../push/push-kinds.ts';
import { type ClaimedLetter, toClaimedLetter } from './claimed-letter.ts';

export interface ClaimedPush extends ClaimedLetter {
  readonly memberId: string;
}

/**
 * Pushes of outbox emails (PUSH-13). Each push is claimed before an attempt. The email waits while
 * the push may still be tapped, and is sent otherwise.
 */
export class Pushes {
  readonly #now: () => number;
  readonly #sql: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync, now: () => number) {
    this.#now = now;
    this.#sql = prepareStatements(database);
  }

  /** Whether to push a kind to a member: the member has a device and wants the kind. */
  isWanted(memberId: string, kind: LetterKind): boolean {
    if (!isPushedLetter(kind)) return false;
    return this.#sql.wanted.get({ memberId, kind: PUSHED_LETTERS[kind] }) !== undefined;
  }

  /** Claims the next due push for one attempt. */
  claim(): ClaimedPush | null {
    const row = this.#sql.claim.get({ now: this.#now() });
    if (row === undefined) return null;
    return { ...toClaimedLetter(row, 'push_attempts'), memberId: String(row['member_id']) };
  }

  /** A device has the push, or will get it. Sends the email at this time, in epoch milliseconds. */
  holdMail(place: number, at: number): void {
    this.#sql.hold.run({ place, at, now: this.#now() });
  }

  postpone(place: number, at: number): void {
    this.#sql.postpone.run({ place, at, now: this.#now() });
  }

  /** No device accepts the push, so the email goes out now. */
  mailInstead(place: number): void {
    this.#sql.mail.run({ place, now: this.#now() });
  }

  /** The key of the message at a place; null if it was not pushed. */
  keyOf(place: number): string | null {
    const key = this.#sql.key.get({ place })?.['key'];
    return typeof key === 'string' ? key : null;
  }

  /** The push was tapped, so the email is dropped unless it is already being sent. */
  endTapped(place: number): void {
    this.#sql.tap.run({ place, now: this.#now() });
  }

  /** When the next push is due, in epoch milliseconds; null if none waits. */
  nextAttempt(): number | null {
    const at = this.#sql.next.get()?.['at'];
    return typeof at === 'number' ? at : null;
  }

  /** Number of pushes still to send, and of those that may still be tapped. */
  state(): { readonly waiting: number; readonly untapped: number } {
    const row = this.#sql.state.get();
    return { waiting: Number(row?.['waiting']), untapped: Number(row?.['untapped']) };
  }
}

const ATTEMPTED = `where place = :place and push = 'due' and status = 'claimed'`;

function prepareStatements(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    wanted: sql(`select 1 where exists (select 1 from push_devices
        where member_id = :memberId and is_gone = 0)
      and not exists (select 1 from push_choices, json_each(push_choices.off)
        where member_id = :memberId and json_each.value = :kind)`),
    claim:
      sql(`update outbox set status = 'claimed', push_attempts = push_attempts + 1, since = :now
      where place = (select place from outbox where push = 'due' and status = 'waiting'
        and next_attempt_at <= :now order by next_attempt_at, place limit 1) returning *`),
    hold: sql(`update outbox set status = 'waiting', push = 'pushed', next_attempt_at = :at,
      since = :now ${ATTEMPTED}`),
    postpone: sql(`update outbox set status = 'waiting', next_attempt_at = :at, since = :now
      ${ATTEMPTED}`),
    mail: sql(`update outbox set status = 'waiting', push = 'mailed', next_attempt_at = :now,
      since = :now ${ATTEMPTED}`),
    key: sql('select key from outbox where place = :place and push is not null'),
    tap: sql(`update outbox set status = 'sent', push = 'tapped', letter = '', name = '', since = :now
      where place = :place and (status = 'waiting' and push in ('due', 'pushed', 'mailed')
        or status = 'claimed' and push = 'due')`),
    next: sql(`select min(next_attempt_at) as at from outbox where push = 'due'
      and status = 'waiting'`),
    state: sql(`select count(*) filter (where push = 'due') as waiting,
      count(*) filter (where push = 'pushed') as untapped from outbox
      where push in ('due', 'pushed') and status in ('waiting', 'claimed')`),
  };
}
