import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import type { Words } from '../../../messages/en.ts';
import { day, optional, text } from '../../../web/field-kinds.ts';

export const SEASON_FIELDS = {
  name: text(FIELD_LIMITS.SeasonChanges.name),
  starts_on: optional(day),
  ends_on: optional(day),
  results_deadline: optional(day),
};
type Days = Partial<Readonly<Record<'starts_on' | 'ends_on' | 'results_deadline', string | null>>>;

/** @param isBegun requires both dates */
export function judgeDays(
  { starts_on: start, ends_on: end, results_deadline: deadline }: Days,
  isBegun: boolean,
  { seasons }: Words,
) {
  const { faults } = seasons.days;
  const needed = isBegun ? faults.needed : undefined;
  const isBefore = (one?: string | null) => one && start && one < start;
  return {
    starts_on: start === null ? needed : undefined,
    ends_on: isBefore(end) ? faults.ends : end === null ? needed : undefined,
    results_deadline: isBefore(deadline) ? faults.deadline : undefined,
  };
}
