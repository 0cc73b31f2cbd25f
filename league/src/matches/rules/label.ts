/** A match as people call it: its sides, side 0 first. */
export function matchLabel(zero: string | undefined, one: string | undefined): string {
  return `${zero ?? '?'} v ${one ?? '?'}`;
}
