import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import { redact } from './redact.ts';

/**
 * The service's log, as JSON lines. An error is logged by its type, code and stack, and by its
 * message
 * with anything struck out that looks like a token or an address.
 */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...('reason' in error ? { reason: error.reason } : {}),
    message: redact(error.message),
    stack: (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')),
  };
}

/**
 * One line per request. It names the route's pattern, never the requested address, in which a token
 * may have been put by mistake.
 *
 * @param accessLog whether there is one at any level of the log; null: as the level has it
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
