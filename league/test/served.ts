import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { createLogger } from 'service/log';
import { createApp } from '../src/app.ts';
import { readSettings } from '../src/settings.ts';
import { openEmptyDatabase } from './empty-database.ts';

/**
 * The service without a club, in the process of the tests that call it. To start it as a program
 * takes longer than most of them do.
 *
 * @param environment by which an operator would set it
 * @returns where it answers
 */
export async function serveLeague(
  owner: Pick<TestContext, 'after'>,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const settings = readSettings(environment);
  const closeDatabase: (() => unknown)[] = [];
  const database = await openEmptyDatabase(
    { after: (close) => closeDatabase.push(close as () => unknown) },
    () => undefined,
  );
  const app = createApp({
    database,
    now: Date.now,
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
  return app.listen({ host: settings.host, port: settings.port });
}
