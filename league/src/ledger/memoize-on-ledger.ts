import { isDeepStrictEqual } from 'node:util';
import type { DivisionLedger } from './division-ledger.ts';

/**
 * Works something out of a ledger. A ledger that is kept also keeps its last result under this name,
 * for equal inputs: after a claim all divisions but one are as they were.
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
