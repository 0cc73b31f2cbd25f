import type { Api } from '../../../api/client.ts';
import { writeFinalLetters } from '../../../mail/from-events/change-events.ts';
import { writeStartLetters } from '../../../mail/from-events/season-events.ts';
import type { CoachVisit } from '../../../web/visit.ts';
import { addressLetters, type Choice, type Mailshot, makeVisitContext } from './mailshot.ts';

/** The warnings that the coach has read, as part of the choice. */
export function readSeen(fields: URLSearchParams): Api<'WarningCode'>[] {
  return fields.getAll('acknowledge') as Api<'WarningCode'>[];
}

type StepMailshot = Omit<Mailshot, 'send'>;

/** The final tables, which closing these competitions sends (LTR-24). */
export async function addressClosing(
  visit: CoachVisit,
  competitions: readonly string[],
  choice: Choice,
  acknowledge: readonly string[],
): Promise<StepMailshot> {
  const closed = competitions.map((id) => ({ id, key: 'preview' }));
  const letters = await writeFinalLetters(closed, makeVisitContext(visit), {
    actor_member_id: null,
  });
  const addressed = addressLetters(letters, visit);
  const button = visit.words.send.close(addressed.recipients.length);
  return { ...addressed, button, ...describeStep(choice, acknowledge) };
}

/** The season's first emails, which the start of a competition with matches sends (LTR-8). */
export async function addressBeginning(
  visit: CoachVisit,
  competition: string,
  choice: Choice,
  acknowledge: readonly string[],
): Promise<StepMailshot> {
  const context = makeVisitContext(visit);
  const addressed = addressLetters(await writeStartLetters([competition], context, false), visit);
  const button = visit.words.send.start(addressed.recipients.length);
  return { ...addressed, button, ...describeStep(choice, acknowledge) };
}

function describeStep(choice: Choice, acknowledge: readonly string[]) {
  const seen = [...new Set(acknowledge)].map((code) => ['acknowledge', code] as const);
  return { topic: 'step', choice: [...choice, ...seen], isAct: true } as const;
}
