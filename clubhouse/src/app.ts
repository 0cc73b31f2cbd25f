import cookie from '@fastify/cookie';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createBackground, runBackground } from './background.ts';
import type { ClubhouseOptions } from './options.ts';
import { addEdge, createServer } from './server.ts';
import { createWebContext } from './web-context.ts';
import { mountClubFiles } from './web/club-files.ts';
import type { WebContext } from './web/context.ts';
import { limitCookies } from './web/cookies.ts';
import { servePage } from './web/edge.ts';
import { mountPictures } from './web/picture-files.ts';
import { followRequests } from './web/request-log.ts';
import { readSiteMap } from './web/site-map.ts';
import { mountWorker } from './web/worker.ts';

export async function createClubhouse(options: ClubhouseOptions): Promise<FastifyInstance> {
  const isSecure = options.url.startsWith('https:');
  const app = createServer(options, isSecure, () => context);
  followRequests(app, options.accessLog ?? false);
  const background = createBackground(options, app.log);
  const { dispatch, work, messages } = background;
  const context = createWebContext(options, background, isSecure, app.log);
  runBackground(app, background, options.keepsLetters ?? false);
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    if (headers.cookie !== undefined) headers.cookie = limitCookies(headers.cookie);
    done();
  });
  await app.register(cookie);
  addEdge(app, context, isSecure);
  await app.register(statics, {
    root: `${options.builtFolder}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  mountWorker(app, options.builtFolder);
  mountClubFiles(app, context);
  mountPictures(app, options.store);
  options.follow?.(app, {
    mail: () => dispatch.health(),
    replies: () => messages.mailHealth(),
    telegram: () => messages.chatHealth(),
    works: () => work.running,
    store: () => options.store.whyNotWritable(),
    isFull: () => context.bodies.isFull,
  });
  app.get('/healthz', (_request, reply) => {
    const [replies, telegram] = [messages.mailHealth(), messages.chatHealth()];
    const health = {
      ...(background.pushKey === null ? {} : { push: dispatch.pushHealth() }),
      ...(replies === null ? {} : { replies }),
      ...(telegram === null ? {} : { telegram }),
    };
    return reply.send({ status: 'ok', mail: dispatch.health(), ...health });
  });
  // Container orchestrators poll this and read only the status.
  app.get('/up', (_request, reply) => reply.send({ status: 'ok' }));
  mountPages(app, context);
  return app;
}

function mountPages(app: FastifyInstance, context: WebContext): void {
  for (const { path, load } of readSiteMap()) {
    for (const method of ['get', 'post'] as const) {
      app[method](path, { config: { loadPage: load } }, async (request, reply) => {
        const handler = (await load())[method];
        if (handler !== null) return servePage(context, handler, request, reply);
        reply.callNotFound();
        return reply;
      });
    }
  }
}
