import type { Season } from '../../../../../api/seasons.ts';
import type { Words } from '../../../../../messages/en.ts';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import { fits, type Fields, line, readForm } from '../../../../../web/read-form.ts';
import { isCalendarDay } from '../../../../../messages/calendar-day.ts';

/** The fields of a season, as they are typed. */
export interface SeasonFields {
  readonly name: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly results_deadline: string;
}

export const FIELDS = ['name', 'starts_on', 'ends_on', 'results_deadline'] as const;
export type Field = (typeof FIELDS)[number];
export type Faults = Partial<Record<Field, string>>;

export function typedOf(fields: Fields): SeasonFields {
  const shape = { name: line, starts_on: line, ends_on: line, results_deadline: line };
  return readForm(fields, shape);
}

export function asTyped(season: Season): SeasonFields {
  return {
    name: season.name,
    starts_on: season.starts_on ?? '',
    ends_on: season.ends_on ?? '',
    results_deadline: season.results_deadline ?? '',
  };
}

/** As the league takes it; an empty day is none. */
export function changesOf({ name, starts_on, ends_on, results_deadline }: SeasonFields) {
  return {
    name,
    starts_on: starts_on === '' ? null : starts_on,
    ends_on: ends_on === '' ? null : ends_on,
    results_deadline: results_deadline === '' ? null : results_deadline,
  };
}

/** What is wrong with what was typed, beside its field. @param isBegun it needs both of its days */
export function faultsOf(typed: SeasonFields, isBegun: boolean, { seasons }: Words): Faults {
  const { faults } = seasons.days;
  const found: Faults = {};
  if (!fits(FIELD_LIMITS.SeasonChanges.name, typed.name)) found.name = faults.name;
  for (const field of ['starts_on', 'ends_on', 'results_deadline'] as const) {
    if (typed[field] !== '' && !isCalendarDay(typed[field])) found[field] = faults.date;
  }
  for (const field of ['starts_on', 'ends_on'] as const) {
    if (isBegun && typed[field] === '') found[field] = faults.needed;
  }
  const { starts_on: start, ends_on: end, results_deadline: deadline } = typed;
  if (start === '') return found;
  if (end !== '' && end < start) found.ends_on ??= faults.ends;
  if (deadline !== '' && deadline < start) found.results_deadline ??= faults.deadline;
  return found;
}
