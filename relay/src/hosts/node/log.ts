type Fields = Readonly<Record<string, string | number | boolean>>;

/**
 * Writes a line of JSON, or one for each of several that happened at once. No network, token, key or
 * whole room id is ever among the fields.
 */
export type Log = (event: string, ...each: readonly Fields[]) => void;

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

export function jsonLog(write: (line: string) => void, now: () => number): Log {
  return (event, ...each) => {
    const time = new Date(now()).toISOString();
    const all = each.length === 0 ? [{}] : each;
    write(all.map((fields) => `${JSON.stringify({ time, event, ...fields })}\n`).join(''));
  };
}
