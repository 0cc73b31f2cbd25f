import { PUSH_KINDS } from '../../../push/push-kinds.ts';
import { forPlayer, redirect } from '../../../web/visit.ts';
import { PUSH } from '../push.tsx';

/** Pushes the ticked kinds, with names if that is ticked (PUSH-11, PUSH-12). */
export const post = forPlayer((visit) => {
  const { player, services } = visit;
  const { kind: wanted = [], names: showsNames = false } = PUSH.read(visit).values;
  const off = new Set(PUSH_KINDS.filter((kind) => !wanted.includes(kind)));
  services.store.pushChoices.set(player.memberId, { off, showsNames });
  return redirect('/me#push', { note: 'push' });
});
