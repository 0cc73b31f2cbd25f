import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** `/sw.js`, the service worker of the whole site, which browsers always revalidate (OFF-12). */
export function mountWorker(app: FastifyInstance, builtFolder: string): void {
  const worker = readFileSync(join(builtFolder, 'sw.js'), 'utf8');
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
}
