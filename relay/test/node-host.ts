import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type Environment, type Host, NOON, ORIGIN, type RunningHost } from './host.ts';

const CHILD = new URL('node-child.ts', import.meta.url).pathname;

export interface NodeProcess extends RunningHost {
  readonly folder: string;
  /** What it has written so far. */
  readonly output: () => string;
  /** Ends it at once, and for as long as it is not started again. */
  readonly kill: () => Promise<void>;
  /** Stops it in order. */
  readonly stop: () => Promise<void>;
  /** Starts it again, on what it had stored. */
  readonly start: () => Promise<void>;
}

/** The Node host, a real process whose clock the test moves. */
export async function startNode(
  t: TestContext,
  environment: Environment = {},
): Promise<NodeProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-test-'));
  let now = NOON;
  let output = '';
  let child: ChildProcess;
  let url = '';
  const start = async () => {
    child = spawn(process.execPath, [CHILD], {
      env: {
        PATH: process.env['PATH'],
        ALLOWED_ORIGINS: ORIGIN,
        PUBLIC_HOSTING: 'on',
        RELAY_PORT: '0',
        RELAY_DATA: folder,
        TRUST_PROXY: '1',
        ...environment,
        TEST_NOW: String(now),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const [message] = (await once(child, 'message')) as [string];
    url = message;
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill(signal);
    await ended;
  };
  await start();
  t.after(async () => {
    await end('SIGKILL');
    await rm(folder, { recursive: true });
  });
  return {
    folder,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start,
    get url() {
      return url;
    },
    from: (address) => ({
      url: url.replace('http', 'ws'),
      origin: ORIGIN,
      headers: { 'x-forwarded-for': address },
    }),
    stopCode: 1012,
    tellsLive: true,
    advance: async (ms) => {
      now += ms;
      const done = once(child, 'message');
      child.send(ms);
      await done;
    },
    crash: async () => {
      await end('SIGKILL');
      await start();
    },
    restart: async () => {
      await end('SIGTERM');
      await start();
    },
  };
}

export const nodeHost: Host = { name: 'Node', start: startNode };
