import { cleanLine, lengthOf, MOST_CHARACTERS } from './chat-text.ts';
import { afterOne, type Pace } from './pace.ts';

/** What one message a player, and one game, may have; the interface's numbers. */
const MOST_MESSAGES = 150;
const MOST_LINES = 100;
const SENDER_BURST = 5;
/** More than the sender's, since messages that were sent in time may come in together. */
const RECEIVER_BURST = 8;
const REFUSED_TO_MUTE = 5;

interface Line {
  /** Counts the lines of this device. */
  readonly id: number;
  /** The envelope's, of one's own until it is acknowledged; else null. */
  readonly n: number | null;
  readonly from: 'me' | 'them';
  readonly text: string;
  /** Epoch ms, by this device. */
  readonly at: number;
  readonly state: 'sending' | 'delivered' | 'not-delivered';
}

/** The chat of a room on one device: plain JSON. Counts and the mute are of one game. */
export interface ChatState {
  readonly game: number;
  readonly lines: readonly Line[];
  readonly nextId: number;
  readonly sent: number;
  readonly received: number;
  readonly sending: Pace;
  readonly receiving: Pace;
  /** Messages of the other that were refused. */
  readonly refused: number;
}

export type ChatRefusal =
  | 'empty'
  | 'too-long'
  | 'too-fast'
  | 'used-up'
  | 'not-connected'
  | 'unsupported';

export function newChat(now: number): ChatState {
  return {
    game: 1,
    lines: [],
    nextId: 1,
    sent: 0,
    received: 0,
    sending: { left: SENDER_BURST, at: now },
    receiving: { left: RECEIVER_BURST, at: now },
    refused: 0,
  };
}

/** The chat in that game: a rematch starts counts again, and the lines stay (CHAT-4). */
export function inGame(chat: ChatState, game: number): ChatState {
  return game === chat.game ? chat : { ...chat, game, sent: 0, received: 0, refused: 0 };
}

/** How many messages this player may still send in this game. */
export function leftToSend({ sent }: ChatState): number {
  return MOST_MESSAGES - sent;
}

/** Whether the other player is not shown any more in this game (CHAT-6). */
export function isMuted({ refused }: ChatState): boolean {
  return refused >= REFUSED_TO_MUTE;
}

export interface Said {
  readonly chat: ChatState;
  /** What to send; null where it is refused. */
  readonly text: string | null;
  readonly refused: ChatRefusal | null;
}

/**
 * What a player says (CHAT-1 to CHAT-5).
 * @param peer what keeps it from being said: the other is away, or their app has no chat; else null
 * @param n the number of the envelope that it goes in
 */
export function say(
  chat: ChatState,
  typed: string,
  peer: 'not-connected' | 'unsupported' | null,
  n: number,
  now: number,
): Said {
  const text = cleanLine(typed);
  const sending = afterOne(chat.sending, SENDER_BURST, now);
  if (text === '') return refuse(chat, 'empty');
  if (lengthOf(text) > MOST_CHARACTERS) return refuse(chat, 'too-long');
  if (peer !== null) return refuse(chat, peer);
  if (leftToSend(chat) <= 0) return refuse(chat, 'used-up');
  if (sending === null) return refuse(chat, 'too-fast');
  const line = { n, from: 'me', text, at: now, state: 'sending' } as const;
  return { chat: withLine({ ...chat, sending, sent: chat.sent + 1 }, line), text, refused: null };
}

export interface Heard {
  readonly chat: ChatState;
  /** Whether it is shown, and so to be acknowledged. */
  readonly isAccepted: boolean;
}

/** A message that came in: the same limits again, since the other app may not keep them. */
export function hear(chat: ChatState, text: unknown, now: number): Heard {
  if (isMuted(chat)) return { chat, isAccepted: false };
  const line = typeof text === 'string' ? cleanLine(text) : '';
  const receiving = afterOne(chat.receiving, RECEIVER_BURST, now);
  const isWithin =
    line !== '' && lengthOf(line) <= MOST_CHARACTERS && chat.received < MOST_MESSAGES;
  if (!isWithin || receiving === null) {
    return { chat: { ...chat, refused: chat.refused + 1 }, isAccepted: false };
  }
  const heard = { ...chat, receiving, received: chat.received + 1 };
  const shown = { n: null, from: 'them', text: line, at: now, state: 'delivered' } as const;
  return { chat: withLine(heard, shown), isAccepted: true };
}

/** The other app has shown the message of that envelope (CHAT-7). */
export function acknowledge(chat: ChatState, n: number): ChatState {
  return withStates(chat, (line) => (line.n === n ? 'delivered' : line.state));
}

/** The other player went away, or came back without having acknowledged what was sent (CHAT-8). */
export function giveUp(chat: ChatState): ChatState {
  return withStates(chat, ({ state }) => (state === 'sending' ? 'not-delivered' : state));
}

function withStates(chat: ChatState, stateOf: (line: Line) => Line['state']): ChatState {
  return { ...chat, lines: chat.lines.map((line) => ({ ...line, state: stateOf(line) })) };
}

function withLine(chat: ChatState, line: Omit<Line, 'id'>): ChatState {
  const lines = [...chat.lines, { ...line, id: chat.nextId }].slice(-MOST_LINES);
  return { ...chat, lines, nextId: chat.nextId + 1 };
}

function refuse(chat: ChatState, refused: ChatRefusal): Said {
  return { chat, text: null, refused };
}
