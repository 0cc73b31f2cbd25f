/**
 * The ids padded, by repeating the last, to the next power of two. So an `in (…)` list gives
 * few different statements, and each stays prepared.
 */
export function inList(ids: readonly string[]): string[] {
  const last = ids.at(-1);
  if (last === undefined) return [''];
  const size = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from({ length: size - ids.length }, () => last)];
}
