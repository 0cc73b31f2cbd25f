import assert from 'node:assert/strict';
import type { Clubhouse } from './clubhouse.ts';
import type { Visitor } from './visitor.ts';

interface Call {
  readonly path: string;
  /** What the league answered. */
  readonly status: number;
}

/** The paths that a page calls the league with, sorted; the club's own face is remembered. */
export async function callsOf(
  clubhouse: Clubhouse,
  visitor: Visitor,
  path: string,
): Promise<string[]> {
  return (await answersTo(clubhouse, visitor, path)).map((call) => call.path);
}

/** The same, with what the league answered. @param status of the page */
export async function answersTo(
  { league }: Clubhouse,
  visitor: Visitor,
  path: string,
  status = 200,
): Promise<Call[]> {
  const called: Call[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await real(input, init);
    if (url.startsWith(league.url)) {
      called.push({ path: new URL(url).pathname, status: response.status });
    }
    return response;
  };
  try {
    assert.equal((await visitor.get(path)).status, status);
  } finally {
    globalThis.fetch = real;
  }
  return called.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
