/**
 * Telegram's report (`Update` in its Bot API), as far as the site needs it: a person's messages to
 * the bot in a private chat, the buttons pressed there, and the command that connects a group. The
 * site reads nothing else (BOT-4).
 */

/** An action of a person in their private chat with the bot. */
export type ChatInput =
  | {
      readonly kind: 'message';
      readonly chatId: number;
      /** The language of the sender's app, such as `de-AT`; empty if unknown. */
      readonly language: string;
      /** The person's own text; null for a picture, a voice message or a forwarded text. */
      readonly text: string | null;
    }
  | {
      readonly kind: 'press';
      readonly chatId: number;
      readonly language: string;
      readonly pressId: string;
      readonly data: string;
    };

/** A group's command with the token of the link that added the bot to it (GROUP-5). */
interface GroupInput {
  readonly kind: 'group';
  /** Negative, as Telegram numbers groups. */
  readonly chatId: number;
  readonly title: string;
  readonly token: string;
}

/** @property input the person's action; null if the site does not handle it */
export interface ChatUpdate {
  readonly updateId: number;
  readonly input: ChatInput | GroupInput | null;
}

/** Telegram's maximum; a longer value does not come from Telegram. */
const MAX_DATA_CHARS = 64;
const MAX_TITLE_CHARS = 255;
const GROUP_START = /^\/start(?:@\w+)? +([\w-]{1,64})$/;

/**
 * Updates in order, without those that have no number: nobody can even confirm these.
 * @returns null if the value is not a list of updates
 */
export function readUpdates(result: unknown): ChatUpdate[] | null {
  if (!Array.isArray(result)) return null;
  const updates = result
    .flatMap((update: unknown): ChatUpdate[] => {
      const { update_id: updateId } = readObject(update);
      return isId(updateId) ? [{ updateId, input: readInput(readObject(update)) }] : [];
    })
    .toSorted((one, other) => one.updateId - other.updateId);
  return updates.length === 0 && result.length > 0 ? null : updates;
}

function readInput(update: Members): ChatUpdate['input'] {
  const message = readObject(update['message']);
  return (
    readMessage(message) ??
    readGroupStart(message) ??
    readPress(readObject(update['callback_query']))
  );
}

function readGroupStart({ chat, text }: Members): GroupInput | null {
  const { id, type, title } = readObject(chat);
  const token = typeof text === 'string' ? GROUP_START.exec(text)?.[1] : undefined;
  if ((type !== 'group' && type !== 'supergroup') || token === undefined) return null;
  if (typeof id !== 'number' || !isId(-id) || typeof title !== 'string') return null;
  return { kind: 'group', chatId: id, title: title.slice(0, MAX_TITLE_CHARS), token };
}

function readMessage(message: Members): ChatInput | null {
  const person = readPerson(message['chat'], message['from']);
  if (person === null) return null;
  const { text } = message;
  // A forwarded message, or the text of an inline bot.
  const isOthers = ['forward_origin', 'forward_date', 'via_bot'].some((name) => name in message);
  return { kind: 'message', ...person, text: typeof text === 'string' && !isOthers ? text : null };
}

function readPress({ id, data, from, message }: Members): ChatInput | null {
  const person = readPerson(readObject(message)['chat'], from);
  if (person === null || typeof id !== 'string' || typeof data !== 'string') return null;
  if (data.length > MAX_DATA_CHARS) return null;
  return { kind: 'press', ...person, pressId: id, data };
}

/** The person in a private chat, whose number is also the chat's. */
function readPerson(chat: unknown, from: unknown) {
  const { id, type } = readObject(chat);
  const { id: senderId, is_bot: isBot, language_code: language } = readObject(from);
  if (type !== 'private' || !isId(id) || senderId !== id || isBot !== false) return null;
  return { chatId: id, language: typeof language === 'string' ? language : '' };
}

type Members = Readonly<Record<string, unknown>>;

function readObject(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
