import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Answers } from './answers.ts';
import { Credentials } from './credentials.ts';
import type { ServerOptions } from './edge.ts';
import { answerClientError, installErrorHandling, RefusedRequest, sendRefusal } from './errors.ts';
import { logRequests } from './log.ts';
import { parseJsonBody } from './json-body.ts';
import { RateLimit } from './rate-limit.ts';
import { mountRoutes } from './mount.ts';
import { Refusal, refuse } from '../shared/refusal.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const SANE_REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The HTTP server with these routes mounted; it does not listen yet. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    bodyLimit: options.limits.bodyBytes,
    trustProxy: options.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => {
      // No hook has run yet.
      reply.header('x-request-id', request.id);
      sendRefusal(request, reply, refuse('invalid_request', 'The path cannot be read.'));
    },
  });
  app.decorateRequest('call', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  acceptJson(app);
  logRequests(app);
  installErrorHandling(app);
  mountRoutes(app, {
    ...options,
    credentials: new Credentials(options.database, options.findCredential),
    answers: new Answers(),
    credentialLimit: new RateLimit(options.limits.perCredential, options.now),
    addressLimit: new RateLimit(options.limits.perAddress, options.now),
    installationLimit: new RateLimit(options.limits.installation, options.now),
  });
  return app;
}

/** The caller's own id where it is a sane one, so that logs on both sides can be joined. */
function requestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && SANE_REQUEST_ID.test(sent) ? sent : randomUUID();
}

function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (_request, bytes: Buffer, done) => {
      // An empty body stands for none: clients that always send the header do so on DELETE.
      if (bytes.length === 0) return done(null, undefined);
      const parsed = parseJsonBody(bytes);
      if (parsed instanceof Refusal) return done(new RefusedRequest(parsed));
      return done(null, parsed.value);
    },
  );
}
