/** The label of a match: its sides, side 0 first. */
export function makeMatchLabel(zero: string | undefined, one: string | undefined): string {
  return `${zero ?? '?'} v ${one ?? '?'}`;
}
