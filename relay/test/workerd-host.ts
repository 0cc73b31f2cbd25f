import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { startWorkerd, type Workerd } from '../deploy/workerd.ts';
import { type Environment, type Host, NOON, ORIGIN, type RunningHost } from './host.ts';
import { modulesFrom } from './worker-modules.ts';

const MODULES = modulesFrom('test/cloudflare-worker/worker.ts');
const OBJECTS = { ROOMS: 'TestRoom', BUDGET: 'TestBudget', NETWORKS: 'TestNetwork' };

export interface WorkerdProcess extends RunningHost {
  readonly folder: string;
  /** What it has written so far. */
  readonly output: () => string;
}

/** The Durable Object host on the real runtime, whose clock the test moves. */
export async function startOnWorkerd(
  t: TestContext,
  environment: Environment = {},
): Promise<WorkerdProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-workerd-'));
  const disk = join(folder, 'disk');
  await mkdir(disk);
  let now = NOON;
  let output = '';
  const start = (): Promise<Workerd> => {
    const bound = { ALLOWED_ORIGINS: ORIGIN, PUBLIC_HOSTING: 'on', ...environment };
    const texts = { ...bound, TEST_NOW: String(now) };
    const onOutput = (text: string) => (output += text);
    return startWorkerd({ modules: MODULES, objects: OBJECTS, texts, disk }, folder, onOutput);
  };
  let workerd = await start();
  t.after(async () => {
    await workerd.end('SIGKILL');
    await rm(folder, { recursive: true });
  });
  const again = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await workerd.end(signal);
    workerd = await start();
  };
  return {
    folder,
    output: () => output,
    get url() {
      return workerd.url;
    },
    from: (address) => ({
      url: workerd.url.replace('http', 'ws'),
      origin: ORIGIN,
      headers: { 'cf-connecting-ip': address },
    }),
    // The platform tells an object nothing of its end: a new version of the relay cuts every socket.
    stopCode: 1006,
    // Each room runs by itself, and sleeps.
    tellsLive: false,
    advance: async (ms) => {
      now += ms;
      const asked = { method: 'POST', body: String(ms) };
      const { status } = await fetch(`${workerd.url}/test/advance`, asked);
      assert.equal(status, 200, output);
    },
    crash: () => again('SIGKILL'),
    restart: () => again('SIGTERM'),
  };
}

export const workerdHost: Host = { name: 'workerd', start: startOnWorkerd };
