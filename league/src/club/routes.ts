import { key, keyOrSession } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { changeClub } from './actions.ts';
import { Club, ClubChanges } from './schema.ts';
import { getClub } from './store.ts';

export const clubRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/club',
    operationId: 'getClub',
    summary: 'Read the club',
    tag: 'Club',
    access: keyOrSession('league:read'),
    response: Club,
    revalidate: { audience: 'shared', tags: () => ['club'] },
    run: ({ db }) => getClub(db),
  }),
  declareAction({
    method: 'PATCH',
    path: '/v1/club',
    operationId: 'updateClub',
    summary: 'Change the club',
    tag: 'Club',
    access: key('admin'),
    body: ClubChanges,
    response: Club,
    problems: ['slug_fixed', 'invalid_timezone'],
    guardedBy: ({ db }) => getClub(db),
    run: (writer, { body }) => changeClub(writer, body),
  }),
];
