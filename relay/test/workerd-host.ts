import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { RelayOnWorkerd } from '../launch/workerd.ts';
import { type CrashableHost, type HostEnvironment, type Host, NOON, ORIGIN } from './host.ts';
import { modulesFrom } from './worker-modules.ts';

const CODE = {
  modules: modulesFrom('relay/test/cloudflare-worker/worker.ts'),
  objects: { ROOMS: 'TestRoom', BUDGET: 'TestBudget', NETWORKS: 'TestNetwork' },
};

export interface WorkerdProcess extends CrashableHost {
  readonly folder: string;
  /** The output so far. */
  readonly output: () => string;
}

/** The Durable Object host on the real runtime, whose clock the test moves. */
export async function startOnWorkerd(
  t: TestContext,
  environment: HostEnvironment = {},
): Promise<WorkerdProcess> {
  let now = NOON;
  const texts = () => {
    const bound = { ALLOWED_ORIGINS: ORIGIN, PUBLIC_HOSTING: 'on', ...environment };
    return { ...bound, TEST_NOW: String(now) };
  };
  const relay = await RelayOnWorkerd.launch(CODE, texts());
  t.after(() => relay.close());
  const again = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await relay.end(signal);
    await relay.start(CODE, texts());
  };
  return {
    folder: relay.folder,
    output: () => relay.output,
    get url() {
      return relay.url ?? '';
    },
    from: (address) => ({
      url: (relay.url ?? '').replace('http', 'ws'),
      origin: ORIGIN,
      headers: { 'cf-connecting-ip': address },
    }),
    // The platform does not announce an object's end: deploying a new version cuts every socket.
    stopCode: 1006,
    // Rooms run independently and sleep.
    tellsLive: false,
    advance: async (ms) => {
      now += ms;
      const asked = { method: 'POST', body: String(ms) };
      const { status } = await fetch(`${relay.url}/test/advance`, asked);
      assert.equal(status, 200, relay.output);
    },
    crash: () => again('SIGKILL'),
    restart: () => again('SIGTERM'),
  };
}

export const workerdHost: Host<CrashableHost> = { name: 'workerd', start: startOnWorkerd };
