import { findClub } from '../club/store.ts';
import { declareAction, type BeforeAnswer, query, type Route } from '../http/route.ts';
import { installClub } from './actions.ts';
import { Installation, Setup, SetupStatus } from './schema.ts';

const TAG = 'Installation';

/** @param onInstalled gets the keys before they are shown, and returns headers for the answer */
export const installRoutes = (
  onInstalled: BeforeAnswer<Installation> = async () => ({}),
): readonly Route[] => [
  query({
    method: 'GET',
    path: '/setup/status',
    operationId: 'getSetupStatus',
    summary: 'Check whether the club is installed',
    tag: TAG,
    access: { kind: 'installation_secret' },
    response: SetupStatus,
    run: async ({ db }) => ({ installed: (await findClub(db)) !== undefined }),
  }),
  declareAction({
    method: 'POST',
    path: '/setup',
    operationId: 'installClub',
    summary: 'Install the club',
    description:
      'Registers the club and returns its first two keys once. Afterwards this route is closed.',
    tag: TAG,
    access: { kind: 'installation_secret' },
    body: Setup,
    response: Installation,
    status: 201,
    isShownOnce: true,
    beforeAnswer: onInstalled,
    location: () => '/v1/club',
    problems: ['setup_closed', 'invalid_timezone'],
    run: (writer, { body }) => installClub(writer, body),
  }),
];
