import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import { type Environment, type Host, NOON, ORIGIN, type RunningHost } from './host.ts';
import { workerdConfig } from './workerd-config.ts';

const MODULES = new URL('../../node_modules/', import.meta.url).pathname;
const SYSTEM = `${platform()}-${arch() === 'x64' ? '64' : arch()}`;
/** The runtime's program, from the package of this platform. */
export const WORKERD = join(MODULES, '@cloudflare', `workerd-${SYSTEM}`, 'bin', 'workerd');
export const HAS_WORKERD = existsSync(WORKERD);

const STOPPING_MS = 200;

export interface WorkerdProcess extends RunningHost {
  readonly folder: string;
  /** What it has written so far. */
  readonly output: () => string;
}

/** The Durable Object host on the real runtime, whose clock the test moves. */
export async function startWorkerd(
  t: TestContext,
  environment: Environment = {},
): Promise<WorkerdProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-workerd-'));
  await mkdir(join(folder, 'disk'));
  let now = NOON;
  let output = '';
  let child: ChildProcess;
  let url = '';
  const start = async () => {
    const bindings = { ALLOWED_ORIGINS: ORIGIN, PUBLIC_HOSTING: 'on', ...environment };
    const config = workerdConfig(join(folder, 'disk'), { ...bindings, TEST_NOW: String(now) });
    await writeFile(join(folder, 'config.capnp'), config);
    child = spawn(WORKERD, ['serve', join(folder, 'config.capnp'), '--control-fd=3'], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    url = `http://127.0.0.1:${await portOf(child, () => output)}`;
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill(signal);
    // Told to stop, the runtime waits for its sockets to end, which they do not by themselves.
    const cut = setTimeout(() => child.kill('SIGKILL'), STOPPING_MS);
    await ended;
    clearTimeout(cut);
  };
  t.after(async () => {
    await end('SIGKILL');
    await rm(folder, { recursive: true });
  });
  await start();
  return {
    folder,
    output: () => output,
    get url() {
      return url;
    },
    from: (address) => ({
      url: url.replace('http', 'ws'),
      origin: ORIGIN,
      headers: { 'cf-connecting-ip': address },
    }),
    // The platform tells an object nothing of its end: a new version of the relay cuts every socket.
    stopCode: 1006,
    advance: async (ms) => {
      now += ms;
      await fetch(`${url}/test/advance`, { method: 'POST', body: String(ms) });
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

/** The port that it listens on, which it tells as soon as it does. */
async function portOf(child: ChildProcess, output: () => string): Promise<number> {
  const control = child.stdio[3] as Readable;
  const ended = once(child, 'exit').then(() => {
    throw new Error(`workerd did not start: ${output()}`);
  });
  const [line] = (await Promise.race([once(control, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return (JSON.parse(String(line)) as { port: number }).port;
}

export const workerdHost: Host = { name: 'workerd', start: startWorkerd };
