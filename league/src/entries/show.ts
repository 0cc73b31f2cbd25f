import { type Caller, seesPersonalData } from '../http/caller.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, type RefusalCode } from '../shared/refusal.ts';
import type { Entry } from './schema.ts';

/**
 * The entry as this caller may see it: warnings tell something of gender, which is personal, and
 * who leaves is for the coach and themselves (OPT-3).
 */
export function showEntry(
  caller: Caller,
  { warnings, warning_list: list, opted_out: out, opted_out_at: at, ...entry }: Entry,
): Entry {
  const seesWarnings = seesPersonalData(caller) && warnings && list;
  return {
    ...entry,
    ...(seesLeaving(caller, entry) ? { opted_out: out, opted_out_at: at } : {}),
    ...(seesWarnings ? { warnings, warning_list: list } : {}),
  };
}

/** Whether the caller may know that an entry is out of the next season: a player only of the own. */
export function seesLeaving(
  caller: Caller,
  { members }: { readonly members: readonly { readonly id: Id<'member'> }[] },
): boolean {
  return caller.type === 'api_key' || members.some(({ id }) => id === caller.member.id);
}

export function shown<C extends RefusalCode>(
  caller: Caller,
  result: Entry | Refusal<C>,
): Entry | Refusal<C> {
  return result instanceof Refusal ? result : showEntry(caller, result);
}
