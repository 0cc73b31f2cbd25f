import { dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

export type ChaseRow = Api<'ChaseRow'>;
export type ChaseQuery = NonNullable<Parameters<LeagueClient['getChaseList']>[0]>;

const PAGE = 200;

/** Every row, in the league's order: one call per 200. @throws LeagueFailure */
export async function readChaseRows(
  league: Pick<LeagueClient, 'getChaseList'>,
  which: ChaseQuery,
): Promise<ChaseRow[]> {
  const rows: ChaseRow[] = [];
  let after: string | null = null;
  do {
    const query = { ...which, limit: PAGE, ...(after === null ? {} : { after }) };
    const page: Api<'ChaseList'> = await dataOrThrow(league.getChaseList(query));
    rows.push(...page.data);
    after = page.next_cursor;
  } while (after !== null);
  return rows;
}
