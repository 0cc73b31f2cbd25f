import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listNodeArguments } from 'test-kit/node-arguments';
import { findPostgresPrograms, startPostgres } from 'test-kit/postgres';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const SECRET = 'a-secret-of-the-benchmark';

export interface ServiceProcess {
  readonly base: string;
  readonly process: ChildProcess;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number;
}

/** The data of a service: a folder, or a throwaway PostgreSQL. */
export interface DataStore {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly env: Record<string, string>;
  readonly remove: () => Promise<void>;
}

export const secret = SECRET;

export function makeSqliteStore(): DataStore {
  const folder = mkdtempSync(join(tmpdir(), 'league-bench-'));
  return {
    name: 'SQLite',
    env: { LEAGUE_DATA: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Null, with a message, if PostgreSQL is not installed. */
export async function makePostgresStore(): Promise<DataStore | null> {
  const programs = findPostgresPrograms();
  if (programs === null) {
    process.stdout.write('PostgreSQL is not installed here: it is left out.\n');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'league-bench-'));
  const server = await startPostgres(programs, { durable: true });
  return {
    name: 'PostgreSQL',
    env: { LEAGUE_DATA: folder, DATABASE_URL: server.url },
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startService(place: DataStore, main = MAIN): Promise<ServiceProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [...listNodeArguments(), main], {
    env: {
      ...process.env,
      ...place.env,
      LEAGUE_PORT: '0',
      // A benchmark leaves nothing in the folders of its user.
      LEAGUE_STATE: 'none',
      LEAGUE_LOG_LEVEL: 'silent',
      LEAGUE_INSTALLATION_SECRET: SECRET,
      LEAGUE_RATE_LIMIT: '1000000000',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  endWithThisProcess(child);
  const base = await readAddress(child);
  await fetch(`${base}/healthz`);
  return { base, process: child, startMs: performance.now() - started };
}

/** Ends the child however this process ends, even after a failed start or an interrupt. */
function endWithThisProcess(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.removeListener('exit', kill));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
  }
}

async function readAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const address = /at (http:\/\/[\d.:]+)/.exec(output)?.[1];
    if (address !== undefined) resolve(address);
  });
  child.once('exit', () => reject(new Error(`the service did not start: ${output}`)));
  return promise;
}

export async function stopService({ process: child }: ServiceProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
