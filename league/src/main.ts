import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { findClub } from './club/store.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { createLogger } from './http/log.ts';
import { installationSecret } from './secret.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';

/** How long requests that are running may still take once the service is told to stop. */
const SHUTDOWN_PATIENCE_MS = 10_000;

try {
  await main();
} catch (error) {
  if (error instanceof SettingError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`The league could not start: ${describe(error)}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  try {
    process.loadEnvFile();
  } catch {
    // There need not be a .env file.
  }
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel, pino.destination({ dest: 1, sync: false }));
  const secret = await installationSecret(settings.installationSecret, settings.dataFolder);
  const database = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataFolder: settings.dataFolder,
    onIdleError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const app = createApp({
    database,
    now: Date.now,
    elapsed: () => performance.now(),
    randomBytes,
    installationSecret: secret,
    limits: settings.limits,
    trustProxy: settings.trustProxy,
    logger,
  });
  const address = await app.listen({ host: settings.host, port: settings.port });
  await announce(address, database, secret, settings);
  stopOnSignal(async () => {
    await app.close();
    await database.close();
    logger.flush();
  });
}

/** Tells the one who started it where to go next. */
async function announce(
  address: string,
  database: Database,
  secret: string,
  settings: Settings,
): Promise<void> {
  const club = await database.read((db) => findClub(db));
  const where = settings.databaseUrl === undefined ? settings.dataFolder : 'PostgreSQL';
  const lines = club
    ? [`The league of ${club.name} answers at ${address} (data: ${where}).`]
    : [
        `The league answers at ${address} (data: ${where}).`,
        `No club is installed yet. Open ${address}/install`,
        `and give this installation secret: ${secret}`,
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Stops accepting, lets what runs finish, then closes the database; once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_PATIENCE_MS).unref();
    stop().catch((error: unknown) => {
      process.stderr.write(`The league did not stop cleanly: ${describe(error)}\n`);
      process.exitCode = 1;
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
