import { type Json, list, type LeagueCall, expectText } from './club-calls.ts';

/** The number of parallel requests: writes that wait for the disk share its sync. */
const BATCH_CALLS = 8;

interface MemberFields {
  readonly display_name: string;
  readonly full_name?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** @returns their ids, in the order of the fields */
export async function addMembers(
  must: LeagueCall,
  all: readonly MemberFields[],
): Promise<string[]> {
  return runInBatches(all, async (fields) =>
    expectText((await must('POST', '/v1/members', fields))['id']),
  );
}

/** The first member on each side of a match, side 0 first. */
export function listPlayers(match: Json): readonly [string, string] {
  const [one = '', other = ''] = list(match['sides']).map((side) =>
    expectText(list(side['members'])[0]?.['id']),
  );
  return [one, other];
}

/** Maps items to results in order, a few at a time. */
export async function runInBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += BATCH_CALLS) {
    results.push(...(await Promise.all(items.slice(at, at + BATCH_CALLS).map(work))));
  }
  return results;
}
