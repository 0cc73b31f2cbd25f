import { hash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { splitIds, joinIds } from './reply-addresses.ts';
import type {
  Channel,
  MessageKind,
  NewMessage,
  WaitingMessage,
  AskedMessage,
  ChatAnswer,
  AnswerToSend,
  MessageEnd,
} from './inbox-messages.ts';

const DAY_MS = 86_400_000;
/** Days to remember a message: mail servers deliver earlier, and Telegram keeps one only a day. */
const KNOWN_DAYS = { mail: 400, chat: 7 } as const;

/** Outcomes that only explained how to write; an automatic sender would repeat its message. */
const ASKED_BACK = `('not_understood', 'incomplete_score', 'which', 'which_match', 'too_large')`;
/** Outcomes after which the same message may succeed later. */
const MAY_COME_AGAIN = `('failed', 'refused', 'stale', 'over', 'not_proposed')`;

/** Members' messages by email and chat, each handled once (REPLY-13, BOT-5). */
export class Inbox {
  readonly #sql: ReturnType<typeof prepareStatements>;
  #whenAdded: () => void = () => undefined;
  #whenAnswered: () => void = () => undefined;

  constructor(database: DatabaseSync) {
    this.#sql = prepareStatements(database);
  }

  /** Ignores a known message. */
  add(message: NewMessage, now: number): void {
    const { matchIds, proposalId, isForged, isStranger, ...columns } = message;
    const { changes } = this.#sql.add.run({
      ...columns,
      matchIds: joinIds(matchIds),
      matchId: matchIds.length === 1 ? (matchIds[0] ?? null) : null,
      proposalId: proposalId ?? 0,
      isForged: Number(isForged),
      isStranger: Number(isStranger),
      wordsHash: hash('sha256', message.written.trim().toLowerCase()),
      now,
    });
    if (changes > 0) this.#whenAdded();
  }

  /** @param listeners called for each new message, and for each answer to a chat */
  follow(listeners: { readonly added?: () => void; readonly answered?: () => void }): void {
    this.#whenAdded = listeners.added ?? this.#whenAdded;
    this.#whenAnswered = listeners.answered ?? this.#whenAnswered;
  }

  isKnown(channel: Channel, source: string): boolean {
    return this.#sql.known.get({ channel, source }) !== undefined;
  }

  /** Counts replies to a member's emails, either the member's own or strangers'. */
  countSince(memberId: string, since: number, isStranger: boolean): number {
    const found = this.#sql.count.get({ memberId, since, isStranger: Number(isStranger) });
    return Number(found?.['came']);
  }

  /** The next message to handle. Keeps the order of an author's messages about the same match. */
  next(now: number): WaitingMessage | null {
    const row = this.#sql.next.get({ now });
    return row === undefined ? null : toWaitingMessage(row);
  }

  /** When the next message is due, in epoch milliseconds; null if none waits. */
  nextAttempt(): number | null {
    const at = this.#sql.nextAt.get()?.['at'];
    return typeof at === 'number' ? at : null;
  }

  /** The number of messages that are not handled yet or whose answer is not sent. */
  waiting(channel: Channel): number {
    return Number(this.#sql.waiting.get({ channel })?.['waiting']);
  }

  /** Stores the match before anything is done, so that a retry uses the same match. */
  noteMatch(place: number, matchId: string): void {
    this.#sql.noteMatch.run({ place, matchId });
  }

  /** Stores the id before the report is sent, so that a retry can tell whether it arrived. */
  noteReportedBefore(place: number, claimId: string): void {
    this.#sql.noteBefore.run({ place, claimId });
  }

  postpone(place: number, at: number): void {
    this.#sql.postpone.run({ place, at });
  }

  /** Call it in the transaction that answers a message. Keeps the text only for a question. */
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
   * Whether the member already sent the same words to this address, and they were read or led to a
   * question. An automatic sender that repeats itself gets no second answer (REPLY-33).
   */
  isRepeated({ place, written }: WaitingMessage): boolean {
    const wordsHash = hash('sha256', written.trim().toLowerCase());
    return this.#sql.repeated.get({ place, wordsHash }) !== undefined;
  }

  /** Counts emails on the same matches that led to a question. */
  countAskedBack(place: number, since: number): number {
    return Number(this.#sql.askedBack.get({ place, since })?.['came']);
  }

  /** The first unsent answer; null if there is none. */
  nextAnswer(): AnswerToSend | null {
    const row = this.#sql.nextAnswer.get();
    if (row === undefined) return null;
    // Written only by `end`.
    const answer = JSON.parse(String(row['answer'])) as ChatAnswer;
    return { ...answer, place: Number(row['place']), chatId: Number(row['chat_id']) };
  }

  /** Marks an answer as sent or undeliverable. Deletes everything about a chat without an owner. */
  sent(place: number): void {
    this.#sql.sent.run({ place });
  }

  /** The email whose author has to choose a result. */
  asked(place: number): AskedMessage | null {
    return toAskedMessage(this.#sql.asked.get({ place }));
  }

  /** The open question that a member's button in a chat answers; null if there is none for them. */
  askedInChat(by: Pick<NewMessage, 'source' | 'chatId' | 'memberId'>): AskedMessage | null {
    const { source, chatId, memberId } = by;
    return toAskedMessage(this.#sql.askedInChat.get({ source, chatId, memberId }));
  }

  closeQuestion(place: number): void {
    this.#sql.close.run({ place });
  }

  /** Whether the previous message in the chat is a question. */
  isQuestionOpen(chatId: number, place: number): boolean {
    return this.#sql.before.get({ chatId, place })?.['is_question'] === 1;
  }

  /** A member's messages, newest first; the text is empty once deleted. */
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
   * Forgets an erased member (OWN-2). Also clears others' messages about the member's matches,
   * which may name the member, and open chat messages, whose match is unknown.
   */
  forget(memberId: string, matchIds: readonly string[]): void {
    this.#sql.forget.run({ memberId });
    this.#sql.clearWords.run({ matchIds: JSON.stringify(matchIds) });
  }

  tidy(now: number): void {
    for (const channel of ['mail', 'chat'] as const)
      this.#sql.tidy.run({ channel, before: now - KNOWN_DAYS[channel] * DAY_MS });
  }
}

function prepareStatements(database: DatabaseSync) {
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

type InboxRow = Record<string, SQLOutputValue>;

function toWaitingMessage(row: InboxRow): WaitingMessage {
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
    matchIds: matchIds === '' ? [] : splitIds(matchIds),
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

function toAskedMessage(row: InboxRow | undefined): AskedMessage | null {
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
