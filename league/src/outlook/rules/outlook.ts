import type { Id } from '../../shared/ids.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import type { OUTLOOK_NEED } from '../../shared/sentences/outlook-need.ts';
import { type Certainty, FATES, type Fate } from './certainty.ts';
import { needsOf } from './needs.ts';
import type { Evidence } from './evidence.ts';
import type { OpenDivision } from './open-division.ts';
import { Inquiry } from './inquiry.ts';

export interface EntryOutlook extends Readonly<Record<Fate, Certainty>> {
  readonly entry_id: Id<'entry'>;
  readonly label: string;
  readonly needs: SentenceOf<typeof OUTLOOK_NEED>[];
}

export interface DivisionOutlook {
  readonly exact: boolean;
  readonly rows: EntryOutlook[];
  /** A table for each thing that is possible. */
  readonly evidence: Evidence;
}

/** Who is sure of what, in steps between which others may have their turn. */
export function* outlookSteps(division: OpenDivision): Generator<void, DivisionOutlook> {
  const inquiry = new Inquiry(division);
  yield* inquiry.lookAround();
  const rows: EntryOutlook[] = [];
  let exact = true;
  for (const { id, label, withdrawn } of division.entries) {
    if (withdrawn) continue;
    const answers = yield* fateAnswers(inquiry, id);
    if ([...answers.values()].includes(null)) exact = false;
    const certainties = certaintiesOf(answers);
    const needs = yield* needsOf(inquiry, id, certainties);
    rows.push({ entry_id: id, label, ...certainties, needs });
  }
  return { exact, rows, evidence: inquiry.evidence };
}

type Answers = ReadonlyMap<Fate, boolean | null>;

function* fateAnswers(inquiry: Inquiry, id: Id<'entry'>): Generator<void, Answers> {
  const answers = new Map<Fate, boolean | null>();
  for (const fate of FATES) answers.set(fate, yield* inquiry.isPossible({ id, fate, minWins: 0 }));
  return answers;
}

function certaintiesOf(answers: Answers): Record<Fate, Certainty> {
  const of = (fate: Fate): Certainty => {
    if (answers.get(fate) === false) return 'impossible';
    return FATES.every((one) => one === fate || answers.get(one) === false) ? 'sure' : 'possible';
  };
  return { up: of('up'), stay: of('stay'), down: of('down') };
}
