import { must } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

/**
 * One box, with the grid of who played whom.
 * @throws LeagueFailure
 */
export function tableOfDivision(api: LeagueClient, id: string): Promise<Api<'Standings'>> {
  return must(api.getDivisionStandings(id, { expand: 'matches' }));
}

/** The boxes of a competition. @throws LeagueFailure */
export function tablesOfCompetition(api: LeagueClient, id: string): Promise<Api<'StandingsList'>> {
  return must(api.getCompetitionStandings(id));
}

/**
 * Each box of each competition, with the grid of who played whom.
 * @throws LeagueFailure
 */
export function tablesOfSeason(api: LeagueClient, id: string): Promise<Api<'SeasonStandings'>> {
  return must(api.getSeasonStandings(id, { expand: 'matches' }));
}
