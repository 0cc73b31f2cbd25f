import { isLanguage } from '../../words/language.ts';
import { localPath } from '../../web/local-path.ts';
import { forAnybody, redirect } from '../../web/visit.ts';

/** The language is chosen, for this browser and, signed in, for one's letters (WORD-2). */
export const post = forAnybody(({ form, player, services }) => {
  const [language, to] = [form.get('language'), localPath(form.get('to'))];
  if (!isLanguage(language)) return redirect(to);
  if (player !== null) services.store.preferences.setLanguage(player.memberId, language);
  return redirect(to, { language });
});
