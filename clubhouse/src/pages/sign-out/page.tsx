import { answered, LeagueFailure } from '../../api/answer.ts';
import { forPlayer, redirect } from '../../web/visit.ts';

/** Signs out: this device, or with `everywhere` each one (SIGN-7). */
export const post = forPlayer(async ({ form, api, website, player }) => {
  const { response } =
    form.get('everywhere') === '1'
      ? await answered(
          website.POST('/v1/members/{id}/sign-out', { params: { path: { id: player.memberId } } }),
        )
      : await answered(api.DELETE('/v1/session'));
  // 401: the session has ended already, which is what was asked for.
  if (!response.ok && response.status !== 401) throw new LeagueFailure(response.status, 'sign_out');
  return redirect('/sign-in?out=1', { session: null });
});
