import { key } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { eventPage } from './query.ts';
import { EventPage, EventQuery } from './schema.ts';

export const eventRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/events',
    operationId: 'listEvents',
    summary: 'Read the event feed',
    description:
      'Pass the last next_cursor as after, and you see every event exactly once; begin with ' +
      'after=now to see what comes from now on alone. ' +
      'The service sends nothing by itself.',
    tag: 'Events',
    access: key('league:read'),
    query: EventQuery,
    response: EventPage,
    run: ({ db }, { caller, query: wanted }) => eventPage(db, caller, wanted),
  }),
];
