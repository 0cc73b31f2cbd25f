import type { Id } from '../../shared/ids.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import type { OUTLOOK_NEED } from '../../shared/sentences/outlook-need.ts';
import { type Certainty, FATES, type Fate } from './certainty.ts';
import { type InquiryAnswer, Inquiry } from './inquiry.ts';
import { listNeeds } from './needs.ts';
import type { OpenDivision } from './open-division.ts';

export interface EntryOutlook extends Readonly<Record<Fate, Certainty>> {
  readonly entry_id: Id<'entry'>;
  readonly label: string;
  readonly needs: SentenceOf<typeof OUTLOOK_NEED>[];
}

export interface DivisionOutlook {
  readonly exact: boolean;
  readonly rows: EntryOutlook[];
}

/** Computes the outlook in steps, between which others may run. */
export function* outlookSteps(division: OpenDivision): Generator<void, DivisionOutlook> {
  const inquiry = new Inquiry(division);
  yield* inquiry.lookAhead();
  const rows: EntryOutlook[] = [];
  let exact = true;
  for (const { id, label, withdrawn } of division.entries) {
    if (withdrawn) continue;
    const answers = new Map<Fate, InquiryAnswer>();
    for (const fate of FATES) {
      answers.set(fate, yield* inquiry.ask({ id, fates: [fate], minWins: 0 }));
    }
    const certainties = judgeFates(answers);
    exact &&= FATES.every((fate) => answers.get(fate) !== 'open' || certainties[fate] === 'sure');
    const needs = yield* listNeeds(inquiry, id, certainties);
    rows.push({ entry_id: id, label, ...certainties, needs });
  }
  return { exact, rows };
}

function judgeFates(answers: ReadonlyMap<Fate, InquiryAnswer>): Record<Fate, Certainty> {
  const of = (fate: Fate): Certainty => {
    if (answers.get(fate) === 'no') return 'impossible';
    return FATES.every((one) => one === fate || answers.get(one) === 'no') ? 'sure' : 'possible';
  };
  return { up: of('up'), stay: of('stay'), down: of('down') };
}
