import { randomBytes } from 'node:crypto';
import { notFound } from '../../../web/faults.tsx';
import { forPlayer, redirect } from '../../../web/visit.ts';

/** Whoever has pressed the button goes on to Telegram at once. */
const TIMEOUT_WISH_MS = 15 * 60_000;

/** `/me/telegram`: makes the link to the bot, or takes the chat away (BOT-2). */
export const post = forPlayer((visit) => {
  const { form, services, player, now } = visit;
  if (services.bot === null) return notFound(visit);
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
