import { dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import { withoutMovesByName } from './tables.ts';

/** @throws LeagueFailure */
export async function readDivisionTable(api: LeagueClient, id: string): Promise<Api<'Standings'>> {
  return withoutMovesByName(await dataOrThrow(api.getDivisionStandings(id, { expand: 'matches' })));
}

/** The boxes of a competition. @throws LeagueFailure */
export async function readCompetitionTables(
  api: LeagueClient,
  id: string,
): Promise<Api<'StandingsList'>> {
  const list = await dataOrThrow(api.getCompetitionStandings(id));
  return { ...list, data: list.data.map(withoutMovesByName) };
}

/**
 * Each box of each competition, with the grid of who played whom unless `isShort`.
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
    tables: one.tables.map(withoutMovesByName),
  }));
  return { ...season, competitions };
}
