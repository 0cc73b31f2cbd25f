import { key } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { refuse } from '../shared/refusal.ts';
import { createKey } from './actions.ts';
import { revokeKey } from './revoke.ts';
import { ApiKey, ApiKeyPage, ApiKeyQuery, CreateApiKey, NewApiKey } from './schema.ts';
import { findKey, listKeys } from './store.ts';

export const keyRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/api-keys',
    operationId: 'listApiKeys',
    summary: 'List API keys, oldest first',
    tag: 'API keys',
    access: key('admin'),
    query: ApiKeyQuery,
    response: ApiKeyPage,
    run: ({ db }, { query: page }) => listKeys(db, page),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/api-keys',
    operationId: 'createApiKey',
    summary: 'Create an API key',
    description: 'The key is shown once; only its SHA-256 is stored.',
    tag: 'API keys',
    access: key('admin'),
    body: CreateApiKey,
    response: NewApiKey,
    status: 201,
    isShownOnce: true,
    location: (made: ApiKey) => `/v1/api-keys/${made.id}`,
    problems: ['scope_not_held'],
    run: (writer, { caller, body }) => createKey(writer, caller, body),
  }),
  query({
    method: 'GET',
    path: '/v1/api-keys/{id}',
    operationId: 'getApiKey',
    summary: 'Read an API key, even if it is revoked',
    tag: 'API keys',
    access: key('admin'),
    params: makeIdParams('API key'),
    response: ApiKey,
    problems: ['not_found'],
    run: async ({ db }, { params }) => (await findKey(db, params.id)) ?? refuse('not_found'),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/api-keys/{id}',
    operationId: 'revokeApiKey',
    summary: 'Revoke an API key',
    tag: 'API keys',
    access: key('admin'),
    params: makeIdParams('API key'),
    response: ApiKey,
    problems: ['not_found', 'last_admin_key'],
    run: (writer, { params }) => revokeKey(writer, params.id),
  }),
];
