import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { prepareForBodies } from 'service/arriving-body';
import { chooseRequestId } from 'service/request-id';
import { NetworkLimit, WindowLimit } from 'service/window-limit';
import { Credentials } from './credentials.ts';
import type { ServerOptions } from './http-context.ts';
import { installErrorHandling, sendRefusal } from './errors.ts';
import { logRequests } from './log.ts';
import { acceptJson } from './receive-json.ts';
import { answerClientError, refuseTunnel, URI_LIMIT } from './raw-answers.ts';
import { makeMinuteLimit } from './rate-limit.ts';
import { mountRoutes } from './mount.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often Node looks for requests that take too long to arrive. */
const TIMEOUT_CHECK_MS = 1000;

/** The HTTP server with these routes; it does not listen yet. */
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
    // Otherwise Node itself refuses a request without Host, with no body.
    http: {
      requireHostHeader: false,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    forceCloseConnections: 'idle',
    // While it closes, Fastify would send an error that is not a problem document.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: (request) => chooseRequestId(request.headers['x-request-id']),
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => {
      // No hook has run yet.
      reply.header('x-request-id', request.id);
      sendRefusal(request, reply, refuse('invalid_request', 'The path cannot be read.'));
    },
  });
  app.decorateRequest('call', null);
  app.decorateRequest('refusedWith', null);
  // The hooks of every request use callbacks: awaiting promises takes longer than their work.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const refusal = checkHead(request.raw);
    if (refusal === null) done();
    else sendRefusal(request, reply, refusal);
  });
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.server.on('connect', refuseTunnel);
  prepareForBodies(app.server, (request, response) => app.routing(request, response));
  acceptJson(app, options.bodies);
  logRequests(app, options.accessLog ?? null);
  installErrorHandling(app);
  const { changes } = options;
  mountRoutes(app, {
    ...options,
    credentials: new Credentials(options.database, changes, options.findCredential),
    credentialLimit: new WindowLimit(makeMinuteLimit(options.limits.perCredential)),
    addressLimit: new NetworkLimit(makeMinuteLimit(options.limits.perAddress)),
    installationLimit: new NetworkLimit(makeMinuteLimit(options.limits.installation)),
  });
  return app;
}

/** Checks HTTP's own requirements for the request line and headers. */
function checkHead({
  url,
  httpVersion,
  headers,
}: IncomingMessage): Refusal<'invalid_request' | 'uri_too_long'> | null {
  if ((url ?? '').length > URI_LIMIT) return refuse('uri_too_long');
  if (httpVersion === '1.1' && headers.host === undefined) {
    return refuse('invalid_request', 'An HTTP/1.1 request must have a Host header.');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return refuse('invalid_request', 'The only supported expectation is 100-continue.');
  }
  return null;
}
