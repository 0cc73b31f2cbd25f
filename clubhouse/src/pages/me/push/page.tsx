import { PUSH_KINDS } from '../../../push/push-kinds.ts';
import { isTicked, readForm } from '../../../web/read-form.ts';
import { forPlayer, redirect } from '../../../web/visit.ts';

/** Pushes the ticked kinds, with names if that is ticked (PUSH-11, PUSH-12). */
export const post = forPlayer(({ form, player, services }) => {
  const { kind: wanted, names: showsNames } = readForm(form, {
    kind: (said) => new Set(said),
    names: isTicked,
  });
  const off = new Set(PUSH_KINDS.filter((kind) => !wanted.has(kind)));
  services.store.pushChoices.set(player.memberId, { off, showsNames });
  return redirect('/me#push', { note: 'push' });
});
