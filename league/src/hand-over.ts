import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { callbackify } from 'node:util';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { writeDurably } from './data-folder/durable-file.ts';

/** In the answer to an installation: the file that the website key was handed over in. */
export const HANDED_OVER_HEADER = 'website-key-file';

/**
 * Has an installation end with this work, before its answer goes out; other requests do not wait for it.
 * @param work that rejects for nothing
 */
export function afterInstallation(
  app: FastifyInstance,
  work: (reply: FastifyReply, answer: unknown) => Promise<void>,
): void {
  const run = callbackify(work);
  app.addHook('onSend', (request, reply, answer, done) => {
    const isInstalled = request.routeOptions.url === '/setup' && reply.statusCode === 201;
    if (isInstalled) run(reply, answer, done);
    else done();
  });
}

/**
 * Hands the website key to a website on this machine, in a file for its owner alone (INS-6).
 * @param answer the body of the answer to `POST /setup`
 */
export async function handOverWebsiteKey(path: string, answer: unknown): Promise<void> {
  const key = /"website_key":\{[^}]*"key":"(dl_[0-9A-Za-z]{38})"/.exec(String(answer))?.[1];
  if (key === undefined) throw new Error('the answer holds no website key');
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeDurably(path, `${key}\n`);
}
