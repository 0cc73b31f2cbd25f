import { type Caller, seesPersonalData } from '../http/caller.ts';
import { Refusal, type RefusalCode } from '../shared/refusal.ts';
import type { Entry } from './schema.ts';

/** The entry as this caller may see it: warnings tell something of gender, which is personal. */
export function showEntry(
  caller: Caller,
  { warnings, warning_list: list, ...entry }: Entry,
): Entry {
  const seesWarnings = seesPersonalData(caller) && warnings && list;
  return seesWarnings ? { ...entry, warnings, warning_list: list } : entry;
}

export function shown<C extends RefusalCode>(
  caller: Caller,
  result: Entry | Refusal<C>,
): Entry | Refusal<C> {
  return result instanceof Refusal ? result : showEntry(caller, result);
}
