import { hash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { idsIn, idsText } from './reply-addresses.ts';

export type Channel = 'mail' | 'chat';

/**
 * What came. `too_large`: an email that was not fetched. `linked`: the chat was just linked. `bad_link`: its link no
 * longer works. `stranger`: the chat belongs to nobody. `unreadable`: the sender did not write the words.
 */
export type MessageKind =
  | 'text'
  | 'too_large'
  | 'press'
  | 'linked'
  | 'help'
  | 'bad_link'
  | 'stranger'
  | 'unreadable'
  | 'too_long'
  | 'too_many';

/** A message as it came in. */
export interface NewMessage {
  readonly channel: Channel;
  /** What tells it from all others of its channel. */
  readonly source: string;
  /** The reply address of an email; 0 in a chat. */
  readonly addressPlace: number;
  /** Null: the chat is nobody's. */
  readonly memberId: string | null;
  /** The matches of the email that was answered; none in a chat. */
  readonly matchIds: readonly string[];
  /** The times that the email proposed; null: none. */
  readonly proposalId: number | null;
  readonly kind: MessageKind;
  /** The mailbox that an email is from; empty where it names none for certain. */
  readonly sender: string;
  /** Our mail server says that it is not from there. */
  readonly isForged: boolean;
  /** From another address than the email went to, or forged. */
  readonly isStranger: boolean;
  readonly chatId: number;
  /** The language of the program that it was written with, as `de`; empty: not known. */
  readonly language: string;
  /** What was written, or what stands behind the button; empty where it is not looked at. */
  readonly written: string;
}

/** A message that is to be handled. */
export interface WaitingMessage extends NewMessage {
  readonly place: number;
  /** The match that it is about; null: it is not known yet. */
  readonly matchId: string | null;
  /** 0 for the first. */
  readonly attempts: number;
  /** The id of the own side's last report before this one, or `none`; null before the first attempt. */
  readonly reportedBefore: string | null;
}

/** A message whose writer was asked back. */
export interface AskedMessage {
  readonly place: number;
  readonly source: string;
  readonly memberId: string;
  readonly matchId: string;
  /** The mailbox that it came from, which was asked back; empty in a chat. */
  readonly sender: string;
  readonly written: string;
  /** As it was given to `end`. */
  readonly choices: string;
}

/** What a chat is answered with, as JSON keeps it. */
export interface ChatAnswer {
  readonly text: string;
  /** Each in a row of its own. */
  readonly buttons: readonly { readonly label: string; readonly data: string }[];
}

/** An answer that is to be handed over. */
export interface AnswerToSend extends ChatAnswer {
  readonly place: number;
  readonly chatId: number;
}

interface MessageEnd {
  /** What came of it, as `ReplyOutcome` names it; null: it is answered by nothing. */
  readonly outcome?: string | null;
  /** What is to be said in the chat. */
  readonly answer?: ChatAnswer;
  /** What its writer is asked, and the words that it is about. */
  readonly question?: { readonly choices: string; readonly written: string };
}

const DAY_MS = 86_400_000;
/** No mail server takes longer to deliver a message; Telegram keeps what nobody fetched for a day. */
const KNOWN_DAYS = { mail: 400, chat: 7 } as const;

/** Nothing was done, and the writer was told how to say it: a program that wrote may write so again. */
const ASKED_BACK = `('not_understood', 'incomplete_score', 'which', 'which_match', 'too_large')`;
/** The same words may do what they did not before. */
const MAY_COME_AGAIN = `('failed', 'refused', 'stale', 'over', 'not_proposed')`;

/** What members write by email and in chats, each message handled once (REPLY-13, BOT-5). */
export class Inbox {
  readonly #sql: ReturnType<typeof statements>;
  #whenAdded: () => void = () => undefined;
  #whenAnswered: () => void = () => undefined;

  constructor(database: DatabaseSync) {
    this.#sql = statements(database);
  }

  /** A message that is known adds nothing. @param now epoch milliseconds */
  add(message: NewMessage, now: number): void {
    const { matchIds, proposalId, isForged, isStranger, ...columns } = message;
    const { changes } = this.#sql.add.run({
      ...columns,
      matchIds: idsText(matchIds),
      matchId: matchIds.length === 1 ? (matchIds[0] ?? null) : null,
      proposalId: proposalId ?? 0,
      isForged: Number(isForged),
      isStranger: Number(isStranger),
      wordsHash: hash('sha256', message.written.trim().toLowerCase()),
      now,
    });
    if (changes > 0) this.#whenAdded();
  }

  /** @param listeners called as each comes in, and as each is answered in a chat */
  follow(listeners: { readonly added?: () => void; readonly answered?: () => void }): void {
    this.#whenAdded = listeners.added ?? this.#whenAdded;
    this.#whenAnswered = listeners.answered ?? this.#whenAnswered;
  }

  isKnown(channel: Channel, source: string): boolean {
    return this.#sql.known.get({ channel, source }) !== undefined;
  }

  /** How many emails came to a member's letters since: theirs, or those of strangers. @param since epoch milliseconds */
  countSince(memberId: string, since: number, isStranger: boolean): number {
    const found = this.#sql.count.get({ memberId, since, isStranger: Number(isStranger) });
    return Number(found?.['came']);
  }

  /** The next whose time has come: of one writer and match in the order in which they came, as far as it is known. */
  next(now: number): WaitingMessage | null {
    const row = this.#sql.next.get({ now });
    return row === undefined ? null : waitingMessage(row);
  }

  /** When the next is due, in epoch milliseconds; null where none waits. */
  nextAttempt(): number | null {
    const at = this.#sql.nextAt.get()?.['at'];
    return typeof at === 'number' ? at : null;
  }

  /** How many are not handled, or their answers not handed over. */
  waiting(channel: Channel): number {
    return Number(this.#sql.waiting.get({ channel })?.['waiting']);
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

  /** It is handled: call it in the transaction that answers it. What was written goes, unless a question is about it. */
  end(place: number, { outcome = null, answer, question }: MessageEnd = {}): void {
    this.#sql.end.run({
      place,
      outcome,
      state: answer === undefined ? 'done' : 'answered',
      answer: answer === undefined ? null : JSON.stringify(answer),
      choices: question?.choices ?? null,
      written: question?.written ?? '',
    });
    if (answer !== undefined) this.#whenAnswered();
  }

  /**
   * Whether the member has sent these words to this address before, and they were read or asked back: a program that
   * writes them again is not answered again (REPLY-33).
   */
  isRepeated({ place, written }: WaitingMessage): boolean {
    const wordsHash = hash('sha256', written.trim().toLowerCase());
    return this.#sql.repeated.get({ place, wordsHash }) !== undefined;
  }

  /** How many emails of the member about the same matches were asked back since. @param since epoch milliseconds */
  countAskedBack(place: number, since: number): number {
    return Number(this.#sql.askedBack.get({ place, since })?.['came']);
  }

  /** The first that is to be handed over; null where there is none. */
  nextAnswer(): AnswerToSend | null {
    const row = this.#sql.nextAnswer.get();
    if (row === undefined) return null;
    // Written only by `end`.
    const answer = JSON.parse(String(row['answer'])) as ChatAnswer;
    return { ...answer, place: Number(row['place']), chatId: Number(row['chat_id']) };
  }

  /** An answer was handed over, or will be taken by nobody. Nothing stays of a chat that is nobody's. */
  sent(place: number): void {
    this.#sql.sent.run({ place });
  }

  /** The email whose writer was asked which result it was. */
  asked(place: number): AskedMessage | null {
    return askedMessage(this.#sql.asked.get({ place }));
  }

  /** The question that a button stands under, while it is open: in this chat, to this member. */
  askedInChat(by: Pick<NewMessage, 'source' | 'chatId' | 'memberId'>): AskedMessage | null {
    const { source, chatId, memberId } = by;
    return askedMessage(this.#sql.askedInChat.get({ source, chatId, memberId }));
  }

  closeQuestion(place: number): void {
    this.#sql.close.run({ place });
  }

  /** Whether the message before this one in the chat is a question. */
  isQuestionOpen(chatId: number, place: number): boolean {
    return this.#sql.before.get({ chatId, place })?.['is_question'] === 1;
  }

  /** What a member wrote, the newest first; it is empty where it is gone. */
  ofMember(
    memberId: string,
    channel: Channel,
  ): { readonly receivedAt: number; readonly written: string }[] {
    return this.#sql.ofMember.all({ memberId, channel }).map((row) => ({
      receivedAt: Number(row['received_at']),
      written: String(row['written']),
    }));
  }

  /**
   * For a member who was erased (OWN-2): what others wrote about matches with them may name them, and nobody knows
   * which match is meant in a chat.
   */
  forget(memberId: string, matchIds: readonly string[]): void {
    this.#sql.forget.run({ memberId });
    this.#sql.clearWords.run({ matchIds: JSON.stringify(matchIds) });
  }

  /** @param now epoch milliseconds */
  tidy(now: number): void {
    for (const channel of ['mail', 'chat'] as const)
      this.#sql.tidy.run({ channel, before: now - KNOWN_DAYS[channel] * DAY_MS });
  }
}

