import { randomBytes } from 'node:crypto';
import type { Progress } from '../store/progress.ts';

/** The Telegram group in which coaches post the club's news (GROUP-5). */
export interface ChatGroup {
  readonly chatId: number;
  readonly title: string;
}

interface Invitation {
  /** The secret in the link, which Telegram returns from the group. */
  readonly token: string;
  readonly expiresAt: number;
}

/** Coaches open Telegram right after the click. */
const TIMEOUT_INVITATION_MS = 15 * 60_000;

export function readGroup(progress: Progress): ChatGroup | null {
  return parseStored(progress.of('chat_group')) as ChatGroup | null;
}

/** Makes the link's token, in place of any earlier one. */
export function inviteGroup(progress: Progress, now: number): void {
  const invitation = {
    token: randomBytes(24).toString('base64url'),
    expiresAt: now + TIMEOUT_INVITATION_MS,
  } satisfies Invitation;
  progress.set('chat_group_invitation', JSON.stringify(invitation));
}

/** The token of a link that can still be used. */
export function readGroupToken(progress: Progress, now: number): string | null {
  const invitation = parseStored(progress.of('chat_group_invitation')) as Invitation | null;
  return invitation !== null && invitation.expiresAt > now ? invitation.token : null;
}

/** Connects a group, once per link; a wrong token changes nothing. Call it in a transaction. */
export function connectGroup(
  progress: Progress,
  { token, ...group }: ChatGroup & { readonly token: string },
  now: number,
): void {
  if (readGroupToken(progress, now) !== token) return;
  progress.set('chat_group', JSON.stringify(group));
  progress.set('chat_group_invitation', '');
}

export function disconnectGroup(progress: Progress): void {
  progress.set('chat_group', '');
}

function parseStored(text: string | null): unknown {
  return text === null || text === '' ? null : JSON.parse(text);
}
