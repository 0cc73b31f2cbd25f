import { LeagueFailure } from '../../api/answer.ts';
import { signOutEverywhere } from '../../mailboxes/sign-out-everywhere.ts';
import { forPlayer, redirect } from '../../web/visit.ts';

/** Signs out this device, or with `everywhere` all devices (SIGN-7, SIGN-22). */
export const post = forPlayer(
  async ({ form, api, website, player, services, claimed, leagueAs }) => {
    if (form.get('everywhere') === '1') {
      await signOutEverywhere(website, services.store, player.memberId);
    } else {
      // The service worker turns pushes off for this device; a form does not identify its device.
      const answer = await api.endSession();
      // 401: the session has ended already, which is just as good.
      if (answer.kind === 'refusal' && answer.status !== 401) throw new LeagueFailure(answer);
    }
    // The others of the mailbox, whom the device would still let in.
    const others = claimed.family?.members.filter(({ memberId }) => memberId !== player.memberId);
    for (const { token } of others ?? []) {
      const ended = await leagueAs(token).endSession();
      if (ended.kind === 'refusal' && ended.status !== 401) throw new LeagueFailure(ended);
    }
    return redirect('/sign-in?out=1', { session: null, family: null });
  },
);
