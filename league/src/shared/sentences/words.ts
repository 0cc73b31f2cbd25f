/** Ann, Bo and Cy. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** `1 match is`, `2 matches are`. */
export function pluralise(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
