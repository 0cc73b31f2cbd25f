import { must } from '../../../../../api/answer.ts';
import { forCoach, redirect } from '../../../../../web/visit.ts';

/** Ends every session of a member, as after the loss of a phone. */
export const post = forCoach(async ({ api, params }) => {
  const id = params['member'] ?? '';
  await must(api.POST('/v1/members/{id}/sign-out', { params: { path: { id } } }));
  return redirect(`/coach/members/${id}?done=signed-out`);
});
