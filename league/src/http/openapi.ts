import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { RefusalCode } from '../shared/refusal.ts';
import type { Access } from './caller.ts';
import { CODES } from './codes.ts';
import {
  IDEMPOTENCY_KEY_PARAMETER,
  IDEMPOTENCY_PROBLEMS,
  takesIdempotencyKey,
} from './idempotency-key.ts';
import { Components, exampleOf } from './openapi-schema.ts';
import { Problem } from './problem.ts';
import type { Route } from './route.ts';

/** A JSON object of the document. */
type Json = Record<string, unknown>;

/**
 * Serves the document; it is the same for everybody and changes with a release only. Written when
 * it is first asked for.
 */
export function mountDocument(
  app: FastifyInstance,
  routes: readonly Route[],
  version: string,
): void {
  let text: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(routes, version));
    return reply.header('cache-control', 'public, max-age=300').type('application/json').send(text);
  });
}

/** The OpenAPI 3.1 document, from the same routes and schemas that serve requests (SRV-2). */
export function openApiDocument(routes: readonly Route[], version: string): Json {
  const components = new Components();
  components.ref(Problem);
  const paths: Record<string, Json> = servicePaths(components);
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(route, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: info(version),
    servers: [{ url: '/' }],
    tags: [...new Set(['Service', ...routes.map((route) => route.tag)])].map((name) => ({
      name,
      description: `${name}.`,
    })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: components.all(),
      headers: HEADERS,
    },
  };
}

function info(version: string): Json {
  return {
    title: 'Club league service',
    version,
    description:
      'Members, seasons, competitions, results and standings of one racket-sports club. ' +
      'A path answers methods that it does not have with 405 and the code method_not_allowed.',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'The maintainers' },
  };
}

const bearer = (description: string): Json => ({ type: 'http', scheme: 'bearer', description });

const SECURITY_SCHEMES = {
  api_key: bearer('An API key, `dl_…`, with the scopes named.'),
  session: bearer('A player session, `dls_…`.'),
  login_link: bearer('The token of a login link, `dll_…`, which is used up.'),
  installation_secret: bearer('The secret that the service prints while set-up is open.'),
};

const HEADERS = {
  XRequestId: { description: 'Names the request, also in the logs.', schema: { type: 'string' } },
  ETag: { description: 'A strong validator of this answer.', schema: { type: 'string' } },
  Location: { description: 'Where to find what was created.', schema: { type: 'string' } },
  RateLimit: { description: 'What is left in this minute.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

function header(name: keyof typeof HEADERS): Json {
  return { $ref: `#/components/headers/${name}` };
}

function servicePaths(components: Components): Record<string, Json> {
  const plain = (summary: string, name: string, schema: Json, example: unknown): Json => ({
    get: {
      operationId: name,
      summary,
      description: `${summary}.`,
      tags: ['Service'],
      security: [],
      responses: {
        200: {
          description: 'OK',
          headers: { 'X-Request-Id': header('XRequestId') },
          content: { 'application/json': { schema, example } },
        },
        405: problem(405, ['method_not_allowed'], components),
        ...(name === 'getHealth' ? { 503: unavailable(schema) } : {}),
      },
    },
  });
  const health = {
    type: 'object',
    required: ['status', 'version'],
    properties: {
      status: { enum: ['ok', 'unavailable'] },
      version: { type: 'string' },
      reason: {
        description:
          'Only with `unavailable`: the database has not answered yet (`starting`), does not ' +
          'answer (`no_answer`), is kept by another writer (`busy`), takes no writes ' +
          '(`read_only`), has no room on its disk (`storage_full`), or fails to read or write ' +
          'its files (`damaged`)',
        enum: ['starting', 'no_answer', 'busy', 'read_only', 'storage_full', 'damaged'],
      },
    },
  };
  return {
    '/healthz': plain('See whether the service answers', 'getHealth', health, {
      status: 'ok',
      version: '0.1.0',
    }),
    '/openapi.json': plain(
      'Read this document',
      'getDocument',
      { type: 'object' },
      {
        openapi: '3.1.0',
      },
    ),
  };
}

function unavailable(schema: Json): Json {
  const example = { status: 'unavailable', reason: 'no_answer', version: '0.1.0' };
  return {
    description: 'The database cannot be read or written at present',
    headers: { 'X-Request-Id': header('XRequestId'), 'Retry-After': header('RetryAfter') },
    content: { 'application/json': { schema, example } },
  };
}

function operation(route: Route, components: Components): Json {
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: `${route.description ?? `${route.summary}.`} ${whoMayCall(route.access)}`,
    tags: [route.tag],
    security: security(route.access),
    ...('anyOf' in route.access ? { 'x-required-scopes': route.access.anyOf } : {}),
    parameters: [
      ...parameters(route.params, 'path', components),
      ...parameters(route.query, 'query', components),
      ...(route.revalidate === undefined ? [] : [IF_NONE_MATCH]),
      ...(takesIdempotencyKey(route) ? [IDEMPOTENCY_KEY_PARAMETER] : []),
    ],
    ...(route.body === undefined ? {} : { requestBody: requestBody(route.body, components) }),
    responses: { ...success(route, components), ...problems(route, components) },
  };
}

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'An ETag: answered 304 while it still holds.',
  schema: { type: 'string' },
};

