import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/**
 * Says whether the service and its database read and write, for whoever watches over it, and if
 * not, why (SRV-1).
 */
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
