import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { addEnvFile } from 'service/env-file';
import { createEventLog, describeError } from 'service/event-log';
import { openStandardOutput } from 'service/log';
import { type OpenOperations, openOperations } from 'service/operations';
import type { OperationsPlace } from 'service/operations-place';
import { HttpsPushTransport } from 'service/push-transport';
import { SettingError } from 'service/settings';
import { Sightings } from 'service/sightings';
import { stopOnSignal } from 'service/stop-on-signal';
import type { Measures } from './measures.ts';
import { readNodeSettings } from './node-settings.ts';
import { startForwarder } from './start-forwarder.ts';

/* The Node host as a process: settings, listening, orderly stop. */

try {
  await main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The forwarder could not start: ${message}\n`);
  process.exitCode = 1;
  // A name server that does not answer would keep the process for as long as it is waited for.
  if (import.meta.main) process.exit();
}

async function main(): Promise<void> {
  // Node keeps compiled code in memory until the compile cache is flushed.
  flushCompileCache();
  addEnvFile('.env', process.env);
  const settings = readNodeSettings(process.env);
  const place = settings.operations;
  const measures = place === null ? null : (await import('./measures.ts')).createMeasures();
  const operations = place && measures && (await openMeasures(place, measures));
  const forwarder = await startForwarder({
    settings,
    transport: new HttpsPushTransport(),
    now: Date.now,
    log: createEventLog(openStandardOutput()),
    onForwarded: measures?.onForwarded,
  });
  measures?.follow(forwarder);
  stopOnSignal('forwarder', [() => operations?.close(), () => forwarder.close()]);
  process.stdout.write(`The forwarder answers at ${forwarder.url}.\n`);
  if (operations !== null) process.stdout.write(`Measurements: ${operations.url}/metrics\n`);
}

async function openMeasures(
  place: OperationsPlace,
  { register }: Measures,
): Promise<OpenOperations> {
  try {
    const whyNotReady = () => null;
    return await openOperations(place, { register, sightings: new Sightings(), whyNotReady });
  } catch (error) {
    throw new SettingError(`FORWARDER_METRICS_PORT: ${describeError(error)}.`);
  }
}
