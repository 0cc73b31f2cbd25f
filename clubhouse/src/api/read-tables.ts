import { must } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

/** One box, with who played whom. @throws LeagueFailure */
export function tableOfDivision(api: LeagueClient, id: string): Promise<Api<'Standings'>> {
  const params = { path: { id }, query: { expand: 'matches' } } as const;
  return must(api.GET('/v1/divisions/{id}/standings', { params }));
}

/** The boxes of a competition. @throws LeagueFailure */
export function tablesOfCompetition(api: LeagueClient, id: string): Promise<Api<'StandingsList'>> {
  return must(api.GET('/v1/competitions/{id}/standings', { params: { path: { id } } }));
}

/** Each box of each competition, with who played whom. @throws LeagueFailure */
export function tablesOfSeason(api: LeagueClient, id: string): Promise<Api<'SeasonStandings'>> {
  const params = { path: { id }, query: { expand: 'matches' } } as const;
  return must(api.GET('/v1/seasons/{id}/standings', { params }));
}
