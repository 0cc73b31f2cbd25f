import { key } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { chaseList } from './chase-query.ts';
import { ChaseList, ChaseQuery } from './chase-schema.ts';

export const chaseRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/chase-list',
    operationId: 'getChaseList',
    summary: 'List members with matches outstanding and time left',
    description: 'Of the running season; who has least time left comes first.',
    tag: 'Progress',
    access: key('members:read'),
    query: ChaseQuery,
    response: ChaseList,
    run: async (reader, { caller, query: wanted }) => ({
      data: await chaseList(reader, caller, wanted),
    }),
  }),
];
