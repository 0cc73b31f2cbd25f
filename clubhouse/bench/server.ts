import '../src/tsx.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import fastify from 'fastify';
import { findFreePort } from 'test-kit/free-port';
import { openStore } from '../src/store/store.ts';

/**
 * The site with two bare pages of its framework and size, one alone and one with the same league
 * calls. Answers questions about itself over IPC.
 */

export type Question =
  | { readonly ask: 'usage' }
  /** League paths called since the last question; a bare page repeats them. */
  | { readonly ask: 'calls' }
  | { readonly ask: 'bare'; readonly html: string };

export interface Answers {
  /** Processor time in ms. */
  readonly usage: number;
  readonly calls: readonly string[];
  readonly bare: true;
}

const { BENCH_LEAGUE = '', BENCH_KEY = '', BENCH_BUILT = '' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'clubhouse-bench-'));
const store = openStore(folder);

/** More than any page makes. */
const MAX_CALLS = 20;
let calls: Request[] = [];
const { fetch } = globalThis;
// Only the site's client passes it a request.
globalThis.fetch = (asked, init) => {
  if (asked instanceof Request && calls.length < MAX_CALLS) calls.push(asked);
  return fetch(asked, init);
};
const port = await findFreePort();
const url = `http://localhost:${port}`;
const { createClubhouse } = await import('../src/app.ts');
const app = await createClubhouse({
  url,
  leagueUrl: BENCH_LEAGUE,
  websiteKey: () => BENCH_KEY,
  keyFile: join(folder, 'website-key'),
  trustProxy: false,
  store,
  transport: { send: async () => ({ kind: 'sent' }), close: () => undefined },
  // Calls for the feed do not belong to a page.
  keepsLetters: true,
  organizer: 'club@example.org',
  weatherUrl: null,
  sealKey: randomBytes(32),
  builtFolder: BENCH_BUILT,
  now: Date.now,
  logLevel: 'warn',
});
await app.listen({ host: '127.0.0.1', port });

let html = '';
let asThePage: readonly { readonly url: string; readonly headers: Headers }[] = [];
const bare = fastify();
bare.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
bare.get('/calls', async (_request, reply) => {
  await Promise.all(
    asThePage.map(async (call) => (await fetch(call.url, { headers: call.headers })).json()),
  );
  return reply.type('text/html; charset=utf-8').send(html);
});
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

process.on('message', (question: Question) => process.send?.(answer(question)));
process.send?.({ url, bareUrl });

function answer(question: Question): Answers[Question['ask']] {
  switch (question.ask) {
    case 'usage': {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    }
    case 'calls': {
      asThePage = calls.filter((call) => !call.url.endsWith('/v1/club'));
      calls = [];
      return asThePage.map((call) => call.url);
    }
    case 'bare':
      html = question.html;
      return true;
  }
}

process.on('SIGTERM', stop);
// The measuring process is gone.
process.on('disconnect', stop);

function stop(): void {
  void Promise.all([app.close(), bare.close()]).then(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
}
