import { key } from '../http/caller.ts';
import { action, type Route } from '../http/route.ts';
import { idOf } from '../http/schema.ts';
import { generateAllFixtures, generateFixtures } from './actions.ts';
import { planRoutes } from './plan-routes.ts';
import { FixtureCounts, Fixtures } from './schema.ts';

export const matchRoutes: readonly Route[] = [
  action({
    method: 'POST',
    path: '/v1/divisions/{id}/fixtures',
    operationId: 'generateFixtures',
    summary: 'Generate the round robin of a division',
    description: 'Safe to repeat: only missing pairings are added.',
    tag: 'Matches',
    access: key('league:write'),
    params: idOf('division'),
    response: Fixtures,
    problems: ['not_found', 'competition_closed'],
    run: (writer, { caller, params }) => generateFixtures(writer, caller, params.id),
  }),
  action({
    method: 'POST',
    path: '/v1/competitions/{id}/fixtures',
    operationId: 'generateAllFixtures',
    summary: 'Generate the round robins of every division',
    description: 'Safe to repeat: only missing pairings are added.',
    tag: 'Matches',
    access: key('league:write'),
    params: idOf('competition'),
    response: FixtureCounts,
    problems: ['not_found', 'competition_closed'],
    run: (writer, { params }) => generateAllFixtures(writer, params.id),
  }),
  ...planRoutes,
];
