import type { ChatWish } from '../store/chat-links.ts';
import { MARK_LENGTH, type Signer } from './signer.ts';

/** A token that links a chat to `/me`; Telegram accepts 64 characters after `start=` (BOT-2). */
export function makeChatToken(signer: Signer, wish: ChatWish): string {
  return wish.handle + signer.mark('chat', makeMarkInput(wish));
}

/** Null if the site did not make the token or it was used. `find` gets the open request. */
export function readChatToken(
  signer: Signer,
  token: string,
  find: (handle: string) => ChatWish | null,
): ChatWish | null {
  const [handle, mark] = [token.slice(0, -MARK_LENGTH), token.slice(-MARK_LENGTH)];
  const wish = find(handle);
  if (wish === null) return null;
  return signer.isMarked('chat', makeMarkInput(wish), mark) ? wish : null;
}

function makeMarkInput({ memberId, handle, expiresAt }: ChatWish): string {
  return JSON.stringify([memberId, handle, expiresAt]);
}
