import { NoAnswer } from '../../api/answer.ts';
import { findOfferedLanguage } from '../../messages/language.ts';
import { isFormOf } from '../../web/bind-forms.ts';
import { toLocalPath } from '../../web/local-path.ts';
import { type Answer, forAnybody, redirect, type Visit } from '../../web/visit.ts';

/** Sets the language for this browser and, if signed in, for the member's emails (WORD-2). */
export const post = forAnybody(saveLanguage, { isBeforeSetUp: true });

async function saveLanguage(visit: Visit): Promise<Answer> {
  const { form, services, club } = visit;
  const [chosen, to] = [form.get('language'), toLocalPath(form.get('to'))];
  const language = findOfferedLanguage(chosen, club.languages);
  if (language === null) return redirect(to);
  // Changing the language also works while the league is away.
  const player = await visit.confirmPlayer().catch(nullIfNoAnswer);
  if (player !== null && isFormOf(form, player.memberId)) {
    services.store.preferences.setLanguage(player.memberId, language);
  }
  return redirect(to, { language });
}

function nullIfNoAnswer(error: unknown): null {
  if (error instanceof NoAnswer) return null;
  throw error;
}
