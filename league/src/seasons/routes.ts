import { Type } from 'typebox';
import { key, keyOrSession } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { DEADLINES } from '../shared/events/cache-tags.ts';
import { refuse } from '../shared/refusal.ts';
import type { SeasonWarnings } from './care.ts';
import { changeSeason, createSeason, removeSeason } from './actions.ts';
import { NewSeason, Season, SeasonChanges, SeasonPage, SeasonQuery } from './schema.ts';
import { findSeason, listSeasons } from './store.ts';

const TAG = 'Seasons';

export const seasonRoutes = (warnings: SeasonWarnings): readonly Route[] => [
  query({
    method: 'GET',
    path: '/v1/seasons',
    operationId: 'listSeasons',
    summary: 'List seasons, oldest first',
    tag: TAG,
    access: keyOrSession('league:read'),
    query: SeasonQuery,
    response: SeasonPage,
    revalidate: { audience: 'shared', tags: () => DEADLINES },
    run: ({ db }, { query: page }) => listSeasons(db, page),
  }),
  query({
    method: 'GET',
    path: '/v1/seasons/{id}',
    operationId: 'getSeason',
    summary: 'Read a season',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('season'),
    response: Season,
    revalidate: { audience: 'shared', tags: () => DEADLINES },
    problems: ['not_found'],
    run: async ({ db }, { params }) => (await findSeason(db, params.id)) ?? refuse('not_found'),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/seasons',
    operationId: 'createSeason',
    summary: 'Plan a season',
    tag: TAG,
    access: key('league:write'),
    body: NewSeason,
    response: Season,
    status: 201,
    location: (season: Season) => `/v1/seasons/${season.id}`,
    problems: ['invalid_dates'],
    run: (writer, { body }) => createSeason(writer, body),
  }),
  declareAction({
    method: 'PATCH',
    path: '/v1/seasons/{id}',
    operationId: 'updateSeason',
    summary: 'Change a season or move it to the next or previous state',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('season'),
    body: SeasonChanges,
    response: Season,
    problems: [
      'not_found',
      'invalid_dates',
      'invalid_transition',
      'season_dates_required',
      'resource_in_use',
      'needs_acknowledgement',
    ],
    prefersHandling: true,
    guardedBy: async ({ db }, { params }) =>
      (await findSeason(db, params.id)) ?? refuse('not_found'),
    run: (writer, { params, strict, body: { acknowledge = [], ...changes } }) =>
      changeSeason(writer, params.id, changes, { strict, acknowledged: acknowledge, warnings }),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/seasons/{id}',
    operationId: 'deleteSeason',
    summary: 'Delete a planned season that is empty',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('season'),
    response: Type.Object({}),
    status: 204,
    problems: ['not_found', 'resource_in_use'],
    run: (writer, { params }) => removeSeason(writer, params.id),
  }),
];
