import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestTrace, runTraced } from '../api/request-trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace | null;
  }
}

/** Visitors notice such a delay, so the request gets a line in the log. */
export const SLOW_PAGE_MS = 1000;

/**
 * Traces each request by its id (OPS-11). The answer and every call to the league carry the id;
 * slow requests get a log line with their parts (OPS-12).
 * @param writesAll logs every request
 */
export function followRequests(app: FastifyInstance, writesAll: boolean): void {
  app.decorateRequest('trace', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    request.trace = new RequestTrace(request.id);
    runTraced(request.trace, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const about = describeAnswer(request, reply);
    if (writesAll) request.log.child({}, { level: 'info' }).info(about, 'answered');
    if (reply.elapsedTime > SLOW_PAGE_MS && request.trace !== null) {
      request.log.warn(
        { ...about, ...splitTrace(request.trace, reply.elapsedTime) },
        'a slow page',
      );
    }
    done();
  });
}

/** Logs the route template, because an address may contain a sign-in link or a searched name. */
function describeAnswer({ method, routeOptions }: FastifyRequest, reply: FastifyReply) {
  const route = routeOptions.url ?? null;
  return { method, route, status: reply.statusCode, ms: roundToTenths(reply.elapsedTime) };
}

function splitTrace(trace: RequestTrace, ms: number) {
  return {
    own_ms: roundToTenths(Math.max(0, ms - trace.waitedMs)),
    calls: trace.calls.map((call) => ({ ...call, ms: roundToTenths(call.ms) })),
    ...(trace.uncounted === 0 ? {} : { more_calls: trace.uncounted }),
  };
}

function roundToTenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
