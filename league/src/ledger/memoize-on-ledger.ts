import { isDeepStrictEqual } from 'node:util';
import type { DivisionLedger } from './division-ledger.ts';

/**
 * Derives a result from a ledger. A cached ledger keeps its last result under this name, for equal
 * inputs: after a report, all divisions but one are unchanged.
 */
export function memoizeOnLedger<T>(
  { workedOut }: Pick<DivisionLedger, 'workedOut'>,
  name: 'table' | 'chased' | 'outlook',
  inputs: readonly unknown[],
  work: () => T,
): T {
  const last = workedOut?.get(name);
  if (last !== undefined && isDeepStrictEqual(last.inputs, inputs)) return last.result as T;
  const result = work();
  workedOut?.set(name, { inputs, result });
  return result;
}
