import { signOutEverywhere } from '../../../../../mailboxes/sign-out-everywhere.ts';
import { forCoach, redirect } from '../../../../../web/visit.ts';

/** Ends every session and open link of a member, for example after a lost phone. */
export const post = forCoach(async (visit) => {
  const id = visit.params['member'] ?? '';
  await signOutEverywhere(visit.api, visit.services.store, id);
  return redirect(`/coach/members/${id}?done=signed-out`);
});
