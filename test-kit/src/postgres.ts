import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_PATIENCE_MS = 20_000;
/** The user nobody, who is there on every machine. */
const NOBODY = { uid: 65_534, gid: 65_534 };

export interface Postgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Place {
  readonly folder: string;
  /** The user to run as, where it is not the present one. */
  readonly user: { uid: number; gid: number } | null;
}

/** The folder of PostgreSQL's programs, the newest that Debian installed or the one in PATH. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one));
  const folders = [
    ...newest.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Starts a throwaway server on loopback, in a temporary folder that goes with it. Only a durable
 * one survives a power cut, and takes the time for it.
 */
export async function startPostgres(
  programs: string,
  { durable = false }: { durable?: boolean } = {},
): Promise<Postgres> {
  const place = { folder: mkdtempSync(join(tmpdir(), 'league-postgres-')), user: serverUser() };
  try {
    if (place.user) chownSync(place.folder, place.user.uid, place.user.gid);
    makeCluster(programs, place);
    return await startServer(programs, place, durable);
  } catch (error) {
    rmSync(place.folder, { recursive: true, force: true });
    throw error;
  }
}

function makeCluster(programs: string, { folder, user }: Place): void {
  const { status, stderr, error } = spawnSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'league', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

async function startServer(
  programs: string,
  { folder, user }: Place,
  durable: boolean,
): Promise<Postgres> {
  const port = await freePort();
  const fsync = `fsync=${durable ? 'on' : 'off'}`;
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', `${port}`, '-k', folder, '-c', fsync],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await isReady(programs, port, () => server.exitCode === null))) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${log}`);
  }
  return { url: `postgres://league@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL refuses to run as root: as root, the user that Debian made for it. */
export function serverUser(): Place['user'] {
  if (process.getuid?.() !== 0) return null;
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  return user.uid > 0 ? user : NOBODY;
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}

async function isReady(programs: string, port: number, runs: () => boolean): Promise<boolean> {
  const until = performance.now() + START_PATIENCE_MS;
  while (runs() && performance.now() < until) {
    const asked = spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`]);
    if (asked.status === 0) return true;
    await sleep(100);
  }
  return false;
}
