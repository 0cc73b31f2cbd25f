import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/**
 * What came in a chat. `linked`: the chat was just linked. `bad_link`: its link no longer works.
 * `stranger`: the chat belongs to nobody. `unreadable`: the sender did not write the words.
 */
export type ChatMessageKind =
  | 'text'
  | 'press'
  | 'linked'
  | 'help'
  | 'bad_link'
  | 'stranger'
  | 'unreadable'
  | 'too_long'
  | 'too_many';

/** A message as it came in. */
export interface NewChatMessage {
  /** Which bot it came to, and the number that Telegram gave it there. */
  readonly botId: string;
  readonly updateId: number;
  readonly chatId: number;
  /** Null: the chat is nobody's. */
  readonly memberId: string | null;
  readonly kind: ChatMessageKind;
  /** What was written, or what stands behind the button; empty where it is not looked at. */
  readonly written: string;
  /** The language of the program that it was written with, e.g. `de`; empty: not known. */
  readonly language: string;
}

/** A message that is to be handled. */
export interface WaitingChatMessage extends NewChatMessage {
  readonly place: number;
  /** 0 for the first. */
  readonly attempts: number;
  /** What an attempt before took it to be about; null: there was none. */
  readonly matchId: string | null;
  /** The id of the own side's last report before this one, or `none`; null before the first attempt. */
  readonly reportedBefore: string | null;
}

/** What a message is answered with, as JSON keeps it. */
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

/** A message whose writer was asked back. */
interface AskedChatMessage {
  readonly place: number;
  readonly written: string;
  /** As it was given to `answer`. */
  readonly choices: string;
}

interface AnswerAndQuestion {
  readonly answer: ChatAnswer;
  /** What its writer is asked, and the words that it is about; null: nothing. */
  readonly question: { readonly choices: string; readonly written: string } | null;
}

const DAY_MS = 86_400_000;
/** Telegram keeps what nobody fetched for a day. */
const KNOWN_DAYS = 7;

/** What is written to the bot, each message handled once (BOT-5). */
export class ChatMessages {
  readonly #sql: ReturnType<typeof statements>;
  #whenAdded: () => void = () => undefined;
  #whenAnswered: () => void = () => undefined;

  constructor(database: DatabaseSync) {
    this.#sql = statements(database);
  }

  /** One that is known adds nothing. @param now epoch milliseconds */
  add(message: NewChatMessage, now: number): void {
    const { changes } = this.#sql.add.run({ ...message, now });
    if (changes > 0) this.#whenAdded();
  }

  /** @param listeners called as each comes in, and as each is answered */
  follow(listeners: { readonly added: () => void; readonly answered: () => void }): void {
    this.#whenAdded = listeners.added;
    this.#whenAnswered = listeners.answered;
  }

  isKnown(botId: string, updateId: number): boolean {
    return this.#sql.known.get({ botId, updateId }) !== undefined;
  }

  /** The next whose time has come: of one chat in the order in which they came. */
  next(now: number): WaitingChatMessage | null {
    const row = this.#sql.next.get({ now });
    return row === undefined ? null : waitingMessage(row);
  }

  /** When the next is due, in epoch milliseconds; null where none waits. */
  nextAttempt(): number | null {
    const at = this.#sql.nextAt.get()?.['at'];
    return typeof at === 'number' ? at : null;
  }

  /** How many are not handled, or their answers not handed over. */
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

  /** What was written goes, unless its writer is asked back. */
  answer(place: number, { answer, question }: AnswerAndQuestion): void {
    const { choices, written } = question ?? { choices: null, written: '' };
    this.#sql.answer.run({ place, answer: JSON.stringify(answer), choices, written });
    this.#whenAnswered();
  }

  /** It is answered by nothing. */
  end(place: number): void {
    this.#sql.end.run({ place });
  }

  /** The first that is to be handed over; null where there is none. */
  nextAnswer(): AnswerToSend | null {
    const row = this.#sql.nextAnswer.get();
    if (row === undefined) return null;
    // Written by `answer` alone.
    const answer = JSON.parse(String(row['answer'])) as ChatAnswer;
    return { ...answer, place: Number(row['place']), chatId: Number(row['chat_id']) };
  }

  /** An answer was handed over, or will be taken by nobody. Of whom nobody knows nothing stays. */
  sent(place: number): void {
    this.#sql.sent.run({ place });
  }