function statements(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    add: sql(`insert into messages (channel, source, address_place, member_id, match_ids, match_id,
        proposal_id, kind, sender, is_forged, is_stranger, chat_id, language, written, words_hash,
        received_at, state, next_attempt_at)
      values (:channel, :source, :addressPlace, :memberId, :matchIds, :matchId, :proposalId, :kind,
        :sender, :isForged, :isStranger, :chatId, :language, :written, :wordsHash, :now, 'waiting',
        :now)
      on conflict do nothing`),
    known: sql('select 1 from messages where channel = :channel and source = :source'),
    count: sql(`select count(*) as came from messages where channel = 'mail'
      and member_id = :memberId and received_at > :since and is_stranger = :isStranger`),
    next: sql(`select * from messages as head where state = 'waiting' and next_attempt_at <= :now
      and not exists (select 1 from messages as older where older.state = 'waiting'
        and older.place < head.place and older.channel = head.channel
        and older.chat_id = head.chat_id
        and (older.chat_id > 0 or (older.member_id = head.member_id
          and (older.match_id = head.match_id or older.match_id is null
            or head.match_id is null))))
      order by place limit 1`),
    nextAt: sql(`select min(next_attempt_at) as at from messages where state = 'waiting'`),
    waiting: sql(`select count(*) as waiting from messages
      where state <> 'done' and channel = :channel`),
    noteMatch: sql('update messages set match_id = :matchId where place = :place'),
    noteBefore: sql('update messages set reported_before = :claimId where place = :place'),
    postpone: sql(`update messages set attempts = attempts + 1, next_attempt_at = :at
      where place = :place`),
    end: sql(`update messages set state = :state, outcome = :outcome, answer = :answer,
      choices = :choices, written = :written, sender = iif(:choices is null, '', sender)
      where place = :place`),
    repeated: sql(`select 1 from messages as own join messages as older
        on older.channel = own.channel and older.member_id = own.member_id
        and older.address_place = own.address_place and older.is_stranger = 0
        and older.place < own.place and older.words_hash = :wordsHash
      where own.place = :place and own.channel = 'mail' and (older.outcome in ${ASKED_BACK}
        or (older.outcome not in ${MAY_COME_AGAIN} and not exists (select 1 from messages as later
          where later.channel = 'mail' and later.member_id = own.member_id
          and later.address_place = own.address_place and later.is_stranger = 0
          and later.place > older.place and later.place < own.place)))`),
    askedBack: sql(`select count(*) as came from messages as own join messages as older
        on older.channel = own.channel and older.member_id = own.member_id
        and older.match_ids = own.match_ids and older.is_stranger = 0
        and older.received_at > :since and older.outcome in ${ASKED_BACK}
      where own.place = :place and own.channel = 'mail'`),
    nextAnswer: sql(`select place, chat_id, answer from messages where state = 'answered'
      order by place limit 1`),
    sent: sql(`update messages set state = 'done', answer = null, language = '',
      chat_id = iif(member_id is null, 0, chat_id) where place = :place`),
    asked: sql(`select * from messages where place = :place and channel = 'mail'
      and choices is not null and match_id is not null`),
    askedInChat: sql(`select * from messages where channel = 'chat' and source = :source
      and chat_id = :chatId and member_id = :memberId and choices is not null`),
    close: sql(
      `update messages set choices = null, written = '', sender = '' where place = :place`,
    ),
    before: sql(`select choices is not null as is_question from messages
      where chat_id = :chatId and place < :place order by place desc limit 1`),
    ofMember: sql(`select received_at, written from messages
      where member_id = :memberId and channel = :channel order by place desc limit 1000`),
    forget: sql('delete from messages where member_id = :memberId'),
    clearWords: sql(`update messages set state = 'done', sender = '', written = '',
        words_hash = '', answer = null, choices = null
      where (channel = 'chat' and (state <> 'done' or choices is not null))
        or exists (select 1 from json_each(:matchIds) where instr(match_ids, value) > 0)`),
    tidy: sql('delete from messages where channel = :channel and received_at < :before'),
  };
}

