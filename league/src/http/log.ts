import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import { redact } from './redact.ts';

/**
 * The service's log: JSON lines. Of an error it keeps the kind, the code, where it was thrown
 * and its message with everything struck out that looks like a token or an address.
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
 * One line a request. It names the route's pattern, never the address that was asked for: a
 * token may have been put in a path or a query by mistake.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request;
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(call ? { credential: `${call.caller.type}:${call.caller.id}` } : {}),
    });
  });
}
