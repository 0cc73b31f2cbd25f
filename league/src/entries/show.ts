import { type Caller, maySeePersonalData } from '../http/caller.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import type { RefusalCode } from '../shared/refusal-codes.ts';
import type { Entry } from './schema.ts';

/** Warnings reveal gender, which is personal; only coach and member see leaving (OPT-3). */
export function showEntry(
  caller: Caller,
  { warnings, warning_list: list, opted_out: out, opted_out_at: at, ...entry }: Entry,
): Entry {
  const seesWarnings = maySeePersonalData(caller) && warnings && list;
  return {
    ...entry,
    ...(maySeeLeaving(caller, entry) ? { opted_out: out, opted_out_at: at } : {}),
    ...(seesWarnings ? { warnings, warning_list: list } : {}),
  };
}

/** Players may know only of their own entries. */
export function maySeeLeaving(
  caller: Caller,
  { members }: { readonly members: readonly { readonly id: Id<'member'> }[] },
): boolean {
  return caller.type === 'api_key' || members.some(({ id }) => id === caller.member.id);
}

export function showUnlessRefused<C extends RefusalCode>(
  caller: Caller,
  result: Entry | Refusal<C>,
): Entry | Refusal<C> {
  return result instanceof Refusal ? result : showEntry(caller, result);
}
