import { forPlayer, redirect } from '../../../web/visit.ts';

/** `/me/calendar`: creates or removes the member's calendar link (CAL-4). */
export const post = forPlayer(({ form, services, player, now }) => {
  const { calendars } = services.store;
  const wanted = form.get('do');
  if (wanted === 'make') calendars.make(player.memberId, now);
  if (wanted === 'revoke') calendars.forget(player.memberId);
  return redirect('/me');
});
