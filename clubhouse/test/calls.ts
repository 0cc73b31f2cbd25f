import assert from 'node:assert/strict';
import type { Clubhouse } from './clubhouse.ts';
import type { Visitor } from './visitor.ts';

/** The paths that a page calls the league with, sorted; the club's own face is remembered. */
export async function callsOf(
  { league }: Clubhouse,
  visitor: Visitor,
  path: string,
): Promise<string[]> {
  const called: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith(league.url)) called.push(new URL(url).pathname);
    return real(input, init);
  };
  try {
    assert.equal((await visitor.get(path)).status, 200);
  } finally {
    globalThis.fetch = real;
  }
  return called.toSorted();
}
