import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { PRESETS } from '../../../../api/presets.ts';
import type { Competition } from '../../../../api/seasons.ts';
import type { Discipline } from '../../../../messages/terms.ts';
import type { Words } from '../../../../messages/en.ts';
import type { Language } from '../../../../messages/language.ts';
import { count, chooseOne, optional, text, ticked } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { type NameMove, makeNextName } from './season-name.ts';
import type { ViewedVisit } from '../../../../web/use-visit.ts';

export const MAX_BOXES = 60;
const ROW = form({
  take: ticked,
  name: text(FIELD_LIMITS.NewCompetition.name),
  /** Only a competition that follows no other has rules and boxes in this form. */
  preset: chooseOne(PRESETS),
  boxes: optional(count([0, MAX_BOXES])),
});

export type RowForm = Filled<typeof ROW>;

export interface PlannedCompetition {
  /** The suffix of the row's field names. */
  readonly key: string;
  readonly isTaken: boolean;
  readonly name: string;
  readonly discipline: Discipline;
  /** The competition it follows: its rules are copied, and its boxes come from the draft. */
  readonly previous: { readonly id: string; readonly name: string } | null;
}

const DISCIPLINES: readonly Discipline[] = ['singles', 'doubles', 'mixed_doubles'];

/** A successor for each competition of a season, except drafts, which nothing can follow yet. */
export function copyRows(
  competitions: readonly Competition[],
  move: NameMove,
  language: Language,
): PlannedCompetition[] {
  return competitions
    .filter(({ state }) => state !== 'draft')
    .map(({ id, name, discipline }) => ({
      key: `after-${id}`,
      isTaken: true,
      name: makeNextName(name, move, language),
      discipline,
      previous: { id, name },
    }));
}

/** One of each discipline for a fresh start; most clubs begin with singles. */
export function makeNewRows({ shell }: Words): PlannedCompetition[] {
  return DISCIPLINES.map((discipline) => ({
    key: `new-${discipline}`,
    isTaken: discipline === 'singles',
    name: shell.discipline[discipline],
    discipline,
    previous: null,
  }));
}

const USUAL = { preset: 'three_one_zero', boxes: '3' };

export function beginRow(visit: ViewedVisit, { key, isTaken, name }: PlannedCompetition) {
  return ROW.row(key).begin(visit, { ...USUAL, name, take: isTaken ? '1' : null });
}

/** The submitted form of a row. Fields that it lacks keep their proposed values. */
export function readRow(
  { form: sent, words }: CoachVisit,
  { key, name, previous }: PlannedCompetition,
): RowForm {
  const { faults } = words.plan;
  const proposed = Object.entries({ ...USUAL, name });
  const usual = new URLSearchParams(proposed.map(([field, typed]) => [`${field}-${key}`, typed]));
  const fields = { getAll: (field: string) => (sent.has(field) ? sent : usual).getAll(field) };
  const row = ROW.row(key);
  const filled = row.read({ form: fields, words }, { boxes: faults.boxes }, ({ boxes }) =>
    previous === null && boxes === null ? { boxes: faults.boxes } : {},
  );
  if (filled.values.take) return filled;
  // Errors in a row that was not selected do not matter.
  const typed = (field: 'name' | 'preset' | 'boxes') => filled.field(field).typed;
  const kept = { name: typed('name'), preset: typed('preset'), boxes: typed('boxes') };
  return row.begin({ words }, kept);
}