type Row = Record<string, SQLOutputValue>;

function waitingMessage(row: Row): WaitingMessage {
  const textOf = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : null);
  const proposal = Number(row['proposal_id']);
  const matchIds = String(row['match_ids']);
  return {
    place: Number(row['place']),
    // The table contains only values passed to `add`.
    channel: String(row['channel']) as Channel,
    kind: String(row['kind']) as MessageKind,
    source: String(row['source']),
    addressPlace: Number(row['address_place']),
    memberId: textOf(row['member_id']),
    matchIds: matchIds === '' ? [] : idsIn(matchIds),
    matchId: textOf(row['match_id']),
    proposalId: proposal === 0 ? null : proposal,
    sender: String(row['sender']),
    isForged: row['is_forged'] === 1,
    isStranger: row['is_stranger'] === 1,
    chatId: Number(row['chat_id']),
    language: String(row['language']),
    written: String(row['written']),
    attempts: Number(row['attempts']),
    reportedBefore: textOf(row['reported_before']),
  };
}

function askedMessage(row: Row | undefined): AskedMessage | null {
  if (row === undefined) return null;
  return {
    place: Number(row['place']),
    source: String(row['source']),
    memberId: String(row['member_id']),
    matchId: String(row['match_id']),
    sender: String(row['sender']),
    written: String(row['written']),
    choices: String(row['choices']),
  };
}
