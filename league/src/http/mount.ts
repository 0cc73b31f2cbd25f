import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { authorizeRequest, type Call } from './authorize.ts';
import { NO_BODY, RefusedRequest } from './errors.ts';
import type { Route } from './route.ts';
import { handleRequest } from './handle.ts';
import { getSerializer } from './serialize.ts';
import type { HttpContext } from './http-context.ts';
import { listFieldErrors, type RequestPart, getValidator } from './validation.ts';
import { isStorable } from './json-body.ts';
import { readTexts, canTakeSeveral } from './query-values.ts';

/** The largest body for a route without one: some clients send an empty object anyway. */
const NO_BODY_BYTES = 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the route asks for no key or session. */
    call: Call | null;
  }
}

export function mountRoutes(app: FastifyInstance, context: HttpContext): void {
  app.setValidatorCompiler<Route['params']>(({ schema, httpPart }) => {
    const part = httpPart as RequestPart;
    return (data: unknown) => {
      const validate = getValidator(schema);
      const value = part === 'body' ? data : readTexts(schema, data);
      if (validate(value)) return { value };
      const errors = listFieldErrors(validate.errors ?? [], part);
      return { error: new RefusedRequest(refuse('invalid_request', undefined, errors)) };
    };
  });
  for (const route of context.routes) mountRoute(app, context, route);
}

/** Compiles every schema, which a server does on first use. @throws Error naming the route */
export function compileSchemas(routes: readonly Route[]): void {
  for (const { method, path, params, query, body, response } of routes) {
    try {
      for (const part of [params, query, body]) if (part !== undefined) getValidator(part);
      getSerializer(response);
    } catch (error) {
      throw new Error(`a schema of ${method} ${path} does not compile`, { cause: error });
    }
  }
}

function mountRoute(app: FastifyInstance, context: HttpContext, route: Route): void {
  app.route({
    method: route.method,
    url: toFastifyPath(route.path),
    bodyLimit: route.body === undefined ? NO_BODY_BYTES : context.limits.bodyBytes,
    schema: {
      params: route.params,
      querystring: route.query,
      ...(route.body === undefined ? {} : { body: route.body }),
    },
    onRequest: (request, reply) => authorizeRequest(context, route, request, reply),
    preValidation: (request, _reply, done) => {
      const refusal = checkQuery(route, request) ?? checkBody(route, request);
      done(refusal === null ? undefined : new RefusedRequest(refusal));
    },
    handler: (request, reply) => handleRequest({ context, route }, request, reply),
  });
}

type QueryRefusal = Refusal<'invalid_request'> | null;

function checkQuery(route: Route, { query }: FastifyRequest): QueryRefusal {
  if (typeof query !== 'object' || query === null) return null;
  for (const [name, value] of Object.entries(query)) {
    const several = canTakeSeveral(route.query, name);
    const values: unknown[] = several ? [value].flat() : [value];
    if (values.every((one) => typeof one === 'string' && isStorable(one))) continue;
    const message = several ? 'must be plain text' : 'must be given once, as plain text';
    const error = { pointer: `query/${name}`, message };
    return refuse('invalid_request', undefined, [error]);
  }
  return null;
}

function checkBody(route: Route, request: FastifyRequest): QueryRefusal {
  // No body counts as an empty one if nothing in it is required.
  if (route.body !== undefined) request.body ??= {};
  else if (!isEmpty(request.body)) return refuse('invalid_request', NO_BODY);
  return null;
}

function isEmpty(body: unknown): boolean {
  if (body === undefined || body === null) return true;
  return typeof body === 'object' && Object.keys(body).length === 0;
}

function toFastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
