import { writeFinalLetters } from '../../../mail/from-events/change-events.ts';
import { writeStartLetters } from '../../../mail/from-events/season-events.ts';
import type { CoachVisit } from '../../../web/visit.ts';
import { addressLetters, type Choice, type Letters, makeVisitContext } from './mailshot.ts';

/** The final tables, which closing these competitions sends (LTR-24). */
export async function addressClosing(
  visit: CoachVisit,
  competitions: readonly string[],
  choice: Choice,
  acknowledge: readonly string[],
): Promise<Letters> {
  const closed = competitions.map((id) => ({ id, key: 'preview' }));
  const letters = await writeFinalLetters(closed, makeVisitContext(visit), {
    actor_member_id: null,
  });
  const step = describeStep(choice, acknowledge);
  return { ...addressLetters(letters, visit), ...step, button: visit.words.send.close };
}

/** The season's first emails, which the start of a competition with matches sends (LTR-8). */
export async function addressBeginning(
  visit: CoachVisit,
  competition: string,
  choice: Choice,
  acknowledge: readonly string[],
): Promise<Letters> {
  const letters = await writeStartLetters([competition], makeVisitContext(visit), false);
  const step = describeStep(choice, acknowledge);
  return { ...addressLetters(letters, visit), ...step, button: visit.words.send.start };
}

function describeStep(choice: Choice, acknowledge: readonly string[]) {
  // Sorted, because the page and its form list them in different orders.
  const seen = [...new Set(acknowledge)].toSorted().map((code) => ['acknowledge', code] as const);
  return { topic: 'step', choice: [...choice, ...seen], isAct: true } as const;
}
