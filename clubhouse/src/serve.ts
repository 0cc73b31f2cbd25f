import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { listenAt } from 'service/listen';
import { openOperations } from 'service/operations';
import { addEnvFile } from 'service/env-file';
import { closeFoldersToOthers, closeToOthers, keepFilesToOwner } from 'service/private-files';
import { SettingError } from 'service/settings';
import { stopOnSignal } from 'service/stop-on-signal';
import { createClubhouse } from './app.ts';
import { FolderTransport } from './mail/folder-transport.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { SmtpTransport } from './mail/smtp-transport.ts';
import type { Measures } from './measures.ts';
import type { RepliesOptions, TelegramOptions } from './options.ts';
import { HttpsPushTransport } from 'service/push-transport';
import { readPushKey } from './push/sender-key.ts';
import { makeSpoolPath } from './replies/spool.ts';
import { readSealKey } from './seal-key.ts';
import type { RunningSite } from './running-site.ts';
import { readSettings, type Settings } from './settings.ts';
import { lockDataFolder } from './store/data-folder.ts';
import { openStore } from './store/store.ts';
import { checkPages } from './tsx.ts';
import { CoachLinks } from './web/coach-links.ts';
import { createWebsiteKeySource } from './website-key.ts';

const COACH_LINK_MS = 86_400_000;
const BUILT = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Reads the settings and starts the site. Prints why it cannot start, and returns null. Beside this
 * file only `main.ts` and `commands.ts` touch the process.
 */
export async function startClubhouse(logLevel = 'warn'): Promise<RunningSite | null> {
  try {
    return await startListening(logLevel);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isTold = error instanceof SettingError;
    process.stderr.write(isTold ? `${message}\n` : `The clubhouse could not start: ${message}\n`);
    process.exitCode = 1;
    return null;
  }
}

/** Metrics are loaded only where a metrics port is set. */
async function loadMeasures(settings: Settings): Promise<Measures | null> {
  if (settings.operations === null) return null;
  const { createMeasures } = await import('./measures.ts');
  return createMeasures(settings.dataFolder, settings.leagueUrl);
}

async function startListening(logLevel: string): Promise<RunningSite> {
  checkPages();
  keepFilesToOwner();
  // Node keeps compiled code in memory until the compile cache is flushed.
  flushCompileCache();
  addEnvFile('.env', process.env);
  const settings = readSettings(process.env);
  const letters = join(settings.dataFolder, 'letters');
  closeFoldersToOthers(settings.dataFolder, letters, makeSpoolPath(settings.dataFolder));
  closeToOthers(settings.websiteKeyFile);
  const lock = lockDataFolder(settings.dataFolder);
  const store = openStore(settings.dataFolder);
  const websiteKey = createWebsiteKeySource(settings);
  const coachLinks = new CoachLinks();
  const { operations: place } = settings;
  const measures = await loadMeasures(settings);
  const app = await createClubhouse({
    url: settings.url,
    leagueUrl: settings.leagueUrl,
    websiteKey,
    keyFile: settings.websiteKeyFile,
    trustProxy: settings.trustProxy,
    store,
    sendsMail: settings.smtp !== null,
    transport: createMailTransport(settings, letters),
    letterFolder: letters,
    organizer: settings.mailFrom.address,
    replies: makeRepliesOptions(settings),
    telegram: makeTelegramOptions(settings),
    push: { key: readPushKey(settings.dataFolder), transport: new HttpsPushTransport() },
    weatherUrl: settings.weatherUrl,
    sealKey: readSealKey(settings.dataFolder),
    coachLinks,
    builtFolder: BUILT,
    now: Date.now,
    logLevel,
    accessLog: settings.accessLog,
    follow: measures?.follow,
  });
  const operations = place && measures && (await openOperations(place, measures));
  stopOnSignal('clubhouse', [
    () => operations?.close(),
    () => app.close(),
    () => store.close(),
    () => lock.release(),
  ]);
  await listenAt(app, settings);
  const { smtp } = settings;
  const where = smtp === null ? letters : `by ${smtp.host}:${smtp.port}`;
  const lines = [`The clubhouse answers at ${settings.url} (emails: ${where}).`];
  if (websiteKey() === null) {
    lines.push('It has no club yet. Set one up at the address the league prints.');
  }
  if (operations !== null) lines.push(`Measurements: ${operations.url}/metrics`);
  process.stdout.write(`${lines.join('\n')}\n`);
  return {
    url: settings.url,
    coachAddress: (coach, to) => {
      const token = coachLinks.mint({ coach, to, expiresAt: Date.now() + COACH_LINK_MS });
      return `${settings.url}/coach/sign-in/${token}`;
    },
  };
}

function makeRepliesOptions({ replyAddress, imap, dataFolder }: Settings): RepliesOptions | null {
  if (replyAddress === null) return null;
  return { template: replyAddress, imap, spoolFolder: makeSpoolPath(dataFolder) };
}

function makeTelegramOptions({ telegramToken: token }: Settings): TelegramOptions | null {
  return token === null ? null : { token, apiUrl: 'https://api.telegram.org' };
}

function createMailTransport(
  { smtp, mailFrom: from, url }: Settings,
  folder: string,
): MailTransport {
  if (smtp === null) return new FolderTransport(folder, from, Date.now);
  return new SmtpTransport({ server: smtp, from, name: new URL(url).hostname, now: Date.now });
}
