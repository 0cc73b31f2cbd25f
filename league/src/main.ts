import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { addEnvFile } from 'service/env-file';
import { listenAt } from 'service/listen';
import { type OpenOperations, openOperations } from 'service/operations';
import { closeFoldersToOthers, closeToOthers, keepFilesToOwner } from 'service/private-files';
import { SettingError } from 'service/settings';
import { stopOnSignal } from 'service/stop-on-signal';
import { createLogger, openStandardOutput } from 'service/log';
import { createApp } from './app.ts';
import { DataFolderError } from './data-folder/data-folder-error.ts';
import type { MarkedClub } from './data-folder/installed-mark.ts';
import { awaitDatabase } from './db/await-database.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { HANDED_OVER_HEADER, handOverWebsiteKey } from './hand-over.ts';
import { confirmClub, prepareDataFolder } from './installation.ts';
import { type ServiceParts, findReadinessProblem } from './http/readiness.ts';
import { createBodyMemory } from './http/receive-json.ts';
import type { Measures } from './measure.ts';
import { readInstallationSecret } from './secret.ts';
import { readSettings, type Settings } from './settings.ts';
import { toTimestamp } from './shared/dates.ts';

/** A wait longer than this is worth a message. */
const SILENT_WAIT_MS = 1000;

try {
  await main();
} catch (error) {
  if (error instanceof SettingError || error instanceof DataFolderError)
    process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`The league could not start: ${describeStartFault(error)}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  keepFilesToOwner();
  // Node keeps compiled code in memory until the compile cache is flushed.
  flushCompileCache();
  addEnvFile('.env', process.env);
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel, openStandardOutput({ sync: false }));
  const restored = await prepareDataFolder(settings);
  if (restored !== null) {
    process.stdout.write(`The restore of ${restored} had been interrupted. It is now complete.\n`);
  }
  // A secret that others can read stops the start; other files are merely closed to them.
  const secret = await readInstallationSecret(settings.installationSecret, settings.dataFolder);
  closeFoldersToOthers(settings.dataFolder);
  if (settings.websiteKeyFile !== undefined) closeToOthers(settings.websiteKeyFile);
  const onUnmarked = (error: unknown) =>
    logger.warn({ err: error }, 'the club mark could not be written');
  const confirm = (found: Database) =>
    confirmClub(settings, found, toTimestamp(Date.now()), onUnmarked);
  const measures = await loadMeasures(settings);
  let club: MarkedClub | undefined;
  const open = async () => {
    const found = await openDatabase({
      databaseUrl: settings.databaseUrl,
      dataFolder: settings.dataFolder,
      onLost: (error) => logger.warn({ err: error }, 'database connection lost'),
      onWriteWaited: measures?.onWriteWaited,
    });
    try {
      club = await confirm(found);
      return found;
    } catch (error) {
      await found.close();
      throw error;
    }
  };
  // A file is there or is not; a server may start after this.
  const { database, opened } =
    settings.databaseUrl === undefined
      ? { database: await open(), opened: Promise.resolve(true) }
      : awaitDatabase(open, (error, pauseMs) =>
          logger.warn({ err: error, again_in_ms: pauseMs }, 'waiting for the database'),
        );
  const bodies = createBodyMemory();
  const app = createApp({
    database,
    bodies,
    now: Date.now,
    elapsed: () => performance.now(),
    randomBytes,
    installationSecret: secret,
    limits: settings.limits,
    trustProxy: settings.trustProxy,
    logger,
    accessLog: settings.accessLog,
    websiteUrl: settings.websiteUrl,
    onInstalled: async ({ website_key: { key } }) => {
      // The answer shows the keys only once, so nothing may hold it back.
      await confirm(database).catch(onUnmarked);
      const path = settings.websiteKeyFile;
      if (path === undefined) return {};
      try {
        await handOverWebsiteKey(path, key);
        return { [HANDED_OVER_HEADER]: encodeURI(path) };
      } catch (error) {
        logger.warn({ err: error }, 'the website key could not be handed over');
        return {};
      }
    },
  });
  measures?.follow(app, database);
  const operations = await openOperationsIfSet(settings, measures, { database, bodies }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const stop = stopOnSignal('league', [
    () => operations?.close(),
    () => app.close(),
    () => database.close(),
    () => logger.flush(),
  ]);
  const address = await listenAt(app, settings);
  const notice = setTimeout(() => {
    process.stdout.write(
      `The league is waiting for its database. Until then, ${address} says so.\n`,
    );
  }, SILENT_WAIT_MS);
  try {
    if (await opened) announceStart(address, club, secret, settings);
    if (operations !== null) process.stdout.write(`Measurements: ${operations.url}/metrics\n`);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(notice);
  }
}

/** The code for measurements loads only if someone wants them. */
async function loadMeasures({ operations, dataFolder }: Settings): Promise<Measures | null> {
  if (operations === null) return null;
  const { createMeasures } = await import('./measure.ts');
  return createMeasures(dataFolder);
}

async function openOperationsIfSet(
  { operations: place }: Settings,
  measures: Measures | null,
  parts: ServiceParts,
): Promise<OpenOperations | null> {
  if (place === null || measures === null) return null;
  const { register, sightings } = measures;
  return openOperations(place, {
    register,
    sightings,
    whyNotReady: () => findReadinessProblem(parts),
  });
}

function announceStart(
  address: string,
  club: MarkedClub | undefined,
  secret: string,
  settings: Settings,
): void {
  const where = settings.databaseUrl === undefined ? settings.dataFolder : 'PostgreSQL';
  const own = settings.installationSecret === undefined ? secret : null;
  const lines = club
    ? [
        `The league of ${club.name} answers at ${address} (data: ${where}).`,
        ...(settings.websiteUrl === undefined
          ? []
          : ['', 'The website of the club:', `  ${settings.websiteUrl}`]),
      ]
    : [
        `The league answers at ${address} (data: ${where}).`,
        ...describeWhereToInstall(settings.websiteUrl, address, own),
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** @param secret may be shown; null if it is the operator's own */
function describeWhereToInstall(
  websiteUrl: string | undefined,
  address: string,
  secret: string | null,
): readonly string[] {
  const give =
    secret === null
      ? 'the installation secret in LEAGUE_INSTALLATION_SECRET'
      : `this installation secret: ${secret}`;
  if (websiteUrl === undefined)
    return [`No club is installed yet. Open ${address}/install`, `and give ${give}`];
  // With the secret, the address takes one click; once a club is installed, it is worthless.
  if (secret !== null && isLoopback(websiteUrl))
    return [
      '',
      'No club is installed yet. Set yours up here:',
      `  ${websiteUrl}/install?secret=${secret}`,
    ];
  return ['', `No club is installed yet. Open ${websiteUrl}/install`, `and give ${give}`];
}

function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

function describeStartFault(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
