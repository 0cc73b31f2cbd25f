import { dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import { listCompetitions, readAllSeasons } from './seasons.ts';
import { countDecided } from './season-glance.ts';
import { describePlace, dropMovesByName } from './tables.ts';

/** No club has more active seasons; each costs a call to the league. */
const MAX_SEASONS = 3;
const MAX_PAGE_SIZE = 200;

/** @throws LeagueFailure */
export async function readDivisionTable(api: LeagueClient, id: string): Promise<Api<'Standings'>> {
  return dropMovesByName(await dataOrThrow(api.getDivisionStandings(id, { expand: 'matches' })));
}

/** The boxes of a competition. @throws LeagueFailure */
export async function readCompetitionTables(
  api: LeagueClient,
  id: string,
): Promise<Api<'StandingsList'>> {
  const list = await dataOrThrow(api.getCompetitionStandings(id));
  return { ...list, data: list.data.map(dropMovesByName) };
}

/**
 * The boxes of each competition, with the grid of who played whom unless `isShort`.
 * @throws LeagueFailure
 */
export async function readSeasonTables(
  api: LeagueClient,
  id: string,
  isShort = false,
): Promise<Api<'SeasonStandings'>> {
  const season = await dataOrThrow(
    api.getSeasonStandings(id, isShort ? {} : { expand: 'matches' }),
  );
  const competitions = season.competitions.map((one) => ({
    ...one,
    tables: one.tables.map(dropMovesByName),
  }));
  return { ...season, competitions };
}

/** The tables for everybody at the club. */
export interface OpenTables {
  /** The competitions that members can see; `tables` may also contain others. */
  readonly open: readonly Api<'Competition'>[];
  /** Each season; its tables are at the same index in `tables`. */
  readonly seasons: readonly Api<'Season'>[];
  readonly tables: readonly Api<'SeasonStandings'>[];
}

/** The tables of all active competitions that members can see. @throws LeagueFailure */
export async function readOpenTables(api: LeagueClient, isShort = false): Promise<OpenTables> {
  const [seasons, running] = await Promise.all([
    dataOrThrow(api.listSeasons({ state: 'active', limit: MAX_PAGE_SIZE })),
    dataOrThrow(api.listCompetitions({ state: 'active', limit: MAX_PAGE_SIZE })),
  ]);
  const newest = seasons.data.slice(-MAX_SEASONS);
  const tables = await Promise.all(
    newest.map((season) => readSeasonTables(api, season.id, isShort)),
  );
  return { open: filterVisible(running.data), seasons: newest, tables };
}

/** The final tables of the newest season that has any. @throws LeagueFailure */
export async function readLastTables(api: LeagueClient): Promise<OpenTables | null> {
  const begun = (await readAllSeasons(api)).filter(({ state }) => state !== 'planning');
  for (const season of begun.slice(0, MAX_SEASONS)) {
    const all = await listCompetitions(api, season.id);
    const open = filterVisible(all).filter(({ state }) => state === 'complete');
    if (open.length === 0) continue;
    return { open, seasons: [season], tables: [await readSeasonTables(api, season.id, true)] };
  }
  return null;
}

/** Keys can see private competitions, but a wall is for everybody. */
function filterVisible(all: readonly Api<'Competition'>[]): Api<'Competition'>[] {
  return all.filter((one) => one.visibility === 'members');
}

export interface PlacedBox {
  /** `Singles, Box 2` */
  readonly place: string;
  readonly table: Api<'Standings'>;
}

/** The boxes that members can see and that have players. */
export function listOpenBoxes({ open, tables }: OpenTables): PlacedBox[] {
  const ids = new Set(open.map(({ id }) => id));
  const competitions = tables.flatMap((season) => season.competitions);
  return competitions
    .filter((one) => ids.has(one.competition_id))
    .flatMap((one) => one.tables.map((table) => ({ one, table })))
    .filter(({ table }) => table.rows.length > 0)
    .map(({ one, table }) => {
      const { division_name } = table;
      return { place: describePlace({ competition_name: one.name, division_name }), table };
    });
}

/** The matches of these competitions: all, and those decided. @throws LeagueFailure */
export async function countMatches(
  api: LeagueClient,
  { open, seasons }: OpenTables,
): Promise<{ readonly decided: number; readonly fixtures: number }> {
  const ids = new Set(open.map(({ id }) => id));
  const all = await Promise.all(
    seasons.map((season) => dataOrThrow(api.getSeasonProgress(season.id))),
  );
  const divisions = all
    .flatMap(({ competitions }) => competitions)
    .filter((one) => ids.has(one.competition_id))
    .flatMap((one) => one.divisions);
  return countDecided({ divisions });
}
