import { randomBytes } from 'node:crypto';
import { renderNotFoundPage } from '../../../web/faults.tsx';
import { forPlayer, redirect } from '../../../web/visit.ts';

/** The link's lifetime: members open Telegram right after the click. */
const TIMEOUT_WISH_MS = 15 * 60_000;

/** `/me/telegram`: creates the link to the bot, or unlinks the chat (BOT-2). */
export const post = forPlayer((visit) => {
  const { form, services, player, now } = visit;
  if (services.bot === null) return renderNotFoundPage(visit);
  const { chatLinks } = services.store;
  const { memberId } = player;
  const wanted = form.get('do');
  if (wanted === 'unlink') chatLinks.forget(memberId);
  if (wanted === 'link') {
    const handle = randomBytes(16).toString('base64url');
    chatLinks.setWish({ memberId, handle, expiresAt: now + TIMEOUT_WISH_MS });
  }
  return redirect('/me#telegram');
});
