import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type WorkerdRun, formatWorkerdConfig } from './workerd-config.ts';

const PACKAGES = new URL('../../node_modules/@cloudflare/', import.meta.url).pathname;
const SYSTEM = `${platform() === 'win32' ? 'windows' : platform()}-${arch() === 'x64' ? '64' : arch()}`;
const TIMEOUT_STOP_MS = 200;

export interface Workerd {
  readonly url: string;
  readonly pid: number;
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** The platform's runtime, from the package for this machine; null if there is none. */
export function findWorkerd(): string | null {
  const file = join(PACKAGES, `workerd-${SYSTEM}`, 'bin', 'workerd');
  return existsSync(file) ? file : null;
}

/** Runs code on the runtime until it is stopped; `folder` is for the configuration. */
export async function startWorkerd(
  run: WorkerdRun,
  folder: string,
  onOutput: (text: string) => void,
): Promise<Workerd> {
  const program = findWorkerd();
  if (program === null) throw new Error('There is no workerd for this machine.');
  const config = join(folder, 'config.capnp');
  await writeFile(config, formatWorkerdConfig(run));
  const child = spawn(program, ['serve', config, '--control-fd=3'], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', onOutput);
  }
  const control = child.stdio[3] as Readable;
  const told = once(control, 'data') as Promise<[Buffer]>;
  const line = await Promise.race([told.then(([data]) => String(data)), ended]);
  if (line === undefined) throw new Error('workerd did not start.');
  return {
    url: `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`,
    pid: child.pid ?? 0,
    end: async (signal) => {
      child.kill(signal);
      // Told to stop, it waits for its sockets to end, which they do not by themselves.
      const cut = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_STOP_MS);
      await ended;
      clearTimeout(cut);
    },
  };
}
