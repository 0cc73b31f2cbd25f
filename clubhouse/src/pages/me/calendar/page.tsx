import { forPlayer, redirect } from '../../../web/visit.ts';

/** `/me/calendar`: makes the address of one's own calendar, or takes it away (CAL-4). */
export const post = forPlayer(({ form, services, player, now }) => {
  const { calendars } = services.store;
  const wanted = form.get('do');
  if (wanted === 'make') calendars.make(player.memberId, now);
  if (wanted === 'revoke') calendars.forget(player.memberId);
  return redirect('/me');
});
