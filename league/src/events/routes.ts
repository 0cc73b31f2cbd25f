import { key } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { readEventPage } from './query.ts';
import { EventPage, EventQuery } from './schema.ts';

export const eventRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/events',
    operationId: 'listEvents',
    summary: 'Read the event feed',
    description:
      'Pass the last next_cursor as after to see every event exactly once. Start with ' +
      'after=now to see only new events. ' +
      'If the club has been restored from a backup, 410 `feed_restored` gives the ' +
      'cursor to continue from. The service never pushes events.',
    tag: 'Events',
    access: key('league:read'),
    problems: ['feed_restored'],
    query: EventQuery,
    response: EventPage,
    run: ({ db }, { caller, query: wanted }) => readEventPage(db, caller, wanted),
  }),
];
