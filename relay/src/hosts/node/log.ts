/** Writes one line of JSON. No network, token, key or whole room id is ever among the fields. */
export type Log = (
  event: string,
  fields?: Readonly<Record<string, string | number | boolean>>,
) => void;

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

export function jsonLog(write: (line: string) => void, now: () => number): Log {
  return (event, fields = {}) => {
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), event, ...fields })}\n`);
  };
}
