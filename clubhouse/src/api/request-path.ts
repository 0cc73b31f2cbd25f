type Values = Readonly<Record<string, unknown>>;

const NAMES = /\{(\w+)\}/g;

/** A path of the document with what its braces stand for, and its query: `/v1/matches/m1?limit=5`. */
export function requestPath(path: string, values: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(NAMES, (_braces, name: string) => encoded(values[name]));
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    // Several of one name, as the document has lists.
    for (const one of Array.isArray(value) ? value : [value]) {
      pairs.push(`${encoded(name)}=${encoded(one)}`);
    }
  }
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(value));
}
