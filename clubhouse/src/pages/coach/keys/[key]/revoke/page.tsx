import { LeagueFailure, dataOrThrow } from '../../../../../api/answer.ts';
import { type Answer, forCoach, redirect } from '../../../../../web/visit.ts';
import { renderKeysPage, beginKeyForm } from '../../keys-page.tsx';

/** Revokes any key with immediate effect (COACH-17). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params, words } = visit;
  const me = await dataOrThrow(api.getMe());
  const id = params['key'] ?? '';
  const answer = await api.revokeApiKey(id);
  if (answer.kind === 'answer') {
    // This browser's own key no longer works.
    if (me.credential.id === id) return redirect('/coach/sign-in?out=revoked', { coach: null });
    return redirect('/coach/keys?revoked=1');
  }
  if (answer.code === 'last_admin_key') {
    return renderKeysPage(visit, beginKeyForm(visit).withTrouble(words.keys.lastAdmin));
  }
  if (answer.code === 'insufficient_scope') {
    return renderKeysPage(visit, beginKeyForm(visit).withTrouble(words.keys.needsAdmin, 403));
  }
  throw new LeagueFailure(answer);
});
