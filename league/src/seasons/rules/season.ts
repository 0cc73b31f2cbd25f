import type { IsoDate } from '../../shared/dates.ts';
import type { FieldError } from '../../shared/refusal.ts';

interface Dates {
  readonly starts_on: IsoDate | null;
  readonly ends_on: IsoDate | null;
  readonly results_deadline: IsoDate | null;
}

/** Whether two states are one step apart, forward or back (SEA-2). */
export function isOneStep<S extends string>(states: readonly S[], from: S, to: S): boolean {
  return Math.abs(states.indexOf(from) - states.indexOf(to)) === 1;
}

/** Finds dates that contradict each other (SEA-3). */
export function findDatesProblems({ starts_on, ends_on, results_deadline }: Dates): FieldError[] {
  const problems: FieldError[] = [];
  if (starts_on !== null && ends_on !== null && ends_on < starts_on) {
    problems.push({ pointer: '/ends_on', message: 'is before the start' });
  }
  if (starts_on !== null && results_deadline !== null && results_deadline < starts_on) {
    problems.push({ pointer: '/results_deadline', message: 'is before the start' });
  }
  return problems;
}
