import { isDeepStrictEqual } from 'node:util';
import type { DivisionLedger } from './division-ledger.ts';

/** Keeps a cached ledger's last result per name and inputs: a report changes one division only. */
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
