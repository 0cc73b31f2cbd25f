import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const FILE = new URL('../../../openapi.json', import.meta.url);

/** Read on the first request; it changes only with a release and is the same for everyone (SRV-2). */
export function mountDocument(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8')));
    return reply.header('cache-control', 'public, max-age=300').type('application/json').send(text);
  });
}
