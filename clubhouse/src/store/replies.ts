import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { idsIn, idsText, type StoredReplyAddress } from './reply-addresses.ts';

/** A reply as it came in. */
export interface NewReply {
  readonly messageHash: string;
  readonly address: StoredReplyAddress;
  readonly kind: 'reply' | 'too_large';
  /** The address that it says it is from; empty where it says none, or several. */
  readonly sender: string;
  /** The receiving mail server says that it is not from there. */
  readonly isForged: boolean;
  /** From another address than the letter went to, or forged. */
  readonly isStranger: boolean;
  /** What was written above the quoted letter. */
  readonly written: string;
}

/** A reply that is to be answered. */
export interface WaitingReply extends Omit<NewReply, 'address' | 'isStranger'> {
  readonly place: number;
  readonly memberId: string;
  /** The matches of the letter. */
  readonly matchIds: readonly string[];
  /** The one that it is about; null: it is not known yet which of several. */
  readonly matchId: string | null;
  readonly proposalId: number | null;
  /** 0 for the first. */
  readonly attempts: number;
  /** The id of the own side's last report before this one, or `none`; null before the first attempt. */
  readonly reportedBefore: string | null;
}

/** A reply whose writer was asked which of two results it was. */
export interface AskedReply {
  readonly place: number;
  readonly messageHash: string;
  readonly memberId: string;
  readonly matchId: string;
  readonly written: string;
  /** As it was given to `end`. */
  readonly choices: string;
}

const DAY_MS = 86_400_000;
/** How long a message is known: no mail server takes longer to deliver one. */
const KNOWN_DAYS = 400;

/** Replies to letters, each handled once (REPLY-13). */
export class Replies {
  readonly #sql: ReturnType<typeof statements>;
  #whenAdded: () => void = () => undefined;

  constructor(database: DatabaseSync) {
    this.#sql = statements(database);
  }

  /** A message that is known adds nothing. @param now epoch milliseconds */
  add(reply: NewReply, now: number): void {
    const { messageHash, address, kind, sender, isForged, isStranger, written } = reply;
    const [matchId, ...others] = address.matchIds;
    const { changes } = this.#sql.add.run({
      message_hash: messageHash,
      address_place: address.place,
      member_id: address.memberId,
      match_ids: idsText(address.matchIds),
      match_id: others.length === 0 ? (matchId ?? null) : null,
      proposal_id: address.proposalId ?? 0,
      kind,
      sender,
      is_forged: Number(isForged),
      is_stranger: Number(isStranger),
      written,
      now,
    });
    if (changes > 0) this.#whenAdded();
  }

  /** @param listener called as each comes in */
  whenAdded(listener: () => void): void {
    this.#whenAdded = listener;
  }

  isKnown(messageHash: string, addressPlace: number): boolean {
    return this.#sql.known.get({ messageHash, addressPlace }) !== undefined;
  }

  /** How many came to a member's letters since: theirs, or those of strangers. @param since epoch milliseconds */
  countSince(memberId: string, since: number, isStranger: boolean): number {
    const found = this.#sql.count.get({ memberId, since, isStranger: Number(isStranger) });
    return Number(found?.['came']);
  }

  /** The next whose time has come: of one match and member in the order in which they came, as far as it is known. */
  next(now: number): WaitingReply | null {
    const row = this.#sql.next.get({ now });
    return row === undefined ? null : waitingReply(row);
  }

  /** When the next is due, in epoch milliseconds; null where none waits. */
  nextAttempt(): number | null {
    const at = this.#sql.nextAt.get()?.['at'];
    return typeof at === 'number' ? at : null;
  }

  waiting(): number {
    return Number(this.#sql.waiting.get()?.['waiting']);
  }

  /** Kept before anything is done: a later attempt takes the same match. */
  noteMatch(place: number, matchId: string): void {
    this.#sql.noteMatch.run({ place, matchId });
  }

  /** Kept before the report is sent: by it a later attempt sees whether it was taken. */
  noteReportedBefore(place: number, claimId: string): void {
    this.#sql.noteBefore.run({ place, claimId });
  }

  /** It is tried again. @param at epoch milliseconds */
  postpone(place: number, at: number): void {
    this.#sql.postpone.run({ place, at });
  }

  /**
   * It is answered: call it in the transaction that adds the letter. What was written goes, unless
   * its writer is asked which of two it was.
   */
  end(place: number, choices: string | null = null): void {
    this.#sql.end.run({ place, choices });
  }

  asked(place: number): AskedReply | null {
    const row = this.#sql.asked.get({ place });
    if (row === undefined) return null;
    return {
      place,
      messageHash: String(row['message_hash']),
      memberId: String(row['member_id']),
      matchId: String(row['match_id']),
      written: String(row['written']),
      choices: String(row['choices']),
    };
  }

  /** What a member answered, the newest first; what was written is empty where it is gone. */
  ofMember(memberId: string): { readonly receivedAt: number; readonly written: string }[] {
    return this.#sql.ofMember.all({ memberId }).map((row) => ({
      receivedAt: Number(row['received_at']),
      written: String(row['written']),
    }));
  }

  /** For a member who was erased (OWN-2): what others wrote about matches with them may name them. */
  forget(memberId: string, matchIds: readonly string[]): void {
    this.#sql.forget.run({ memberId });
    this.#sql.clearWords.run({ matchIds: JSON.stringify(matchIds) });
  }

  /** @param now epoch milliseconds */
  tidy(now: number): void {
    this.#sql.tidy.run({ before: now - KNOWN_DAYS * DAY_MS });
  }
}

