import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { prepareForBodies } from 'service/arriving-body';
import { createLogger, openStandardOutput } from 'service/log';
import { chooseRequestId } from 'service/request-id';
import type { ClubhouseOptions } from './options.ts';
import { isStorageFailure } from './store/storage-failure.ts';
import { compressPage } from './web/compress.ts';
import type { WebContext } from './web/context.ts';
import { sendFault } from './web/edge.ts';
import { renderBrokenPage, renderFaultPage } from './web/faults.tsx';
import { MAX_QUERY_PAIRS } from './web/form-bounds.ts';
import { addSecurityHeaders } from './web/headers.ts';
import { isOwnForm } from './web/origin.ts';
import { readPairs } from './web/pairs.ts';
import type { SitePage } from './web/site-map.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly loadPage?: SitePage['load'];
  }
}

/** Time for a request to arrive. The interval below says how often Node checks (BODY-4). */
const TIMEOUT_REQUEST_MS = 30_000;
const TIMEOUT_HEADERS_MS = 10_000;
const TIMEOUT_CHECK_MS = 1000;

/** @param context undefined until the site listens; needed for malformed addresses */
export function createServer(
  options: ClubhouseOptions,
  isSecure: boolean,
  context: () => WebContext,
): FastifyInstance {
  const output = openStandardOutput();
  const logger: FastifyBaseLogger = createLogger(options.logLevel, output, {
    req: describeRequest,
  });
  const app: FastifyInstance = fastify({
    trustProxy: options.trustProxy,
    requestTimeout: TIMEOUT_REQUEST_MS,
    http: { headersTimeout: TIMEOUT_HEADERS_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    routerOptions: {
      querystringParser: (text) => Object.fromEntries(readPairs(text, MAX_QUERY_PAIRS) ?? []),
    },
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    requestIdHeader: false,
    genReqId: ({ headers }) => chooseRequestId(headers['x-request-id']),
    // A malformed address has no route, so no hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id);
      addSecurityHeaders(reply, isSecure);
      request.cookies = app.parseCookie(request.headers.cookie ?? '');
      sendFault(context(), request, reply, (locale, club) =>
        renderFaultPage(locale, club, 'notFound'),
      ).catch((error: unknown) => {
        request.log.error({ err: error }, 'a page failed');
        reply.raw.destroy();
      });
    },
  });
  prepareForBodies(app.server, (request, response) => app.routing(request, response));
  return app;
}

/** Adds what applies to every request: headers, the origin check for forms, and error pages. */
export function addEdge(app: FastifyInstance, context: WebContext, isSecure: boolean): void {
  app.removeAllContentTypeParsers();
  // Only the page reads its body, once the sender is known (BODY-1).
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(reply, isSecure);
    const isForm = request.method !== 'GET' && request.method !== 'HEAD';
    if (!isForm || isOwnForm(request, context.origins) || (await mayComeFromAnywhere(request)))
      return;
    await sendFault(context, request, reply, (locale, club) =>
      renderFaultPage(locale, club, 'elsewhere'),
    );
  });
  app.addHook('onSend', compressPage);
  app.setNotFoundHandler((request, reply) =>
    sendFault(context, request, reply, (locale, club) => renderFaultPage(locale, club, 'notFound')),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a page failed');
    return sendFault(context, request, reply, (locale, club) => {
      if (isStorageFailure(error)) return renderFaultPage(locale, club, 'storage');
      if (status >= 500) return renderBrokenPage(locale, club, request.id);
      return renderFaultPage(locale, club, 'notFound');
    });
  });
}

async function mayComeFromAnywhere({ routeOptions }: FastifyRequest): Promise<boolean> {
  const page = await routeOptions.config.loadPage?.();
  return page?.post?.access === 'anybody' && page.post.isFromAnywhere;
}

/** Describes a request by its route's pattern, because the address may contain a sign-in link. */
function describeRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url };
}
