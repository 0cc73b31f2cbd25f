import assert from 'node:assert/strict';
import type { Clubhouse } from './clubhouse.ts';
import type { Visitor } from './visitor.ts';
import { type Interceptor, pathOf, throughInterceptor } from './wire.ts';

interface LoggedCall {
  readonly path: string;
  /** The league's status. */
  readonly status: number;
}

/** The league paths that a page calls, sorted. The club's branding is cached. */
export async function listCalls(
  clubhouse: Clubhouse,
  visitor: Visitor,
  path: string,
): Promise<string[]> {
  return (await answersTo(clubhouse, visitor, path)).map((call) => call.path);
}

/**
 * The same, with the league's answers.
 * @param status of the page
 */
export async function answersTo(
  clubhouse: Clubhouse,
  visitor: Visitor,
  path: string,
  status = 200,
): Promise<LoggedCall[]> {
  const calls = await callsDuring(clubhouse, async () => {
    assert.equal((await visitor.get(path)).status, status);
  });
  return calls.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The league calls made meanwhile, in the order of their answers, without the feed's. */
export async function callsDuring(
  clubhouse: Pick<Clubhouse, 'served'>,
  run: () => Promise<unknown>,
): Promise<LoggedCall[]> {
  const called: LoggedCall[] = [];
  const note: Interceptor = async (asked, ask) => {
    const heard = await ask(asked);
    if (!isOfFeed(asked)) called.push({ path: pathOf(asked), status: heard.status });
    return heard;
  };
  await throughInterceptor(clubhouse, note, run);
  return called;
}

/** Whether the call comes from the job that reads the feed every few seconds. */
function isOfFeed(call: Request): boolean {
  const { searchParams } = new URL(call.url);
  return (
    pathOf(call) === '/v1/events' &&
    [...searchParams.keys()].join() === 'after,limit' &&
    searchParams.get('limit') === '100'
  );
}
