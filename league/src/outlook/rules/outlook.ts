import type { Id } from '../../shared/ids.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import type { OUTLOOK_NEED } from '../../shared/sentences/outlook-need.ts';
import { type Certainty, FATES, type Fate } from './certainty.ts';
import { fatesIn } from './final-fates.ts';
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

/** Who is sure of what, in steps between which others may have their turn. */
export function* outlookSteps(division: OpenDivision): Generator<void, DivisionOutlook> {
  yield;
  const fates = fatesIn(division, division.matches);
  const isOpen = division.open.length > 0;
  const certainties = (own: ReadonlySet<Fate>) => {
    const of = (fate: Fate): Certainty => {
      if (isOpen || (own.has(fate) && own.size > 1)) return 'possible';
      return own.has(fate) ? 'sure' : 'impossible';
    };
    return { up: of('up'), stay: of('stay'), down: of('down') };
  };
  const rows = division.entries
    .filter((entry) => !entry.withdrawn)
    .map(({ id, label }) => ({
      entry_id: id,
      label,
      ...certainties(fates.get(id) ?? new Set(FATES)),
      needs: [],
    }));
  return { exact: !isOpen, rows };
}
