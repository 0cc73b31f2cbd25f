import type { TestContext } from 'node:test';
import { RelayInProcess } from 'relay/launch/in-process';
import { afterwards } from '../afterwards.ts';

/** A relay with the test's own settings, which serves the built site and stops with the test. */
export async function startRelay(
  t: TestContext,
  dist: string,
  environment: Readonly<Record<string, string>>,
): Promise<RelayInProcess> {
  const relay = await RelayInProcess.launch(dist, environment);
  afterwards(t, () => relay.close());
  return relay;
}
