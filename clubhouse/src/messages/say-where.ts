import type { Words } from './en.ts';

/** `Singles, Box 3`, with a note if it is their second meeting. */
export function sayWhere(
  { match }: Words,
  { where, round }: { readonly where: string; readonly round: 1 | 2 },
): string {
  return round === 1 ? where : `${where}, ${match.second}`;
}
