import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastJson from 'fast-json-stringify';
import { refuse } from '../shared/refusal.ts';
import { admit, type Call } from './admit.ts';
import { sendRefusal, RefusedRequest } from './errors.ts';
import type { Method, Route } from './route.ts';
import { perform } from './perform.ts';
import type { Edge } from './edge.ts';
import { fieldErrors, type RequestPart, Validation } from './validation.ts';
import { isStorable } from './json-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls and at which revision; null where the route asks for no key or session. */
    call: Call | null;
  }
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Mounts the routes, each behind its access check, and answers other methods with 405. */
export function mountRoutes(app: FastifyInstance, edge: Edge): void {
  const validation = new Validation();
  app.setValidatorCompiler<Route['params']>(({ schema, httpPart }) => {
    const part = httpPart as RequestPart;
    const validate = validation.compile(schema, part);
    return (data: unknown) => {
      if (validate(data)) return { value: data };
      const errors = fieldErrors(validate.errors ?? [], part);
      return { error: new RefusedRequest(refuse('invalid_request', undefined, errors)) };
    };
  });
  for (const route of edge.routes) mountRoute(app, edge, route);
  refuseOtherMethods(app, edge.routes);
}

function mountRoute(app: FastifyInstance, edge: Edge, route: Route): void {
  const serialize = fastJson(route.response);
  app.route({
    method: route.method,
    url: fastifyPath(route.path),
    schema: {
      params: route.params,
      querystring: route.query,
      ...(route.body === undefined ? {} : { body: route.body }),
    },
    onRequest: (request, reply) => admit(edge, route, request, reply),
    preValidation: async (request) => {
      refuseUnstorableQuery(request);
      if (route.body === undefined) refuseUnexpectedBody(request);
      // No body stands for an empty one, where nothing in it is required.
      else request.body ??= {};
    },
    handler: (request, reply) => perform({ edge, route, serialize }, request, reply),
  });
}

function refuseUnstorableQuery(request: FastifyRequest): void {
  const { query } = request;
  if (typeof query !== 'object' || query === null) return;
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' && isStorable(value)) continue;
    const error = { pointer: `query/${name}`, message: 'must be given once, as plain text' };
    throw new RefusedRequest(refuse('invalid_request', undefined, [error]));
  }
}

function refuseUnexpectedBody(request: FastifyRequest): void {
  if (request.body === undefined || request.body === null) return;
  if (typeof request.body === 'object' && Object.keys(request.body).length === 0) return;
  throw new RefusedRequest(refuse('invalid_request', 'This route takes no body.'));
}

function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const taken = Map.groupBy(routes, (route) => fastifyPath(route.path));
  for (const [url, group] of taken) {
    refuseMethods(
      app,
      url,
      group.map((route) => route.method),
    );
  }
}

/** Answers every other method of a path with 405 and the methods that it has. */
export function refuseMethods(app: FastifyInstance, url: string, allowed: readonly Method[]): void {
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('allow', allowed.join(', '));
      return sendRefusal(request, reply, refuse('method_not_allowed'));
    },
    handler: (_request, reply) => reply,
  });
}

function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
