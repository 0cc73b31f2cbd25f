import { cleanLine, countCharacters, MAX_CHARACTERS } from './chat-text.ts';
import { takeToken, type TokenBucket } from './pace.ts';

/** Chat limits, enforced by both the sending and the receiving app. */
const MAX_MESSAGES = 150;
export const MAX_LINES = 100;
const SENDER_BURST = 5;
/** How many messages may arrive at once: more than the sender's limit, because networks bunch. */
const RECEIVER_BURST = 8;
const REFUSED_TO_MUTE = 5;

interface Line {
  /** Unique on this device. */
  readonly id: number;
  /** The envelope number of the player's own lines; null for others. */
  readonly n: number | null;
  readonly from: 'me' | 'them';
  readonly text: string;
  /** Epoch ms on this device. */
  readonly at: number;
  readonly state: 'sending' | 'delivered' | 'not-delivered';
}

/** The chat of a room on one device, as plain JSON. Counts and muting are per game. */
export interface ChatState {
  readonly game: number;
  readonly lines: readonly Line[];
  readonly nextId: number;
  readonly sent: number;
  readonly received: number;
  readonly sending: TokenBucket;
  readonly receiving: TokenBucket;
  /** The number of messages refused from the other player. */
  readonly refused: number;
}

export type ChatRefusal =
  | 'empty'
  | 'too-long'
  | 'too-fast'
  | 'used-up'
  | 'not-connected'
  | 'unsupported';

export function makeChat(now: number): ChatState {
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

/** The chat in that game: a rematch resets the counts and keeps the lines (CHAT-4). */
export function moveChatToGame(chat: ChatState, game: number): ChatState {
  return game === chat.game ? chat : { ...chat, game, sent: 0, received: 0, refused: 0 };
}

export function countLeftToSend({ sent }: ChatState): number {
  return MAX_MESSAGES - sent;
}

/** Whether the other player is muted for the rest of this game (CHAT-6). */
export function isMuted({ refused }: ChatState): boolean {
  return refused >= REFUSED_TO_MUTE;
}

export interface ChatSubmission {
  readonly chat: ChatState;
  /** The text to send; null if refused. */
  readonly text: string | null;
  readonly refused: ChatRefusal | null;
}

/**
 * Adds this player's message (CHAT-1 to CHAT-5).
 * @param peer why the other player cannot be reached; null if they can
 * @param n its envelope number
 */
export function sendMessage(
  chat: ChatState,
  typed: string,
  peer: 'not-connected' | 'unsupported' | null,
  n: number,
  now: number,
): ChatSubmission {
  const text = cleanLine(typed);
  const sending = takeToken(chat.sending, SENDER_BURST, now);
  if (text === '') return refuseMessage(chat, 'empty');
  if (countCharacters(text) > MAX_CHARACTERS) return refuseMessage(chat, 'too-long');
  if (peer !== null) return refuseMessage(chat, peer);
  if (countLeftToSend(chat) <= 0) return refuseMessage(chat, 'used-up');
  if (sending === null) return refuseMessage(chat, 'too-fast');
  const line = { n, from: 'me', text, at: now, state: 'sending' } as const;
  return { chat: addLine({ ...chat, sending, sent: chat.sent + 1 }, line), text, refused: null };
}

export interface ChatReceipt {
  readonly chat: ChatState;
  /** Whether the message is shown, and therefore acknowledged. */
  readonly isAccepted: boolean;
}

/** Takes a message. Checks the limits again, because the other app may not respect them. */
export function receiveMessage(chat: ChatState, text: unknown, now: number): ChatReceipt {
  if (isMuted(chat)) return { chat, isAccepted: false };
  const line = typeof text === 'string' ? cleanLine(text) : '';
  const receiving = takeToken(chat.receiving, RECEIVER_BURST, now);
  const isWithin =
    line !== '' && countCharacters(line) <= MAX_CHARACTERS && chat.received < MAX_MESSAGES;
  if (!isWithin || receiving === null) {
    return { chat: { ...chat, refused: chat.refused + 1 }, isAccepted: false };
  }
  const heard = { ...chat, receiving, received: chat.received + 1 };
  const shown = { n: null, from: 'them', text: line, at: now, state: 'delivered' } as const;
  return { chat: addLine(heard, shown), isAccepted: true };
}

/** Notes that the other app has shown the message with that number (CHAT-7). */
export function markDelivered(chat: ChatState, n: number): ChatState {
  return updateStates(chat, (line) => (line.n === n ? 'delivered' : line.state));
}

/** Gives up on messages: the other player went away, or returned without acknowledging (CHAT-8). */
export function giveUpSending(chat: ChatState): ChatState {
  return updateStates(chat, ({ state }) => (state === 'sending' ? 'not-delivered' : state));
}

function updateStates(chat: ChatState, stateOf: (line: Line) => Line['state']): ChatState {
  return { ...chat, lines: chat.lines.map((line) => ({ ...line, state: stateOf(line) })) };
}

function addLine(chat: ChatState, line: Omit<Line, 'id'>): ChatState {
  const lines = [...chat.lines, { ...line, id: chat.nextId }].slice(-MAX_LINES);
  return { ...chat, lines, nextId: chat.nextId + 1 };
}

function refuseMessage(chat: ChatState, refused: ChatRefusal): ChatSubmission {
  return { chat, text: null, refused };
}
