import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseFailure, type FailureReason } from '../db/failure.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { CODES } from '../shared/refusal-codes.ts';
import { PROBLEM_TYPE, makeProblemBody } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of a refusal; null if the request was not refused. */
    refusedWith: Refusal['code'] | null;
  }
}

/** For a request with a body on a route that accepts none. */
export const NO_BODY = 'This route accepts no body.';

/** Most database trouble is over by then. */
const RETRY_AFTER_S = 5;
/** A write takes milliseconds once its turn has come. */
const KEY_RETRY_AFTER_S = 1;

/** Carries a refusal through the framework, which knows only errors. */
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
  request.refusedWith = refusal.code;
  if (refusal.code === 'invalid_credential') reply.header('www-authenticate', 'Bearer');
  if (refusal.code === 'unavailable' || refusal.code === 'storage_full') {
    reply.header('retry-after', String(RETRY_AFTER_S));
  }
  if (refusal.code === 'idempotency_in_progress') {
    reply.header('retry-after', String(KEY_RETRY_AFTER_S));
  }
  const { retryAfterSeconds } = refusal.members;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(CODES[refusal.code].status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(makeProblemBody(refusal, request.id)));
}

export function installErrorHandling(app: FastifyInstance): void {
  const paths = new KnownPaths();
  paths.watch(app);
  const answerNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = paths.methodsOf(readPath(request.raw.url));
    if (methods.length === 0) return sendRefusal(request, reply, refuse('not_found'));
    reply.header('allow', methods.join(', '));
    return sendRefusal(request, reply, refuse('method_not_allowed'));
  };
  // Before the unwanted body is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answerNotFound(request, reply);
    else done();
  });
  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error, request);
    const { status } = CODES[refusal.code];
    if (status >= 500) request.log.error({ err: error }, refusal.code);
    return sendRefusal(request, reply, refusal);
  });
}

function toRefusal(error: FastifyError, { method }: FastifyRequest): Refusal {
  if (error instanceof RefusedRequest) return error.refusal;
  if (error instanceof DatabaseFailure) return refuseFailure(error, method);
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('unsupported_media_type', 'Send the body as application/json.');
    default:
      if (error.statusCode !== undefined && error.statusCode < 500) {
        return refuse('invalid_request', 'The request cannot be read.');
      }
      return refuse('internal_error');
  }
}

/** Explains a database failure in one sentence, without its cause (LOG-9). */
const FAILURES: Readonly<Record<FailureReason, string>> = {
  starting: 'The database has not responded yet.',
  no_answer: 'The database is not responding.',
  busy: 'The database was busy for too long.',
  read_only: 'The database does not accept writes.',
  storage_full: 'The disk is full.',
  damaged: 'The database cannot read or write its files.',
};

function refuseFailure({ reason, mayBeCommitted }: DatabaseFailure, method: string): Refusal {
  if (mayBeCommitted) {
    const detail =
      'The connection to the database was lost during the write. Check whether it was saved, or repeat the request with its Idempotency-Key.';
    return refuse('unavailable', detail);
  }
  const isFull = reason === 'storage_full' && method !== 'GET';
  return refuse(isFull ? 'storage_full' : 'unavailable', FAILURES[reason]);
}

function readPath(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}

/** Tells a wrong method from an unknown path (ERR-3); only unmatched requests look here. */
class KnownPaths {
  readonly #methods = new Map<string, Set<string>>();

  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      const known = this.#methods.get(url) ?? new Set();
      this.#methods.set(url, known);
      // Fastify adds a HEAD for each GET by itself.
      for (const one of [method].flat()) if (one !== 'HEAD') known.add(one);
    });
  }

  /** The methods of this path in mounting order; none for an unknown path. */
  methodsOf(path: string): string[] {
    const found = [...this.#methods].filter(([pattern]) => matchesPattern(pattern, path));
    return [...new Set(found.flatMap(([, methods]) => [...methods]))];
  }
}

/** Whether a path fits a pattern such as `/v1/members/:id`. */
function matchesPattern(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}
