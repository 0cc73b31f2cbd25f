import { keyOrSession } from '../http/caller.ts';
import { declareAction, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { optIn, optOut } from './opt-out-actions.ts';
import { Entry } from './schema.ts';
import { showUnlessRefused } from './show.ts';

export const optOutRoutes: readonly Route[] = [
  declareAction({
    method: 'POST',
    path: '/v1/entries/{id}/opt-out',
    operationId: 'optOutEntry',
    summary: 'Opt an entry out of the next season',
    description: 'Players can opt out their own entries. Results and outstanding matches are kept.',
    tag: 'Entries',
    access: keyOrSession('league:write'),
    params: makeIdParams('entry'),
    response: Entry,
    problems: ['not_found', 'competition_closed'],
    run: async (writer, { caller, params }) =>
      showUnlessRefused(caller, await optOut(writer, caller, params.id)),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/entries/{id}/opt-out',
    operationId: 'optInEntry',
    summary: 'Cancel an opt-out',
    tag: 'Entries',
    access: keyOrSession('league:write'),
    params: makeIdParams('entry'),
    response: Entry,
    problems: ['not_found', 'competition_closed'],
    run: async (writer, { caller, params }) =>
      showUnlessRefused(caller, await optIn(writer, caller, params.id)),
  }),
];
