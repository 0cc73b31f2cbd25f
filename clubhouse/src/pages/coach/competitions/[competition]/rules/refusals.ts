import type { Refusal } from '../../../../../api/answer.ts';
import type { Words } from '../../../../../messages/en.ts';
import { fieldAt } from './rule-fields.ts';

/** What is wrong with fields, by their names. */
export type FieldFaults = Readonly<Record<string, string>>;

/**
 * Values that contradict each other, each beside its field (CRUL-4); null where the league refused
 * for something else.
 */
export function contradictionsIn(
  { status, problem }: Refusal,
  { faults: say }: Words['rules'],
): FieldFaults | null {
  const { errors = [] } = problem;
  if (status !== 400 || errors.length === 0) return null;
  return Object.fromEntries(errors.map(({ pointer }) => [fieldAt(pointer), say.contradicts]));
}
