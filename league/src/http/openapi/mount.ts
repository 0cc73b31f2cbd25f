import type { FastifyInstance } from 'fastify';
import type { Route } from '../route.ts';
import { openApiDocument } from './document.ts';

/**
 * Serves the document, which is the same for everyone and changes only with a release. It is built
 * on the first request.
 */
export function mountDocument(
  app: FastifyInstance,
  routes: readonly Route[],
  version: string,
): void {
  let text: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(routes, version));
    return reply.header('cache-control', 'public, max-age=300').type('application/json').send(text);
  });
}
