import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { createLogger } from 'service/log';
import { createApp } from '../src/app.ts';
import { openDatabase } from '../src/db/open.ts';
import { readSettings } from '../src/settings.ts';
import type { BenchQuestion, Usage } from './ask.ts';

/* The service for the benchmark, which answers questions about itself over IPC. */

flushCompileCache();
const settings = readSettings(process.env);
const database = await openDatabase({
  databaseUrl: settings.databaseUrl,
  dataFolder: settings.dataFolder,
  onLost: () => undefined,
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

/** Counts answers that were computed and then cached, recognised by their JSON names. */
let workedOut = 0;
const keep: unknown = Reflect.get(LRUCache.prototype, 'set');
Object.defineProperty(LRUCache.prototype, 'set', {
  value: function counted(this: unknown, ...args: unknown[]) {
    if (String(args[0]).startsWith('["')) workedOut += 1;
    return Reflect.apply(keep as () => unknown, this, args);
  },
});

/** The monitor runs only while needed, because it uses CPU time itself. */
const loop = monitorEventLoopDelay({ resolution: 1 });

// The benchmark also asks the server of another checkout in this form.
process.on('message', ({ ask }: { readonly ask: BenchQuestion }) => {
  process.send?.({ value: answerQuestion(ask) });
});

function answerQuestion(question: BenchQuestion): Usage | number | null {
  switch (question) {
    case 'usage': {
      const { user, system } = process.cpuUsage();
      return { cpuMicros: user + system, residentBytes: process.memoryUsage().rss, workedOut };
    }
    case 'watch loop':
      loop.reset();
      loop.enable();
      return null;
    case 'loop held': {
      const ms = loop.max / 1e6;
      loop.disable();
      return ms;
    }
  }
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
