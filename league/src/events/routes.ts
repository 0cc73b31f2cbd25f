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
      'Where the club was restored from a backup meanwhile, 410 `feed_restored` says from which ' +
      'cursor to go on. The service sends nothing by itself.',
    tag: 'Events',
    access: key('league:read'),
    problems: ['feed_restored'],
    query: EventQuery,
    response: EventPage,
    run: ({ db }, { caller, query: wanted }) => eventPage(db, caller, wanted),
  }),
];
