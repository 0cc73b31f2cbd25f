import { keyOrSession } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { listOutlookTags, listOutlooksTags } from './cache-tags.ts';
import { readCompetitionOutlook, readDivisionOutlook } from './query.ts';
import { Outlook, OutlookList } from './schema.ts';

export const outlookRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/divisions/{id}/outlook',
    operationId: 'getDivisionOutlook',
    summary: 'Read which entries are certain to go up, stay or go down',
    description:
      'Covers every possible result of the open matches. `sure` and `impossible` are proven, never guessed. The answer is exact where points, wins and matches among level entries decide. Where only sets and games still to be played could decide, each level entry is `possible` both ways. A report by one side does not count, and among entries level across a line, any of them may move.',
    tag: 'Standings',
    access: keyOrSession('league:read'),
    params: makeIdParams('division'),
    response: Outlook,
    isLong: true,
    revalidate: { audience: 'shared', tags: ({ params }) => listOutlookTags(params.id) },
    problems: ['not_found'],
    run: (reader, { caller, params }) => readDivisionOutlook(reader, caller, params.id),
  }),
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/outlook',
    operationId: 'getCompetitionOutlook',
    summary: 'Read the outlook of every division, from the top down',
    description: 'The outlooks of all divisions in one response.',
    tag: 'Standings',
    access: keyOrSession('league:read'),
    params: makeIdParams('competition'),
    response: OutlookList,
    isLong: true,
    revalidate: { audience: 'shared', tags: ({ params }) => listOutlooksTags(params.id) },
    problems: ['not_found'],
    run: (reader, { caller, params }) => readCompetitionOutlook(reader, caller, params.id),
  }),
];
