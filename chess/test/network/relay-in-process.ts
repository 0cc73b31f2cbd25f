import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { afterwards } from '../afterwards.ts';
import { readNodeSettings } from 'relay/node/settings';
import { startRelay as startNodeRelay } from 'relay/node/relay';

/** A relay with settings of the test's own, which serves the built site. */
export interface RelayInProcess {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function startRelay(
  t: TestContext,
  dist: string,
  environment: Readonly<Record<string, string>>,
): Promise<RelayInProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'chess-relay-'));
  const data = join(folder, 'data');
  const relay = await startNodeRelay({
    settings: readNodeSettings({ RELAY_PORT: '0', RELAY_DATA: data, ...environment }),
    site: dist,
    now: () => Date.now(),
    log: () => undefined,
  });
  const { url } = relay;
  let closing: Promise<void> | null = null;
  const close = () => (closing ??= relay.close());
  afterwards(t, async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  return { url, close };
}
