import { dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import { dropMovesByName } from './tables.ts';

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
