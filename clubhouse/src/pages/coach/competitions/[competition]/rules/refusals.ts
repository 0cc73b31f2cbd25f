import type { Refusal } from '../../../../../api/answer.ts';
import type { Words } from '../../../../../messages/en.ts';
import { findFieldForPointer } from './rule-fields.ts';

export type FieldFaults = Readonly<Record<string, string>>;

/** Errors for values that contradict each other, by field (CRUL-4); null for other refusals. */
export function readContradictions(
  { status, problem }: Refusal,
  { faults: say }: Words['rules'],
): FieldFaults | null {
  const { errors = [] } = problem;
  if (status !== 400 || errors.length === 0) return null;
  return Object.fromEntries(
    errors.map(({ pointer }) => [findFieldForPointer(pointer), say.contradicts]),
  );
}
