import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { CODES } from './codes.ts';
import { KnownPaths } from './known-paths.ts';
import { PROBLEM_TYPE, problemBody } from './problem.ts';

/** Carries a refusal through the parts of the framework that only know errors. */
export class RefusedRequest extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  if (refusal.code === 'invalid_credential') reply.header('www-authenticate', 'Bearer');
  if (refusal.code === 'unavailable') reply.header('retry-after', '5');
  return reply
    .code(CODES[refusal.code].status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemBody(refusal, request.id)));
}

export function installErrorHandling(app: FastifyInstance): void {
  const paths = new KnownPaths();
  paths.watch(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = paths.methodsOf(pathOf(request.raw.url));
    if (methods.length === 0) return sendRefusal(request, reply, refuse('not_found'));
    reply.header('allow', methods.join(', '));
    return sendRefusal(request, reply, refuse('method_not_allowed'));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    const { status } = CODES[refusal.code];
    if (status >= 500) request.log.error({ err: error }, refusal.code);
    return sendRefusal(request, reply, refusal);
  });
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof RefusedRequest) return error.refusal;
  if (isUnavailable(error)) return refuse('unavailable', 'The database does not answer.');
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('payload_too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('unsupported_media_type', 'Send the body as application/json.');
    default:
      if (error.statusCode !== undefined && error.statusCode < 500) {
        return refuse('invalid_request', 'The request cannot be read.');
      }
      return refuse('internal_error');
  }
}

/** PostgreSQL's classes 08, 53, 57P and the socket's own errors; SQLite's busy, I/O and full. */
function isUnavailable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  if (/^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/.test(code)) return true;
  const sqlite = 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  if ([5, 10, 13].includes(sqlite)) return true;
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}

function pathOf(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}
