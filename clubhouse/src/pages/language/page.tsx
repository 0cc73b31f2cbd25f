import { offered } from '../../words/language.ts';
import { localPath } from '../../web/local-path.ts';
import { forAnybody, redirect, type Visit } from '../../web/visit.ts';

/** The language is chosen, for this browser and, signed in, for one's letters (WORD-2). */
export const post = forAnybody(async (visit) => {
  const { form, player, services, club } = visit;
  const [chosen, to] = [form.get('language'), localPath(form.get('to'))];
  const language = offered(chosen, club.languages);
  if (language === null) return redirect(to);
  if (player !== null && (await isSignedIn(visit))) {
    services.store.preferences.setLanguage(player.memberId, language);
  }
  return redirect(to, { language });
});

/** A cookie that was kept from before signing out decides nothing for its account (SESS-4). */
async function isSignedIn({ player, leagueAs }: Visit): Promise<boolean> {
  const api = leagueAs(player?.token ?? '');
  return (await api.GET('/v1/me')).kind === 'answer';
}
