/** Maximum nesting depth; nothing the service stores is deeper. */
export const JSON_DEPTH_LIMIT = 64;

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]|-?\d[\d.eE+-]*/gs;

/** Finds faults that JSON.parse accepts: duplicate names, numbers beyond a double, deep nesting. */
export function findJsonFault(text: string): string | null {
  /** The names in each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  for (const { 0: token, 1: colon } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null);
      if (open.length > JSON_DEPTH_LIMIT) return `nests deeper than ${JSON_DEPTH_LIMIT} levels`;
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (!token.startsWith('"')) {
      if (!Number.isFinite(Number(token))) return 'contains a number that is too large';
    } else if (colon !== undefined) {
      const names = open.at(-1);
      const name = String(JSON.parse(token.slice(0, token.lastIndexOf('"') + 1)));
      if (names?.has(name)) return 'has a duplicate name in an object';
      names?.add(name);
    }
  }
  return null;
}
