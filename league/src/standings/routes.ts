import { keyOrSession } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { IdParams } from '../http/schema.ts';
import { competitionStandings, divisionStandings } from './query.ts';
import { Standings, StandingsList } from './schema.ts';

export const standingsRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/divisions/{id}/standings',
    summary: 'Read the table of a division',
    tag: 'Standings',
    access: keyOrSession('league:read'),
    params: IdParams,
    response: Standings,
    revalidate: 'shared',
    problems: ['not_found'],
    run: (reader, { caller, params }) => divisionStandings(reader, caller, params.id),
  }),
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/standings',
    summary: 'Read the tables of a competition, from the top division down',
    tag: 'Standings',
    access: keyOrSession('league:read'),
    params: IdParams,
    response: StandingsList,
    revalidate: 'shared',
    problems: ['not_found'],
    run: (reader, { caller, params }) => competitionStandings(reader, caller, params.id),
  }),
];
