import { LeagueFailure } from '../../api/answer.ts';
import { forPlayer, redirect } from '../../web/visit.ts';

/** Signs out: this device, or with `everywhere` each one (SIGN-7). */
export const post = forPlayer(async ({ form, api, website, player, services }) => {
  const isEverywhere = form.get('everywhere') === '1';
  const answer = isEverywhere
    ? await website.POST('/v1/members/{id}/sign-out', { params: { path: { id: player.memberId } } })
    : await api.DELETE('/v1/session');
  // 401: the session has ended already, which is what was asked for.
  const hasEnded = answer.kind === 'answer' || (!isEverywhere && answer.status === 401);
  if (!hasEnded) throw new LeagueFailure(answer);
  // The service worker turns pushes off for this device alone: a form does not name its device.
  if (isEverywhere) services.store.pushDevices.forget(player.memberId);
  return redirect('/sign-in?out=1', { session: null });
});
