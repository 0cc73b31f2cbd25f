/*
 * What Telegram reports (`Update` of its Bot API), as far as it concerns us. That is what a person
 * wrote to the bot in a private chat, and which buttons they pressed there. We read nothing else
 * (BOT-4).
 */

/** What a person did in their private chat with the bot. */
export type ChatInput =
  | {
      readonly kind: 'message';
      readonly chatId: number;
      /** The language of the sender's program, e.g. `de-AT`; empty: not said. */
      readonly language: string;
      /** What they wrote themselves; null: a picture, a voice, what somebody else had written. */
      readonly text: string | null;
    }
  | {
      readonly kind: 'press';
      readonly chatId: number;
      readonly language: string;
      readonly pressId: string;
      /** What stands behind the button. */
      readonly data: string;
    };

/** @property input null: it is not for us */
export interface ChatUpdate {
  readonly updateId: number;
  readonly input: ChatInput | null;
}

/** The largest that Telegram gives: whoever sends more is not Telegram. */
const MAX_DATA_CHARS = 64;

/**
 * Those that have a number, in their order: what has none cannot even be confirmed.
 * @returns null where it is no list of them at all
 */
export function readUpdates(result: unknown): ChatUpdate[] | null {
  if (!Array.isArray(result)) return null;
  const updates = result
    .flatMap((update: unknown): ChatUpdate[] => {
      const { update_id: updateId } = membersOf(update);
      return isId(updateId) ? [{ updateId, input: readInput(membersOf(update)) }] : [];
    })
    .toSorted((one, other) => one.updateId - other.updateId);
  return updates.length === 0 && result.length > 0 ? null : updates;
}

function readInput(update: Members): ChatInput | null {
  return (
    readMessage(membersOf(update['message'])) ?? readPress(membersOf(update['callback_query']))
  );
}

function readMessage(message: Members): ChatInput | null {
  const person = personIn(message['chat'], message['from']);
  if (person === null) return null;
  const { text } = message;
  // Somebody else's words, or those of a program that the sender called.
  const isOthers = ['forward_origin', 'forward_date', 'via_bot'].some((name) => name in message);
  return { kind: 'message', ...person, text: typeof text === 'string' && !isOthers ? text : null };
}

function readPress({ id, data, from, message }: Members): ChatInput | null {
  const person = personIn(membersOf(message)['chat'], from);
  if (person === null || typeof id !== 'string' || typeof data !== 'string') return null;
  if (data.length > MAX_DATA_CHARS) return null;
  return { kind: 'press', ...person, pressId: id, data };
}

/** A private chat has the number of the person in it. */
function personIn(chat: unknown, from: unknown) {
  const { id, type } = membersOf(chat);
  const { id: senderId, is_bot: isBot, language_code: language } = membersOf(from);
  if (type !== 'private' || !isId(id) || senderId !== id || isBot !== false) return null;
  return { chatId: id, language: typeof language === 'string' ? language : '' };
}

type Members = Readonly<Record<string, unknown>>;

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
