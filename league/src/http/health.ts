import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** Names the reason if the database cannot be read or written (SRV-1). */
export function mountHealth(app: FastifyInstance, database: Database, version: string): void {
  app.get('/healthz', async (_request, reply) => {
    const reason = await database.health();
    reply.header('cache-control', 'no-store');
    if (reason === null) return reply.send({ status: 'ok', version });
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'unavailable', reason, version });
  });
}
