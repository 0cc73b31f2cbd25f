import { forPlayer, redirect } from '../../../web/visit.ts';
import { CHOICES, MAILS } from '../mails.tsx';

/** Turns on the ticked kinds and turns off the others (MAIL-8). */
export const post = forPlayer((visit) => {
  const { player, services } = visit;
  const wanted = new Set(MAILS.read(visit).values.kind);
  const { store } = services;
  store.together(() => {
    for (const kind of CHOICES) store.muted.set(player.memberId, kind, wanted.has(kind));
  });
  return redirect('/me#mails', { note: 'mails' });
});
