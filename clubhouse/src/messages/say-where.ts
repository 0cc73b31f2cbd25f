import type { Words } from './en.ts';

/** `Singles, Box 3`, and that it is the second match of the two. */
export function sayWhere(
  { match }: Words,
  { where, round }: { readonly where: string; readonly round: 1 | 2 },
): string {
  return round === 1 ? where : `${where}, ${match.second}`;
}
