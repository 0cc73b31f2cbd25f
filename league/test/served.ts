import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TestContext } from 'node:test';
import { createLogger } from 'service/log';
import { createApp } from '../src/app.ts';
import { readSettings } from '../src/settings.ts';
import { openEmptyDatabase } from './empty-database.ts';

export interface ServedLeague {
  readonly url: string;
  /** Answers requests in place of the service while a test wants that; passes on all others. */
  tap: ((request: IncomingMessage, response: ServerResponse, handOn: () => void) => void) | null;
}

/**
 * The service without a club, in the process of the tests that call it. To start it as a program
 * takes longer than most of them do.
 *
 * @param environment by which an operator would set it
 * @param clock of the test, for all that it starts: no two writes are of one millisecond
 * @returns where it answers
 */
export async function serveLeague(
  owner: Pick<TestContext, 'after'>,
  environment: Readonly<Record<string, string>>,
  clock: { now: number },
): Promise<ServedLeague> {
  const settings = readSettings(environment);
  const closeDatabase: (() => unknown)[] = [];
  const database = await openEmptyDatabase(
    { after: (close) => closeDatabase.push(close as () => unknown) },
    () => undefined,
  );
  const app = createApp({
    database,
    now: () => clock.now,
    elapsed: () => performance.now(),
    randomBytes,
    installationSecret: settings.installationSecret ?? '',
    limits: settings.limits,
    trustProxy: settings.trustProxy,
    logger: createLogger(settings.logLevel, process.stdout),
  });
  owner.after(async () => {
    await app.close();
    for (const close of closeDatabase) await close();
  });
  const own = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (request.method !== 'GET') clock.now += 1;
    const handOn = () => {
      for (const listener of own) Reflect.apply(listener, app.server, [request, response]);
    };
    if (served.tap === null) handOn();
    else served.tap(request, response, handOn);
  });
  const url = await app.listen({ host: settings.host, port: settings.port });
  const served: ServedLeague = { url, tap: null };
  return served;
}
