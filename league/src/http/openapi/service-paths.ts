import { type TSchema, Type } from 'typebox';
import { StrictObject, StringEnum } from '../schema.ts';
import type { Components } from './components.ts';
import { referToHeaders } from './headers.ts';
import type { JsonObject } from './json.ts';
import { buildProblem } from './problems.ts';

const Health = StrictObject(
  {
    status: StringEnum('HealthStatus', ['ok', 'unavailable']),
    version: Type.String(),
    reason: Type.Optional(
      StringEnum(
        'HealthReason',
        ['starting', 'no_answer', 'busy', 'read_only', 'storage_full', 'damaged'],
        {
          description:
            'Only with `unavailable`: the database has not responded yet (`starting`), does not ' +
            'respond (`no_answer`), is blocked by another writer (`busy`), accepts no writes ' +
            '(`read_only`), has a full disk (`storage_full`), or fails to read or write ' +
            'its files (`damaged`)',
        },
      ),
    ),
  },
  { title: 'Health' },
);

const Document = Type.Object({}, { additionalProperties: true, description: 'This document' });

/** Paths that are not routes: they ask for no credential and have no access rules. */
export function makeServicePaths(
  components: Components,
  version: string,
): Record<string, JsonObject> {
  const unavailable = {
    description: 'The database cannot be read or written at present',
    headers: referToHeaders('XRequestId', 'CacheControl', 'RetryAfter'),
    content: makeContent(Health, components, {
      status: 'unavailable',
      reason: 'no_answer',
      version,
    }),
  };
  return {
    '/healthz': makeReadPath(components, {
      operationId: 'getHealth',
      summary: 'Check whether the service is up',
      responses: {
        200: makeOkResponse(makeContent(Health, components, { status: 'ok', version })),
        503: unavailable,
      },
    }),
    '/openapi.json': makeReadPath(components, {
      operationId: 'getDocument',
      summary: 'Read this document',
      responses: { 200: makeOkResponse(makeContent(Document, components, { openapi: '3.1.0' })) },
    }),
  };
}

function makeReadPath(
  components: Components,
  shown: { operationId: string; summary: string; responses: JsonObject },
): JsonObject {
  const { operationId, summary, responses } = shown;
  const refusal = buildProblem(405, ['method_not_allowed'], components);
  return {
    get: {
      operationId,
      summary,
      description: `${summary}.`,
      tags: ['Service'],
      security: [],
      responses: { ...responses, 405: refusal },
    },
  };
}

function makeOkResponse(content: JsonObject): JsonObject {
  return { description: 'OK', headers: referToHeaders('XRequestId', 'CacheControl'), content };
}

function makeContent(schema: TSchema, { schemas }: Components, example: JsonObject): JsonObject {
  return { 'application/json': { schema: schemas.ref(schema), example } };
}
