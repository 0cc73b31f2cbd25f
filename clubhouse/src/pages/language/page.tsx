import { NoAnswer } from '../../api/answer.ts';
import { offered } from '../../messages/language.ts';
import { localPath } from '../../web/local-path.ts';
import { type Answer, forAnybody, redirect, type Visit } from '../../web/visit.ts';

/** The language is chosen, for this browser and, signed in, for one's letters (WORD-2). */
export const post = forAnybody(choose, { isBeforeSetUp: true });

async function choose(visit: Visit): Promise<Answer> {
  const { form, services, club } = visit;
  const [chosen, to] = [form.get('language'), localPath(form.get('to'))];
  const language = offered(chosen, club.languages);
  if (language === null) return redirect(to);
  // A league that is away keeps nobody from reading on in another language.
  const player = await visit.confirmPlayer().catch(nobodyWithoutAnswer);
  if (player !== null) {
    services.store.preferences.setLanguage(player.memberId, language);
  }
  return redirect(to, { language });
}

function nobodyWithoutAnswer(error: unknown): null {
  if (error instanceof NoAnswer) return null;
  throw error;
}
