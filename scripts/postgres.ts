import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const START_PATIENCE_MS = 20_000;

export interface Postgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The folder of PostgreSQL's programs, the newest that Debian installed or the one in PATH. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one));
  const folders = [
    ...newest.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
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
  const folder = mkdtempSync(join(tmpdir(), 'league-postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'league', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...as, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
    ],
    { ...as, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await waitUntilReady(programs, port);
  return {
    url: `postgres://league@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: as root, the user that Debian made for it. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  // 65534 is nobody, who is there on every machine.
  return user.uid > 0 ? user : { uid: 65_534, gid: 65_534 };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

async function waitUntilReady(programs: string, port: number): Promise<void> {
  const until = Date.now() + START_PATIENCE_MS;
  while (Date.now() < until) {
    const asked = spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
    if (asked.status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start in time');
}
