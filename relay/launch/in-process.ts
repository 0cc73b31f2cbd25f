import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNodeSettings } from '../src/hosts/node/node-settings.ts';
import { startRelay } from '../src/hosts/node/relay.ts';
import type { LaunchSettings } from './process.ts';

export interface RelayInProcess {
  readonly url: string;
  /** Stops the relay in order, once, and cleans up. */
  readonly close: () => Promise<void>;
}

/** @param site the folder of the site to serve */
export async function launchInProcess(
  site: string,
  settings: LaunchSettings = {},
): Promise<RelayInProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  const data = join(folder, 'data');
  const relay = await startRelay({
    settings: readNodeSettings({ RELAY_PORT: '0', RELAY_DATA: data, ...settings }),
    site,
    now: Date.now,
    log: () => undefined,
  });
  let closing: Promise<void> | null = null;
  const end = async () => {
    await relay.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: relay.url, close: () => (closing ??= end()) };
}
