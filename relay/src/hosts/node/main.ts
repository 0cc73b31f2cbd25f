import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { WrongSetting } from '../../core/settings.ts';
import { jsonLog, messageOf } from './log.ts';
import { type NodeSettings, readNodeSettings } from './node-settings.ts';
import { keptOwnerKey, type OwnerKey } from './owner-key.ts';
import { createRelay } from './relay.ts';

/* The Node host as a process: settings, listening, and stopping in order. */

const SHORT_KEY = 16;
const SITE = new URL('../../../../chess/dist', import.meta.url).pathname;

try {
  await main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The relay does not start: ${message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  try {
    process.loadEnvFile();
  } catch {
    // There need not be a .env file.
  }
  const given = readNodeSettings(process.env);
  const kept = await naming('RELAY_DATA', () => keptOwnerKeyFor(given));
  const settings = kept === null ? given : { ...given, ownerKey: kept.key };
  const log = jsonLog((line) => process.stdout.write(line), Date.now);
  const relay = await naming('RELAY_DATA', () =>
    createRelay({ settings, site: SITE, now: Date.now, log }),
  );
  const url = await naming('RELAY_PORT', () => relay.listen());
  process.stdout.write(`The relay answers at ${url} (data: ${settings.data}).\n`);
  if (kept !== null) process.stdout.write(aboutOwnerKey(kept, url));
  if (given.ownerKey !== null && given.ownerKey.length < SHORT_KEY) {
    process.stdout.write('OWNER_KEY is short enough to be guessed: take 16 characters or more.\n');
  }
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      relay.close().catch((error: unknown) => {
        process.stderr.write(`The relay did not stop cleanly: ${String(error)}\n`);
        process.exitCode = 1;
      });
    });
  }
}

/** What the system says is told with the setting that it is about. */
async function naming<T>(setting: string, attempt: () => T | Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof WrongSetting) throw error;
    throw new WrongSetting(`${setting}: ${messageOf(error)}.`);
  }
}

function aboutOwnerKey({ key, file, isNew }: OwnerKey, url: string): string {
  const whose = 'Only its owner opens games here.';
  if (!isNew) return `${whose} The owner key is in ${file}.\n`;
  return `${whose} This link puts the owner key into the app:\n${url}/#owner=${key}\n`;
}

/** A private relay needs a key: where none is set, one is made and kept. */
function keptOwnerKeyFor(settings: NodeSettings): OwnerKey | null {
  if (settings.isPublic || settings.ownerKey !== null) return null;
  mkdirSync(settings.data, { recursive: true, mode: 0o700 });
  return keptOwnerKey(settings.data);
}
