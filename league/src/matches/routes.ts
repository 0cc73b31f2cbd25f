import { key, keyOrSession } from '../http/caller.ts';
import { action, query, type Route } from '../http/route.ts';
import { idOf } from '../http/schema.ts';
import { generateAllFixtures, generateFixtures } from './actions.ts';
import { planRoutes } from './plan-routes.ts';
import { FixtureCounts, Fixtures, MatchPage, MatchQuery } from './schema.ts';
import { listMatches } from './list-store.ts';
import { showMatch } from './show.ts';

export const matchRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/matches',
    operationId: 'listMatches',
    summary: 'List matches',
    tag: 'Matches',
    access: keyOrSession('league:read'),
    query: MatchQuery,
    response: MatchPage,
    revalidate: 'by_player',
    run: async ({ db }, { caller, query: wanted }) => {
      const page = await listMatches(db, caller, wanted);
      return { ...page, data: page.data.map((match) => showMatch(caller, match)) };
    },
  }),
  action({
    method: 'POST',
    path: '/v1/divisions/{id}/fixtures',
    operationId: 'generateFixtures',
    summary: 'Generate the round robin of a division',
    description: 'Safe to repeat: only missing pairings are added.',
    tag: 'Matches',
    access: key('league:write'),
    params: idOf('division'),
    response: Fixtures,
    problems: ['not_found', 'competition_closed'],
    run: (writer, { caller, params }) => generateFixtures(writer, caller, params.id),
  }),
  action({
    method: 'POST',
    path: '/v1/competitions/{id}/fixtures',
    operationId: 'generateAllFixtures',
    summary: 'Generate the round robins of every division',
    description: 'Safe to repeat: only missing pairings are added.',
    tag: 'Matches',
    access: key('league:write'),
    params: idOf('competition'),
    response: FixtureCounts,
    problems: ['not_found', 'competition_closed'],
    run: (writer, { params }) => generateAllFixtures(writer, params.id),
  }),
  ...planRoutes,
];
