import type { ChatWish } from '../store/chat-links.ts';
import { MARK_LENGTH, type Signer } from './signer.ts';

/** What leads from `/me` into a chat: letters that Telegram takes behind `start=`, at most 64 (BOT-2). */
export function chatToken(signer: Signer, wish: ChatWish): string {
  return wish.handle + signer.mark('chat', textOf(wish));
}

/**
 * The wish that a token was made for; null for one that was not made here, or can be used no more.
 * @param find a wish that can still be used, by its handle
 */
export function readChatToken(
  signer: Signer,
  token: string,
  find: (handle: string) => ChatWish | null,
): ChatWish | null {
  const [handle, mark] = [token.slice(0, -MARK_LENGTH), token.slice(-MARK_LENGTH)];
  const wish = find(handle);
  if (wish === null) return null;
  return signer.isMarked('chat', textOf(wish), mark) ? wish : null;
}

function textOf({ memberId, handle, expiresAt }: ChatWish): string {
  return JSON.stringify([memberId, handle, expiresAt]);
}
