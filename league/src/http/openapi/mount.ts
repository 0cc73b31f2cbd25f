import type { FastifyInstance } from 'fastify';
import type { Route } from '../route.ts';
import { openApiDocument } from './document.ts';

/** Built on the first request; it changes only with a release and is the same for everyone. */
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
