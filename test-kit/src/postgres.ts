import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const TIMEOUT_START_MS = 20_000;
/** Linux's in-memory folder. */
const MEMORY = '/dev/shm';
/** The most that a run of all tests stores there, including transaction logs. */
const ROOM_BYTES = 3 * 2 ** 30;
/** The user nobody, which exists on every machine. */
const NOBODY = { uid: 65_534, gid: 65_534 };

export interface Postgres {
  readonly url: string;
  /** Stops the server and deletes its folder. */
  readonly stop: () => Promise<void>;
  /** Stops the server like a power cut, and keeps its folder. */
  readonly crash: () => Promise<void>;
  /** Restarts the server in place after a crash. */
  readonly restart: () => Promise<void>;
  /** Suspends all processes of the server until `thaw`. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

interface Options {
  /** Survives a power cut of the machine, at the cost of time. */
  readonly durable?: boolean;
  /**
   * By default in memory if there is room, where a database per test takes a third of the time; a
   * durable one goes to the temporary folder.
   */
  readonly parent?: string;
}

interface PostgresLocation {
  readonly folder: string;
  /** The user to run as, if not the current one. */
  readonly user: { uid: number; gid: number } | null;
}

/** The folder of PostgreSQL's programs: the newest that Debian installed, or the one in PATH. */
export function findPostgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one));
  const folders = [
    ...newest.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Starts a throwaway server on loopback, in a temporary folder that is deleted with it. */
export async function startPostgres(
  programs: string,
  { durable = false, parent = durable ? tmpdir() : findQuickFolder() }: Options = {},
): Promise<Postgres> {
  const place = { folder: mkdtempSync(join(parent, 'league-postgres-')), user: findServerUser() };
  const remove = () => rmSync(place.folder, { recursive: true, force: true });
  try {
    if (place.user) chownSync(place.folder, place.user.uid, place.user.gid);
    makeCluster(programs, place);
    const port = await findFreePort();
    let server = await startServer(programs, place, port, durable);
    return {
      url: `postgres://league@127.0.0.1:${port}/postgres`,
      async stop() {
        signalAll(server, 'SIGCONT');
        await endServer(server, 'SIGINT');
        remove();
      },
      crash: () => endServer(server, 'SIGQUIT'),
      async restart() {
        server = await startServer(programs, place, port, durable);
      },
      freeze: () => signalAll(server, 'SIGSTOP'),
      thaw: () => signalAll(server, 'SIGCONT'),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function findQuickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
}

function makeCluster(programs: string, { folder, user }: PostgresLocation): void {
  const { status, stderr, error } = spawnSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'league', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

async function startServer(
  programs: string,
  { folder, user }: PostgresLocation,
  port: number,
  durable: boolean,
): Promise<ChildProcess> {
  const fsync = `fsync=${durable ? 'on' : 'off'}`;
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', `${port}`, '-k', folder, '-c', fsync],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // A server does not outlive the process that started it, however that ends.
  const quit = () => server.kill('SIGQUIT');
  process.once('exit', quit);
  server.once('close', () => process.removeListener('exit', quit));
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  if (await isReady(programs, port, () => server.exitCode === null)) return server;
  await endServer(server, 'SIGINT');
  throw new Error(`PostgreSQL did not start: ${log}`);
}

async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'close');
  server.kill(signal);
  await ended;
}

/** Signals the server and its children, each of which has its own process group. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = pairs.filter((pair) => pair.includes(pid ?? 0)).map(([own]) => own ?? 0);
  for (const one of family) {
    try {
      process.kill(one, signal);
    } catch {
      // It ended in the meantime.
    }
  }
}

/** PostgreSQL refuses to run as root, so root uses Debian's user for it. */
export function findServerUser(): PostgresLocation['user'] {
  if (process.getuid?.() !== 0) return null;
  const user = { uid: readId('-u'), gid: readId('-g') };
  return user.uid > 0 ? user : NOBODY;
}

function readId(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}

async function isReady(programs: string, port: number, runs: () => boolean): Promise<boolean> {
  const until = performance.now() + TIMEOUT_START_MS;
  while (runs() && performance.now() < until) {
    const asked = spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`]);
    if (asked.status === 0) return true;
    await sleep(100);
  }
  return false;
}