  /** The question that a button stands under, while it is open: in this chat, to this member. */
  asked(by: Pick<NewChatMessage, 'botId' | 'updateId' | 'chatId' | 'memberId'>) {
    const { botId, updateId, chatId, memberId } = by;
    const row = this.#sql.asked.get({ botId, updateId, chatId, memberId });
    if (row === undefined) return null;
    const asked: AskedChatMessage = {
      place: Number(row['place']),
      written: String(row['written']),
      choices: String(row['choices']),
    };
    return asked;
  }

  closeQuestion(place: number): void {
    this.#sql.close.run({ place });
  }

  /** Whether the message before this one in the chat is a question. */
  isQuestionOpen(chatId: number, place: number): boolean {
    return this.#sql.before.get({ chatId, place })?.['is_question'] === 1;
  }

  /** What a member wrote, the newest first; it is empty where it is gone. */
  ofMember(memberId: string): { readonly receivedAt: number; readonly written: string }[] {
    return this.#sql.ofMember.all({ memberId }).map((row) => ({
      receivedAt: Number(row['received_at']),
      written: String(row['written']),
    }));
  }

  /**
   * For a member who was erased (OWN-2): what others have just written, were asked or are to be
   * answered may name them, and nobody knows in which of it.
   */
  forget(memberId: string): void {
    this.#sql.forget.run({ memberId });
    this.#sql.clearWords.run();
  }

  /** @param now epoch milliseconds */
  tidy(now: number): void {
    this.#sql.tidy.run({ before: now - KNOWN_DAYS * DAY_MS });
  }
}

function statements(database: DatabaseSync) {
  const sql = (text: string) => database.prepare(text);
  return {
    add: sql(`insert into chat_messages (bot_id, update_id, chat_id, member_id, kind, written,
        language, received_at, state, next_attempt_at)
      values (:botId, :updateId, :chatId, :memberId, :kind, :written, :language, :now, 'waiting',
        :now)
      on conflict do nothing`),
    known: sql('select 1 from chat_messages where bot_id = :botId and update_id = :updateId'),
    next: sql(`select * from chat_messages as head where state = 'waiting'
      and next_attempt_at <= :now and not exists (select 1 from chat_messages as older
        where older.state = 'waiting' and older.place < head.place
        and older.chat_id = head.chat_id)
      order by place limit 1`),
    nextAt: sql(`select min(next_attempt_at) as at from chat_messages where state = 'waiting'`),
    waiting: sql(`select count(*) as waiting from chat_messages where state <> 'done'`),
    noteMatch: sql('update chat_messages set match_id = :matchId where place = :place'),
    noteBefore: sql('update chat_messages set reported_before = :claimId where place = :place'),
    postpone: sql(`update chat_messages set attempts = attempts + 1, next_attempt_at = :at
      where place = :place`),
    answer: sql(`update chat_messages set state = 'answered', answer = :answer,
      choices = :choices, written = :written where place = :place`),
    end: sql(`update chat_messages set state = 'done', written = '' where place = :place`),
    nextAnswer: sql(`select place, chat_id, answer from chat_messages where state = 'answered'
      order by place limit 1`),
    sent: sql(`update chat_messages set state = 'done', answer = null, language = '',
      chat_id = iif(member_id is null, 0, chat_id) where place = :place`),
    asked: sql(`select * from chat_messages where bot_id = :botId and update_id = :updateId
      and chat_id = :chatId and member_id = :memberId and choices is not null`),
    close: sql(`update chat_messages set choices = null, written = '' where place = :place`),
    before: sql(`select choices is not null as is_question from chat_messages
      where chat_id = :chatId and place < :place order by place desc limit 1`),
    ofMember: sql(`select received_at, written from chat_messages where member_id = :memberId
      order by place desc limit 1000`),
    forget: sql('delete from chat_messages where member_id = :memberId'),
    clearWords: sql(`update chat_messages set state = 'done', written = '', answer = null,
      choices = null where state <> 'done' or choices is not null`),
    tidy: sql('delete from chat_messages where received_at < :before'),
  };
}

function waitingMessage(row: Record<string, SQLOutputValue>): WaitingChatMessage {
  const textOf = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : null);
  return {
    place: Number(row['place']),
    botId: String(row['bot_id']),
    updateId: Number(row['update_id']),
    chatId: Number(row['chat_id']),
    memberId: textOf(row['member_id']),
    // The table holds what `add` was given.
    kind: String(row['kind']) as ChatMessageKind,
    written: String(row['written']),
    language: String(row['language']),
    attempts: Number(row['attempts']),
    matchId: textOf(row['match_id']),
    reportedBefore: textOf(row['reported_before']),
  };
}
