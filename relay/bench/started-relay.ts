import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHILD = new URL('child.ts', import.meta.url).pathname;

/** The real relay in a process of its own. */
export interface StartedRelay {
  readonly url: string;
  readonly port: number;
  readonly origin: string;
  readonly pid: number;
  readonly isRunning: () => boolean;
  readonly residentMiB: () => number;
  /** @returns the MiB that its objects and buffers then need; what is resident may be more */
  readonly collectGarbage: () => Promise<number>;
  /** Kills it in the middle of whatever it does, and starts it again on the same port. */
  readonly killAndStart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Public, and without limits on games and sockets but where the settings say so. */
export async function startRelay(
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedRelay> {
  const folder = mkdtempSync(join(tmpdir(), 'relay-bench-'));
  let child: ChildProcess;
  let url = '';
  const start = async (port: string) => {
    child = spawn(process.execPath, ['--expose-gc', ...process.execArgv, CHILD], {
      env: {
        ...process.env,
        RELAY_DATA: folder,
        RELAY_PORT: port,
        PUBLIC_HOSTING: 'on',
        ALLOWED_ORIGINS: 'https://play.example',
        DAILY_GAME_LIMIT: '1000000',
        NETWORK_GAME_LIMIT: '1000000',
        NETWORK_SOCKET_LIMIT: '100000',
        SOCKET_LIMIT: '100000',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    url = await addressOf(child);
  };
  await start('0');
  return {
    get url() {
      return url;
    },
    get port() {
      return Number(new URL(url).port);
    },
    get pid() {
      return child.pid ?? 0;
    },
    origin: 'https://play.example',
    isRunning: () => child.exitCode === null && child.signalCode === null,
    residentMiB: () => residentMiB(child.pid ?? 0),
    collectGarbage: async () => {
      const done = once(child, 'message');
      child.send('collect');
      const [bytes] = (await done) as [number];
      return Math.round(bytes / 2 ** 20);
    },
    killAndStart: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await start(new URL(url).port);
    },
    stop: async () => {
      const ended =
        child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2000);
    const address = /at (http:\/\/[\d.:]+)/.exec(output)?.[1];
    if (address !== undefined) resolve(address);
  });
  child.once('exit', () => reject(new Error('the relay did not start')));
  return promise;
}

/** Linux alone tells it so. */
function residentMiB(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
