/**
 * Telegram's report (`Update` in its Bot API), as far as the site needs it: a person's messages to
 * the bot in a private chat, and the buttons pressed there. The site reads nothing else (BOT-4).
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

/** @property input the person's action; null if the site does not handle it */
export interface ChatUpdate {
  readonly updateId: number;
  readonly input: ChatInput | null;
}

/** Telegram's maximum; a longer value does not come from Telegram. */
const MAX_DATA_CHARS = 64;

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

function readInput(update: Members): ChatInput | null {
  return (
    readMessage(readObject(update['message'])) ?? readPress(readObject(update['callback_query']))
  );
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
