import { dataOrThrow } from './answer.ts';
import { countDecided } from './season-glance.ts';
import type { Api, LeagueClient } from './client.ts';

export type Season = Api<'Season'>;
export type Competition = Api<'Competition'>;
export type CompetitionProgress = Api<'CompetitionProgress'>;

const MOST = 200;

export async function readAllSeasons(api: LeagueClient): Promise<Season[]> {
  const seasons: Season[] = [];
  let after: string | null = null;
  do {
    const query = { limit: MOST, ...(after === null ? {} : { after }) };
    const page: Api<'SeasonPage'> = await dataOrThrow(api.listSeasons(query));
    seasons.push(...page.data);
    after = page.next_cursor;
  } while (after !== null);
  return seasons.toSorted((one, other) =>
    makeStartSortKey(one) < makeStartSortKey(other) ? 1 : -1,
  );
}

export async function listCompetitions(api: LeagueClient, season: string): Promise<Competition[]> {
  const query = { season, limit: MOST };
  return (await dataOrThrow(api.listCompetitions(query))).data;
}

/** A season without dates sorts before all that have begun. */
function makeStartSortKey({ starts_on: start, created_at: made }: Season): string {
  return start ?? `9${made}`;
}

export function countFilledBoxes({ entries }: CompetitionProgress): number {
  return new Set(entries.flatMap(({ division_id: id }) => id ?? [])).size;
}

/** Players below the minimum who have not withdrawn. */
export function countShortEntries({ entries }: CompetitionProgress): number {
  return entries.filter((one) => one.short_by > 0 && !one.withdrawn).length;
}

/**
 * Whether play lags behind elapsed time by more than a fifth of all matches (ours). The margin is
 * large because most are played in the last weeks. `passed` is from 0 to 1.
 */
export function isBehind(
  { divisions, final }: Pick<CompetitionProgress, 'divisions' | 'final'>,
  passed: number,
): boolean {
  const { decided, fixtures } = countDecided({ divisions });
  return !final && fixtures > 0 && decided / fixtures < passed - 0.2;
}
