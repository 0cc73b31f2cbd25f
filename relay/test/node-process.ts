import type { TestContext } from 'node:test';
import { RelayProcess } from '../launch/process.ts';
import { type CrashableHost, type HostEnvironment, NOON } from './host.ts';
import { makeSettings, type RelayOnNode, reachNode } from './node-host.ts';

export interface NodeProcess extends CrashableHost, RelayOnNode {
  /** Kills the process until the next start. */
  readonly kill: () => Promise<void>;
  /** Stops it in order. */
  readonly stop: () => Promise<void>;
  /** Restarts it on its stored data. */
  readonly start: () => Promise<void>;
}

/** Starts the Node host in a separate process, for tests that kill it. The test moves its clock. */
export async function startNodeProcess(
  t: TestContext,
  environment: HostEnvironment = {},
): Promise<NodeProcess> {
  let now = NOON;
  const relay = await RelayProcess.launch({
    settings: makeSettings(environment),
    clock: { standsAt: now },
  });
  t.after(() => relay.close());
  const start = () => relay.start({ clock: { standsAt: now } });
  return {
    folder: relay.folder,
    output: () => relay.output,
    kill: () => relay.end('SIGKILL'),
    stop: () => relay.end('SIGTERM'),
    start,
    get url() {
      return relay.url;
    },
    from: (address) => reachNode(relay.url, address),
    stopCode: 1012,
    tellsLive: true,
    advance: async (ms) => {
      now += ms;
      await relay.advance(ms);
    },
    crash: async () => {
      await relay.end('SIGKILL');
      await start();
    },
    restart: async () => {
      await relay.end('SIGTERM');
      await start();
    },
  };
}
