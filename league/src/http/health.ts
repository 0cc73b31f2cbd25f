import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

const PATIENCE_MS = 2000;

/** Says whether the service and its database answer, for whoever watches over it (SRV-1). */
export function mountHealth(app: FastifyInstance, database: Database, version: string): void {
  app.get('/healthz', async (_request, reply) => {
    const isUp = await answers(database);
    return reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .headers(isUp ? {} : { 'retry-after': '5' })
      .send({ status: isUp ? 'ok' : 'unavailable', version });
  });
}

async function answers(database: Database): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  const asked = database.revision().then(
    () => true,
    () => false,
  );
  const isUp = await Promise.race([asked, late]);
  clearTimeout(timer);
  return isUp;
}
