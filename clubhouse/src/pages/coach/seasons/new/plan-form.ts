import type { Competition } from '../../../../api/seasons.ts';
import type { Discipline } from '../../../../messages/terms.ts';
import type { Words } from '../../../../messages/en.ts';
import type { Language } from '../../../../messages/language.ts';
import { type NameMove, nextName } from './season-name.ts';

/** A competition to be made, as the page proposes it or as it was typed. */
export interface Row {
  /** Names its fields. */
  readonly key: string;
  readonly isTaken: boolean;
  readonly name: string;
  readonly discipline: Discipline;
  /** What it follows: its rules are copied, and its boxes come by the draft. */
  readonly previous: { readonly id: string; readonly name: string } | null;
  /** Only where it follows nothing. */
  readonly preset: string;
  readonly boxes: string;
}

const DISCIPLINES: readonly Discipline[] = ['singles', 'doubles', 'mixed_doubles'];
export const MAX_BOXES = 60;

/** What a season had, each with what follows it; of a draft nothing can follow yet. */
export function copiedRows(
  competitions: readonly Competition[],
  move: NameMove,
  language: Language,
): Row[] {
  return competitions
    .filter(({ state }) => state !== 'draft')
    .map(({ id, name, discipline }) => ({
      key: `after-${id}`,
      isTaken: true,
      name: nextName(name, move, language),
      discipline,
      previous: { id, name },
      preset: '',
      boxes: '',
    }));
}

/** One of each discipline, to start from nothing: singles are what most clubs begin with. */
export function newRows({ shell }: Words): Row[] {
  return DISCIPLINES.map((discipline) => ({
    key: `new-${discipline}`,
    isTaken: discipline === 'singles',
    name: shell.discipline[discipline],
    discipline,
    previous: null,
    preset: 'three_one_zero',
    boxes: '3',
  }));
}

/** The rows as the form has them. */
export function typedRows(rows: readonly Row[], form: URLSearchParams): Row[] {
  return rows.map((row) => ({
    ...row,
    isTaken: form.get(`take-${row.key}`) === '1',
    name: (form.get(`name-${row.key}`) ?? row.name).trim().slice(0, 200),
    preset: form.get(`preset-${row.key}`) ?? row.preset,
    boxes: (form.get(`boxes-${row.key}`) ?? row.boxes).trim(),
  }));
}

/** What is wrong with the rows that are taken, by the names of their fields. */
export function rowFaults(rows: readonly Row[], { plan }: Words): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { key, isTaken, name, previous, boxes } of rows) {
    if (!isTaken) continue;
    if (name === '' || name.length > 100) faults[`name-${key}`] = plan.faults.competitionName;
    if (previous === null && boxCountOf(boxes) === null) faults[`boxes-${key}`] = plan.faults.boxes;
  }
  return faults;
}

/** Null: not a number of boxes. */
export function boxCountOf(text: string): number | null {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return count <= MAX_BOXES ? count : null;
}
