import { key, keyOrSession } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { generateAllFixtures, generateFixtures } from './actions.ts';
import { readMatchPage, type ShowDetails } from './list-query.ts';
import { planRoutes } from './plan-routes.ts';
import { FixtureCounts, Fixtures, MatchPage, MatchQuery } from './schema.ts';
import { listPageTags } from './cache-tags.ts';

export const matchRoutes = (showDetails: ShowDetails): readonly Route[] => [
  declareAction({
    method: 'POST',
    path: '/v1/divisions/{id}/fixtures',
    operationId: 'generateFixtures',
    summary: 'Generate the round robin of a division',
    description: 'Safe to repeat: only missing pairings are added.',
    tag: 'Matches',
    access: key('league:write'),
    params: makeIdParams('division'),
    response: Fixtures,
    problems: ['not_found', 'competition_closed'],
    run: (writer, { caller, params }) => generateFixtures(writer, caller, params.id),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/competitions/{id}/fixtures',
    operationId: 'generateAllFixtures',
    summary: 'Generate the round robins of every division',
    description: 'Safe to repeat: only missing pairings are added.',
    tag: 'Matches',
    access: key('league:write'),
    params: makeIdParams('competition'),
    response: FixtureCounts,
    problems: ['not_found', 'competition_closed'],
    run: (writer, { params }) => generateAllFixtures(writer, params.id),
  }),
  ...planRoutes,
  query({
    method: 'GET',
    path: '/v1/matches',
    operationId: 'listMatches',
    summary: 'List matches',
    description:
      'All filters apply together. Unknown matches, and those the caller may not see, are left out.',
    tag: 'Matches',
    access: keyOrSession('league:read'),
    query: MatchQuery,
    response: MatchPage,
    revalidate: {
      audience: 'by_player',
      tags: ({ query: wanted }, page) => listPageTags(wanted, page),
    },
    problems: ['session_not_accepted'],
    run: ({ db }, { caller, query: wanted }) => readMatchPage(db, caller, wanted, showDetails),
  }),
];
