import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from 'test-kit/free-port';
import { findPostgresPrograms, findServerUser } from 'test-kit/postgres';
import { trackChild } from './children.ts';
import type { ServiceEnvironment } from './service.ts';

const TIMEOUT_START_MS = 60_000;
const DATABASE = 'postgres';

/** A separate, durable PostgreSQL that can be stopped, frozen and restarted. */
export class PostgresServer {
  readonly #programs: string;
  readonly #user = findServerUser();
  readonly #port: number;
  readonly folder: string;
  #server: ChildProcess | null = null;
  #log = '';

  private constructor(programs: string, folder: string, port: number) {
    this.#programs = programs;
    this.folder = folder;
    this.#port = port;
  }

  /**
   * Creates a cluster in an empty folder.
   * @returns null if PostgreSQL is not installed
   */
  static async make(folder: string): Promise<PostgresServer | null> {
    const programs = findPostgresPrograms();
    if (programs === null) return null;
    const server = new PostgresServer(programs, folder, await findFreePort());
    server.own();
    // Small segments keep the recording of writes small.
    const options = ['-D', server.data, '-U', 'league', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    server.#run('initdb', [...options, '--wal-segsize=1']);
    return server;
  }

  /** The same server on a copy of its data. */
  on(folder: string): PostgresServer {
    return new PostgresServer(this.#programs, folder, this.#port);
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  get url(): string {
    return `postgres://league@127.0.0.1:${this.#port}/${DATABASE}`;
  }

  get isRunning(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null;
  }

  get log(): string {
    return this.#log;
  }

  /** Gives the folder to the server's user. */
  own(): void {
    const user = this.#user;
    if (user === null) return;
    const inside = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    for (const path of ['', ...inside]) chownSync(join(this.folder, path), user.uid, user.gid);
  }

  copyTo(folder: string): void {
    cpSync(this.data, join(folder, 'data'), {
      recursive: true,
      filter: (path) => !path.endsWith('postmaster.pid'),
    });
  }

  async start(environment: ServiceEnvironment = {}): Promise<void> {
    const listen = ['-h', '127.0.0.1', '-p', `${this.#port}`, '-k', this.folder];
    const settings = ['-c', 'fsync=on', '-c', 'shared_buffers=16MB', '-c', 'max_wal_size=4MB'];
    const server = spawn(
      join(this.#programs, 'postgres'),
      ['-D', this.data, ...listen, ...settings],
      {
        ...this.#user,
        cwd: this.folder,
        env: { PATH: process.env['PATH'] ?? '', ...environment },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    this.#server = server;
    // Its own processes end with it.
    trackChild(server, 'SIGQUIT');
    server.once('error', (error) => (this.#log += `${error.message}\n`));
    server.stderr.setEncoding('utf8').on('data', (text: string) => (this.#log += text));
    const until = performance.now() + TIMEOUT_START_MS;
    while (this.isRunning && performance.now() < until) {
      if (this.sql('select 1') === '1') return;
      await sleep(50);
    }
    throw new Error(`PostgreSQL did not start: ${this.#log.slice(-1000)}`);
  }

  /**
   * SIGINT ends connections and writes everything to the files; SIGQUIT leaves that to the next
   * start.
   */
  async stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (!this.isRunning) return;
    const server = this.#server;
    const ended = new Promise((resolve) => server?.once('close', resolve));
    server?.kill(signal);
    await ended;
  }

  /** Kills all its processes at once. */
  async kill(): Promise<void> {
    const server = this.#server;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    const children = this.#processes().slice(1);
    server?.kill('SIGKILL');
    for (const pid of children) sendSignal(pid, 'SIGKILL');
    await ended;
  }

  freeze(): void {
    for (const pid of this.#processes()) sendSignal(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.#processes()) sendSignal(pid, 'SIGCONT');
  }

  /**
   * Runs statements on a separate connection.
   * @returns their output as text
   */
  sql(statements: string): string {
    const { stdout } = spawnSync(
      join(this.#programs, 'psql'),
      ['-qAtX', '-d', this.url, '-c', statements],
      { encoding: 'utf8', timeout: TIMEOUT_START_MS },
    );
    return stdout.trim();
  }

  /** Like `sql`, but without blocking this process and the load that it generates. */
  async sqlBeside(statements: string): Promise<string> {
    const words = ['-qAtX', '-d', this.url, '-c', statements];
    const { stdout } = await promisify(execFile)(join(this.#programs, 'psql'), words);
    return stdout.trim();
  }

  /** Holds the lock that every write of the league needs. */
  holdLock(): ChildProcess {
    const held = 'begin; select position from feed for update; select pg_sleep(60);';
    return spawn(join(this.#programs, 'psql'), ['-qAtX', '-d', this.url, '-c', held], {
      stdio: 'ignore',
    });
  }

  async remove(): Promise<void> {
    this.thaw();
    await this.stop('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The ids of the server's processes, the main one first. */
  #processes(): number[] {
    const pid = this.#server?.pid;
    if (pid === undefined || !this.isRunning) return [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [
      pid,
      ...children
        .split(' ')
        .filter((one) => one !== '')
        .map(Number),
    ];
  }

  #run(program: string, options: readonly string[]): void {
    const { status, stderr, error } = spawnSync(join(this.#programs, program), options, {
      ...this.#user,
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended on its own.
  }
}
