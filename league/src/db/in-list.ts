import { type Id, type IdKind, NO_ID } from '../shared/ids.ts';

/**
 * The ids padded to a power of two by repeating the last, so that `in (…)` lists make few different
 * statements, which stay prepared.
 */
export function inList<Kind extends IdKind>(ids: readonly Id<Kind>[]): Id<Kind>[] {
  const last = ids.at(-1);
  if (last === undefined) return [NO_ID];
  const size = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from({ length: size - ids.length }, () => last)];
}