function whoMayCall(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Needs no credential.';
    case 'installation_secret':
      return 'Needs the installation secret.';
    case 'login_link':
      return 'Needs the token of a login link.';
    case 'session':
      return 'For player sessions only.';
    case 'any':
      return 'Any credential.';
    case 'key':
      return `Needs ${scopesText(access.anyOf)}.`;
    case 'key_or_session':
      return `Needs ${scopesText(access.anyOf)}, or a player session.`;
  }
}

function scopesText(anyOf: readonly (readonly string[])[]): string {
  return anyOf.map((scopes) => scopes.join(' and ')).join(', or ');
}

/** Which kinds of token it takes; the scopes of a key stand in `x-required-scopes`. */
function security(access: Access): Json[] {
  switch (access.kind) {
    case 'public':
      return [];
    case 'installation_secret':
    case 'login_link':
    case 'session':
      return [{ [access.kind]: [] }];
    case 'key':
      return [{ api_key: [] }];
    case 'any':
    case 'key_or_session':
      return [{ api_key: [] }, { session: [] }];
  }
}

function parameters(schema: TSchema, place: 'path' | 'query', components: Components): Json[] {
  const { properties = {} } = schema as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, { description = '', title, ...property }]) => ({
    name,
    in: place,
    required: place === 'path',
    description,
    schema: components.ref(place === 'path' ? property : { ...property, title }),
  }));
}

function requestBody(body: TSchema, components: Components): Json {
  const { required = [] } = body as { required?: string[] };
  return {
    required: required.length > 0,
    content: { 'application/json': { schema: components.ref(body), example: exampleOf(body) } },
  };
}

function success(route: Route, components: Components): Record<string, Json> {
  const headers: Json = { 'X-Request-Id': header('XRequestId') };
  if (hasCredential(route.access)) headers['RateLimit'] = header('RateLimit');
  if (route.location) headers['Location'] = header('Location');
  if (route.status === 204) return { 204: { description: 'Done', headers } };
  if (route.revalidate !== undefined) headers['ETag'] = header('ETag');
  const { response } = route;
  return {
    [route.status]: {
      description: route.status === 201 ? 'Created' : 'OK',
      headers,
      content: {
        'application/json': { schema: components.ref(response), example: exampleOf(response) },
      },
    },
    ...(route.revalidate === undefined ? {} : { 304: { description: 'Not modified', headers } }),
  };
}

function problems(route: Route, components: Components): Record<string, Json> {
  const byStatus = Map.groupBy(problemCodes(route), (code) => CODES[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, problem(status, codes, components)]),
  );
}

function problem(status: number, codes: RefusalCode[], components: Components): Json {
  return {
    description: codes.map((one) => `\`${one}\`: ${CODES[one].title}`).join('. '),
    headers: {
      'X-Request-Id': header('XRequestId'),
      ...(asksToWait(status, codes) ? { 'Retry-After': header('RetryAfter') } : {}),
    },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            components.ref(Problem),
            { type: 'object', properties: { code: { type: 'string', enum: codes } } },
          ],
        },
      },
    },
  };
}

function asksToWait(status: number, codes: readonly RefusalCode[]): boolean {
  return [429, 503, 507].includes(status) || codes.includes('idempotency_key_in_use');
}

/** Every code that the route can answer with: its own and those of the edge. */
function problemCodes(route: Route): RefusalCode[] {
  const codes = new Set<RefusalCode>(route.problems);
  const takesInput = route.body !== undefined || Object.keys(route.params).length > 0;
  if (takesInput) codes.add('invalid_request');
  if (route.body !== undefined) codes.add('payload_too_large').add('unsupported_media_type');
  if (hasCredential(route.access)) codes.add('invalid_credential').add('rate_limited');
  if ('anyOf' in route.access) codes.add('insufficient_scope');
  if (route.access.kind === 'key') codes.add('session_not_accepted');
  if (route.access.kind === 'session') codes.add('session_required');
  if (takesIdempotencyKey(route)) for (const code of IDEMPOTENCY_PROBLEMS) codes.add(code);
  codes.add('uri_too_long').add('request_timeout');
  if (route.work.kind === 'action') codes.add('storage_full');
  return [...codes.add('internal_error').add('unavailable')];
}

function hasCredential({ kind }: Access): boolean {
  return kind !== 'public';
}
