import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { createLogger } from 'service/log';
import { createApp } from '../src/app.ts';
import { openDatabase } from '../src/db/open.ts';
import { replayRead, replayWrites, startCapture, stopCapture, type WriteTarget } from './raw.ts';
import { readSettings } from '../src/settings.ts';
import { toTimestamp } from '../src/shared/dates.ts';
import type { Id } from '../src/shared/ids.ts';
import { asId } from '../test/fixtures/typed.ts';
import { tellOfTheUnknown } from '../test/fixtures/unknown-event.ts';
import { readDivisionStandings } from '../src/standings/query.ts';
import type { KeyCaller } from '../src/http/caller.ts';

/*
 * The service for the benchmark: the same app, and a bare route that returns a constant through the
 * same framework. It answers questions about itself over IPC.
 */

flushCompileCache();
const { BENCH_MAX_IN_GROUP: maxInGroup, ...environment } = process.env;
const settings = readSettings(environment);
const database = await openDatabase({
  databaseUrl: settings.databaseUrl,
  dataFolder: settings.dataFolder,
  onLost: () => undefined,
  // Set only by the benchmark of claims: 1 gives each write its own transaction.
  maxInGroup: maxInGroup === undefined ? undefined : Number(maxInGroup),
});
const app = createApp({
  database,
  now: Date.now,
  elapsed: () => performance.now(),
  randomBytes,
  installationSecret: settings.installationSecret ?? '',
  limits: settings.limits,
  trustProxy: false,
  logger: createLogger('silent', { write: () => undefined }),
});
let constant = '{}';
app.get('/bare', (_request, reply) => reply.type('application/json; charset=utf-8').send(constant));
app.post('/bare', (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(constant),
);

/** Counts computed answers that were then cached: they are stored by name as JSON. */
let workedOut = 0;
const keep: unknown = Reflect.get(LRUCache.prototype, 'set');
Object.defineProperty(LRUCache.prototype, 'set', {
  value: function counted(this: unknown, ...args: unknown[]) {
    if (String(args[0]).startsWith('["')) workedOut += 1;
    return Reflect.apply(keep as () => unknown, this, args);
  },
});

/** Runs only while needed, because it uses CPU time itself. */
const loop = monitorEventLoopDelay({ resolution: 1 });

export type Question =
  | { readonly ask: 'usage' }
  | { readonly ask: 'forget everything' }
  | { readonly ask: 'watch loop' }
  | { readonly ask: 'loop held' }
  | { readonly ask: 'constant'; readonly size: number }
  | { readonly ask: 'capture' }
  | { readonly ask: 'captured' }
  | { readonly ask: 'read'; readonly seconds: number }
  | { readonly ask: 'writes'; readonly matches: readonly WriteTarget[] }
  | { readonly ask: 'anew'; readonly divisionId: string; readonly seconds: number };

process.on('message', (question: Question) => {
  answer(question).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

async function answer(question: Question): Promise<unknown> {
  switch (question.ask) {
    case 'usage': {
      const { user, system } = process.cpuUsage();
      return { cpuMicros: user + system, residentBytes: process.memoryUsage().rss, workedOut };
    }
    case 'forget everything':
      // The service cannot tell what an unknown event has changed.
      return tellOfTheUnknown(database);
    case 'watch loop':
      loop.reset();
      return loop.enable();
    case 'loop held': {
      const ms = loop.max / 1e6;
      loop.disable();
      return ms;
    }
    case 'constant':
      constant = JSON.stringify({ pad: 'x'.repeat(Math.max(0, question.size - 10)) });
      return null;
    case 'capture':
      return startCapture();
    case 'captured':
      return stopCapture();
    case 'read':
      return replayRead(settings, question.seconds);
    case 'writes':
      return replayWrites(settings, question.matches);
    case 'anew':
      return measureRecomputation(asId(question.divisionId), question.seconds);
  }
}

/** Tables per second if each is computed from the database, as after a write. */
async function measureRecomputation(divisionId: Id<'division'>, seconds: number): Promise<number> {
  const caller = { type: 'api_key' } as KeyCaller;
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) {
    const now = toTimestamp(Date.now());
    await database.read((db) =>
      readDivisionStandings({ db, now, until: () => undefined }, caller, divisionId),
    );
    count += 1;
  }
  return count / ((performance.now() - started) / 1000);
}

const address = await app.listen({ host: '127.0.0.1', port: settings.port });
process.stdout.write(`at ${address}\n`);
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit()),
);
