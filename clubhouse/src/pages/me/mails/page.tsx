import { forPlayer, redirect } from '../../../web/visit.ts';
import { CHOICES } from '../mails.tsx';

/** Turns on the ticked kinds and turns off the others (MAIL-8). */
export const post = forPlayer(({ form, player, services }) => {
  const wanted = new Set(form.getAll('kind'));
  const { store } = services;
  store.together(() => {
    for (const kind of CHOICES) store.muted.set(player.memberId, kind, wanted.has(kind));
  });
  return redirect('/me#mails', { note: 'mails' });
});
