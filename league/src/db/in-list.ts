import { type Id, type IdKind, NO_ID } from '../shared/ids.ts';

/**
 * The ids padded, by repeating the last, to the next power of two. So an `in (…)` list gives
 * few different statements, and each stays prepared.
 */
export function inList<Kind extends IdKind>(ids: readonly Id<Kind>[]): Id<Kind>[] {
  const last = ids.at(-1);
  if (last === undefined) return [NO_ID];
  const size = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from({ length: size - ids.length }, () => last)];
}
