import { WindowLimit } from 'service/window-limit';
import { MAX_WRITTEN_CHARS } from '../reading/read-reply.ts';
import { readChatToken } from '../signed/chat-token.ts';
import type { Signer } from '../signed/signer.ts';
import type { MessageKind } from '../store/inbox-messages.ts';
import type { Store } from '../store/store.ts';
import { connectGroup } from './chat-group.ts';
import type { ChatInput, ChatUpdate } from './core/update.ts';

const MINUTE_MS = 60_000;
/** Messages per chat; nobody writes so fast. */
const MAX_MESSAGES_A_MINUTE = 20;
/** Limit for each chat without an owner, and for all together. Each message gets one sentence. */
const MAX_STRANGER_MESSAGES_AN_HOUR = 3;
const MAX_STRANGERS_A_MINUTE = 60;
/** Messages to store; while this many wait, further ones stay at Telegram. */
const MAX_WAITING = 1000;
/** The values of fields that only emails have. */
const CHAT_MESSAGE = {
  channel: 'chat',
  addressPlace: 0,
  matchIds: [],
  proposalId: null,
  sender: '',
  isForged: false,
  isStranger: false,
} as const;
const START = /^\/start(?: +([\w-]{1,64}))?$/;

interface Options {
  readonly store: Store;
  readonly signer: Signer;
  readonly botId: string;
  readonly now: () => number;
}

interface Intake {
  readonly kind: MessageKind;
  readonly written: string;
}

/** Receives messages to the bot, and stores them until they are answered (BOT-5). */
export class ChatReception {
  readonly #options: Options;
  /** Accepts one message over the limit, whose answer explains the limit. */
  readonly #ofChat = new WindowLimit({ most: MAX_MESSAGES_A_MINUTE + 1, windowMs: MINUTE_MS });
  readonly #ofStranger = new WindowLimit({
    most: MAX_STRANGER_MESSAGES_AN_HOUR,
    windowMs: 60 * MINUTE_MS,
  });
  readonly #ofStrangers = new WindowLimit({ most: MAX_STRANGERS_A_MINUTE, windowMs: MINUTE_MS });

  constructor(options: Options) {
    this.#options = options;
  }

  isFull(): boolean {
    return this.#options.store.inbox.waiting('chat') >= MAX_WAITING;
  }

  take({ updateId, input }: ChatUpdate): void {
    const { store, botId } = this.#options;
    const source = `${botId}.${updateId}`;
    if (input === null || store.inbox.isKnown('chat', source)) return;
    if (input.kind === 'group') {
      store.together(() => connectGroup(store.progress, input, this.#options.now()));
      return;
    }
    store.together(() => {
      const isLinked = this.#link(input);
      const memberId = store.chatLinks.memberOf(input.chatId);
      const intake = isLinked
        ? { kind: 'linked' as const, written: '' }
        : makeIntake(input, memberId);
      const kind = this.#bounded(input.chatId, intake.kind);
      if (kind === null) return;
      const written = kind === intake.kind ? intake.written : '';
      const language = input.language.slice(0, 2).toLowerCase();
      const { chatId } = input;
      const message = { ...CHAT_MESSAGE, source, chatId, memberId, kind, written, language };
      store.inbox.add(message, this.#options.now());
    });
  }

  /** Links a chat to the member whose link was opened, and returns whether that worked. */
  #link(input: ChatInput): boolean {
    const { store, signer, now } = this.#options;
    const token = input.kind === 'message' ? START.exec(input.text ?? '')?.[1] : undefined;
    if (token === undefined) return false;
    const find = (handle: string) => store.chatLinks.wishBy(handle, now());
    const wish = readChatToken(signer, token, find);
    if (wish === null) return false;
    store.chatLinks.link(wish.memberId, { chatId: input.chatId, linkedAt: now() });
    return true;
  }

  /** Null if the message gets no answer. */
  #bounded(chatId: number, kind: MessageKind): MessageKind | null {
    const now = this.#options.now();
    const chat = String(chatId);
    if (kind === 'stranger' || kind === 'bad_link') {
      if (!this.#ofStranger.take(chat, now).isAllowed) return null;
      return this.#ofStrangers.take('all', now).isAllowed ? kind : null;
    }
    if (kind === 'linked') return kind;
    const { isAllowed, remaining } = this.#ofChat.take(chat, now);
    if (!isAllowed) return null;
    return remaining === 0 ? 'too_many' : kind;
  }
}

function makeIntake(input: ChatInput, memberId: string | null): Intake {
  const isStart = input.kind === 'message' && START.exec(input.text ?? '')?.[1] !== undefined;
  if (isStart) return { kind: 'bad_link', written: '' };
  if (memberId === null) return { kind: 'stranger', written: '' };
  if (input.kind === 'press') return { kind: 'press', written: input.data };
  const { text } = input;
  if (text === null) return { kind: 'unreadable', written: '' };
  if (text.startsWith('/')) return { kind: 'help', written: '' };
  if (text.length > MAX_WRITTEN_CHARS) return { kind: 'too_long', written: '' };
  return { kind: 'text', written: text };
}
