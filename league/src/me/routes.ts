import { type Route, view } from '../http/route.ts';
import { Me } from './schema.ts';

export const meRoutes: readonly Route[] = [
  view({
    method: 'GET',
    path: '/v1/me',
    summary: 'Read who you are to the service',
    tag: 'Me',
    access: { kind: 'any' },
    response: Me,
    run: ({ caller: { club, ...credential } }) => ({
      club: { id: club.id, slug: club.slug, name: club.name, timezone: club.timezone },
      credential,
    }),
  }),
];
