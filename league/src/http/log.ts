import type { FastifyInstance } from 'fastify';

/**
 * Names the route's pattern, never the address, which may contain a token by mistake. `accessLog`
 * null leaves it to the level.
 */
export function logRequests(app: FastifyInstance, accessLog: boolean | null): void {
  if (accessLog === false) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request;
    const log = accessLog === null ? request.log : request.log.child({}, { level: 'info' });
    log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(call ? { credential: `${call.caller.type}:${call.caller.id}` } : {}),
    });
    done();
  });
}
