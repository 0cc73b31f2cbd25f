import { keyOrSession } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { idOf } from '../http/schema.ts';
import { tagsOfOutlook, tagsOfOutlooks } from './cache-tags.ts';
import { competitionOutlook, divisionOutlook } from './query.ts';
import { Outlook, OutlookList } from './schema.ts';

export const outlookRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/divisions/{id}/outlook',
    operationId: 'getDivisionOutlook',
    summary: 'See who is sure to go up, to stay or to go down',
    description:
      'Of the final table, over every way in which the open matches may end. Never false: `sure` and `impossible` are proven. Exact where points, wins and the matches among those level decide; where only sets and games that are not played yet could, each of those level is `possible` both ways. What one side reported counts for nothing, and of those level across a line either may go.',
    tag: 'Standings',
    access: keyOrSession('league:read'),
    params: idOf('division'),
    response: Outlook,
    isLong: true,
    revalidate: { audience: 'shared', tags: ({ params }) => tagsOfOutlook(params.id) },
    problems: ['not_found'],
    run: (reader, { caller, params }) => divisionOutlook(reader, caller, params.id),
  }),
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/outlook',
    operationId: 'getCompetitionOutlook',
    summary: 'See who is sure of what in each division, from the top down',
    description: 'The same as of each division alone, in one answer.',
    tag: 'Standings',
    access: keyOrSession('league:read'),
    params: idOf('competition'),
    response: OutlookList,
    isLong: true,
    revalidate: { audience: 'shared', tags: ({ params }) => tagsOfOutlooks(params.id) },
    problems: ['not_found'],
    run: (reader, { caller, params }) => competitionOutlook(reader, caller, params.id),
  }),
];