function statements(database: DatabaseSync) {
  const sql = (text: string): StatementSync => database.prepare(text);
  return {
    add: sql(`insert into replies (message_hash, address_place, member_id, match_ids, match_id,
        proposal_id, kind, sender, is_forged, is_stranger, written, received_at, state,
        next_attempt_at)
      values (:message_hash, :address_place, :member_id, :match_ids, :match_id, :proposal_id,
        :kind, :sender, :is_forged, :is_stranger, :written, :now, 'waiting', :now)
      on conflict do nothing`),
    known: sql(`select 1 from replies
      where message_hash = :messageHash and address_place = :addressPlace`),
    count: sql(`select count(*) as came from replies
      where member_id = :memberId and received_at > :since and is_stranger = :isStranger`),
    next: sql(`select * from replies as head where state = 'waiting' and next_attempt_at <= :now
      and not exists (select 1 from replies as older where older.state = 'waiting'
        and older.place < head.place and older.member_id = head.member_id
        and (older.match_id = head.match_id or older.match_id is null or head.match_id is null))
      order by place limit 1`),
    nextAt: sql(`select min(next_attempt_at) as at from replies where state = 'waiting'`),
    waiting: sql(`select count(*) as waiting from replies where state = 'waiting'`),
    noteMatch: sql('update replies set match_id = :matchId where place = :place'),
    noteBefore: sql('update replies set reported_before = :claimId where place = :place'),
    postpone: sql(`update replies set attempts = attempts + 1, next_attempt_at = :at
      where place = :place`),
    end: sql(`update replies set state = 'done', sender = '', choices = :choices,
      written = iif(:choices is null, '', written) where place = :place`),
    ofMember: sql(`select received_at, written from replies where member_id = :memberId
      order by place desc limit 1000`),
    asked: sql(`select * from replies where place = :place and choices is not null
      and match_id is not null`),
    forget: sql('delete from replies where member_id = :memberId'),
    clearWords: sql(`update replies set state = 'done', sender = '', written = '', choices = null
      where exists (select 1 from json_each(:matchIds) where instr(match_ids, value) > 0)`),
    tidy: sql(`delete from replies where received_at < :before`),
  };
}

function waitingReply(row: Record<string, SQLOutputValue>): WaitingReply {
  const proposal = Number(row['proposal_id']);
  const before = row['reported_before'];
  const matchId = row['match_id'];
  return {
    place: Number(row['place']),
    messageHash: String(row['message_hash']),
    memberId: String(row['member_id']),
    matchIds: idsIn(String(row['match_ids'])),
    matchId: typeof matchId === 'string' ? matchId : null,
    proposalId: proposal === 0 ? null : proposal,
    kind: row['kind'] === 'too_large' ? 'too_large' : 'reply',
    sender: String(row['sender']),
    isForged: row['is_forged'] === 1,
    written: String(row['written']),
    attempts: Number(row['attempts']),
    reportedBefore: typeof before === 'string' ? before : null,
  };
}
