import { Type } from 'typebox';
import { keyWithAny } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { refuse } from '../shared/refusal.ts';
import {
  changeCourtLocation,
  changeWeather,
  createCourtLocation,
  removeCourtLocation,
} from './actions.ts';
import {
  CourtLocation,
  CourtLocationChanges,
  CourtLocationList,
  NewCourtLocation,
  Weather,
  WeatherChanges,
} from './schema.ts';
import { findCourtLocation, listCourtLocations, readWeather } from './store.ts';

const TAG = 'Weather';
const READ = keyWithAny('admin', 'members:read');
const WRITE = keyWithAny('admin', 'league:write');

export const weatherRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/weather',
    operationId: 'getWeather',
    summary: 'Read the places and units for weather forecasts',
    tag: TAG,
    access: READ,
    response: Weather,
    run: ({ db }) => readWeather(db),
  }),
  declareAction({
    method: 'PATCH',
    path: '/v1/weather',
    operationId: 'updateWeather',
    summary: 'Change the units of forecasts',
    tag: TAG,
    access: WRITE,
    body: WeatherChanges,
    response: Weather,
    run: (writer, { body }) => changeWeather(writer, body),
  }),
  query({
    method: 'GET',
    path: '/v1/weather/court-locations',
    operationId: 'listCourtLocations',
    summary: 'List the court locations, oldest first',
    tag: TAG,
    access: READ,
    response: CourtLocationList,
    run: async ({ db }) => ({ data: await listCourtLocations(db) }),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/weather/court-locations',
    operationId: 'createCourtLocation',
    summary: 'Add a court location',
    tag: TAG,
    access: WRITE,
    body: NewCourtLocation,
    response: CourtLocation,
    status: 201,
    location: (location: CourtLocation) => `/v1/weather/court-locations/${location.id}`,
    problems: ['court_location_limit'],
    run: (writer, { body }) => createCourtLocation(writer, body),
  }),
  query({
    method: 'GET',
    path: '/v1/weather/court-locations/{id}',
    operationId: 'getCourtLocation',
    summary: 'Read a court location',
    tag: TAG,
    access: READ,
    params: makeIdParams('court location'),
    response: CourtLocation,
    problems: ['not_found'],
    run: async ({ db }, { params }) =>
      (await findCourtLocation(db, params.id)) ?? refuse('not_found'),
  }),
  declareAction({
    method: 'PATCH',
    path: '/v1/weather/court-locations/{id}',
    operationId: 'updateCourtLocation',
    summary: 'Change a court location',
    tag: TAG,
    access: WRITE,
    params: makeIdParams('court location'),
    body: CourtLocationChanges,
    response: CourtLocation,
    problems: ['not_found'],
    run: (writer, { params, body }) => changeCourtLocation(writer, params.id, body),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/weather/court-locations/{id}',
    operationId: 'deleteCourtLocation',
    summary: 'Remove a court location',
    tag: TAG,
    access: WRITE,
    params: makeIdParams('court location'),
    response: Type.Object({}),
    status: 204,
    problems: ['not_found'],
    run: (writer, { params }) => removeCourtLocation(writer, params.id),
  }),
];
