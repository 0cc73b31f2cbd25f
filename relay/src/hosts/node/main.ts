import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { addEnvFile } from 'service/env-file';
import { openStandardOutput } from 'service/log';
import { type OpenOperations, openOperations } from 'service/operations';
import { keepFilesToOwner } from 'service/private-files';
import { SettingError } from 'service/settings';
import { stopOnSignal } from 'service/stop-on-signal';
import { describeFriendWays } from './friend-ways.ts';
import { createEventLog, describeError } from 'service/event-log';
import type { Measures } from './measures.ts';
import { type NodeSettings, readNodeSettings } from './node-settings.ts';
import type { OwnerKey } from './owner-key.ts';
import { type Relay, startRelay } from './relay.ts';

/* The Node host as a process: settings, listening, orderly stop. With arguments, runs a command. */

const SITE = new URL('../../../../site/dist', import.meta.url).pathname;

const words = import.meta.main ? process.argv.slice(2) : [];

try {
  if (words.length === 0) await main();
  else {
    const { runCommand } = await import('./commands.ts');
    process.exitCode = await runCommand(words);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The relay could not start: ${message}\n`);
  process.exitCode = 1;
  // A name server that does not answer would keep the process for as long as it is waited for.
  if (import.meta.main) process.exit();
}

async function main(): Promise<void> {
  keepFilesToOwner();
  // Node keeps compiled code in memory until the compile cache is flushed.
  flushCompileCache();
  addEnvFile('.env', process.env);
  const settings = readNodeSettings(process.env);
  const log = createEventLog(openStandardOutput());
  const measures = await loadMeasures(settings);
  const told = { onAsked: measures?.onAsked, onAnswered: measures?.onAnswered };
  const relay = await startRelay({ settings, site: SITE, now: Date.now, log, ...told });
  const opening = openOperationsIfSet(settings, measures, relay);
  // It has players already, who are asked to come back.
  stopOnSignal('relay', [() => opening.then((opened) => opened?.close()), () => relay.close()]);
  const operations = await opening;
  const { ownerKey: kept } = relay;
  const url = settings.allowedOrigins[0] ?? relay.url;
  process.stdout.write(`The relay answers at ${url} (data: ${settings.data}).\n`);
  // Without ALLOWED_ORIGINS no name of https leads to it.
  if (settings.allowedOrigins.length === 0) {
    process.stdout.write(describeFriendWays(process.env['PATH'] ?? ''));
  }
  if (kept !== null) process.stdout.write(describeOwnerKey(kept, url));
  if (operations !== null) process.stdout.write(`Measurements: ${operations.url}/metrics\n`);
}

/** Loads the metrics only if they are configured. */
async function loadMeasures(settings: NodeSettings): Promise<Measures | null> {
  if (settings.operations === null) return null;
  const { createMeasures } = await import('./measures.ts');
  return createMeasures(settings.data, settings.trustProxy);
}

async function openOperationsIfSet(
  { operations: place }: NodeSettings,
  measures: Measures | null,
  relay: Relay,
): Promise<OpenOperations | null> {
  if (place === null || measures === null) return null;
  measures.follow(relay);
  const whyNotReady = () => relay.measured().whyNotReady();
  const { register, sightings } = measures;
  try {
    return await openOperations(place, { register, sightings, whyNotReady });
  } catch (error) {
    await relay.close();
    throw new SettingError(`RELAY_METRICS_PORT: ${describeError(error)}.`);
  }
}

function describeOwnerKey({ key, file, isNew }: OwnerKey, url: string): string {
  const whose = 'Only its owner can open games here.';
  if (!isNew) return `${whose} The owner key is in ${file}.\n`;
  // A fragment is sent to nobody, and the app takes it out of the address bar at once.
  return `${whose} Open this link once to save the owner key in the app:\n${url}/#owner=${key}\n`;
}
