import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Wakes a service when a client connects to its socket, as systemd does. */
const ACTIVATE = process.env['SYSTEMD_SOCKET_ACTIVATE_PATH'] ?? 'systemd-socket-activate';
const PROXY = process.env['SYSTEMD_SOCKET_PROXYD_PATH'] ?? '/lib/systemd/systemd-socket-proxyd';
const TIMEOUT_MS = 60_000;
const TIMEOUT_STOP_MS = 20_000;
const POLL_MS = 10;
const TICKS_PER_SECOND = 100;
/** The flag of a listening socket in `/proc/net/unix`. */
const ACCEPTS = '00010000';
const PARTS = ['league', 'clubhouse', 'door'] as const;
type Part = (typeof PARTS)[number];

/** A club run as by the units: a league, a website and a door, asleep behind sockets. */
export class HostedClub {
  readonly #folder: string;
  readonly #release: string;
  readonly #children = new Map<Part, ChildProcess>();

  /** @param folder the club's own, at a short path @param release unpacked, or a checkout */
  constructor(folder: string, release: string) {
    this.#folder = folder;
    this.#release = release;
    mkdirSync(folder, { recursive: true });
  }

  /** Takes over the data of another club, or its compiled code. */
  copy(from: string, names: readonly string[]): void {
    for (const name of names) {
      cpSync(join(from, name), join(this.#folder, name), { recursive: true });
    }
  }

  get folder(): string {
    return this.#folder;
  }

  /** Opens its sockets; no process runs yet. */
  async open(): Promise<void> {
    const node = join(this.#release, 'node_modules/node/bin/node');
    const run = (main: string) => [node, '--max-semi-space-size=4', join(this.#release, main)];
    const key = { LEAGUE_WEBSITE_KEY_FILE: join(this.#folder, 'website-key') };
    await this.#waitAt('league', run('league/src/main.ts'), {
      ...key,
      LEAGUE_DATA: join(this.#folder, 'league'),
      LEAGUE_STATE: join(this.#folder, 'mark'),
      LEAGUE_TRUST_PROXY: '127.0.0.1',
      NODE_COMPILE_CACHE: join(this.#folder, 'cache/league'),
    });
    await this.#waitAt('clubhouse', run('clubhouse/src/main.ts'), {
      ...key,
      CLUBHOUSE_DATA: join(this.#folder, 'clubhouse'),
      CLUBHOUSE_URL: 'https://club.example.org',
      CLUBHOUSE_TRUST_PROXY: '127.0.0.1',
      LEAGUE_URL: `unix:${this.#socket('league')}`,
      NODE_COMPILE_CACHE: join(this.#folder, 'cache/clubhouse'),
    });
    await this.#waitAt('door', [PROXY, this.#socket('clubhouse')], {});
  }

  /** Requests the first page, as the proxy does. @returns the milliseconds until it arrived */
  async wake(): Promise<number> {
    const since = performance.now();
    // Its units start the door, the website and the league at once.
    const knocks = [this.#socket('league'), this.#socket('clubhouse')].map((path) => connect(path));
    for (const knock of knocks) knock.on('error', () => undefined).end();
    await this.ask();
    return performance.now() - since;
  }

  /** @returns the milliseconds until the page arrived @throws Error if it was another page */
  async ask(): Promise<number> {
    const since = performance.now();
    const asked = request({
      socketPath: this.#socket('door'),
      path: '/sign-in',
      headers: { host: 'club.example.org', 'x-forwarded-proto': 'https' },
      agent: false,
      timeout: TIMEOUT_MS,
    });
    asked.on('timeout', () => asked.destroy(new Error('A club gave no page in a minute.')));
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    if (answer.statusCode !== 200) throw new Error(`A club answered ${answer.statusCode}.`);
    return performance.now() - since;
  }

  /** Megabytes of its processes; pages shared with other processes count in part. */
  megabytes(): number {
    return this.#sum((pid) => {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
    });
  }

  /** CPU seconds that the club has used since `open`. */
  processorSeconds(): number {
    return this.#sum((pid) => {
      const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const [, , , , , , , , , , , user = 0, system = 0] = fields.split(' ').map(Number);
      return (user + system) / TICKS_PER_SECOND;
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#children.values()].map((child) => endProcess(child)));
    this.#children.clear();
  }

  #sum(of: (pid: number) => number): number {
    return [...this.#children.values()].reduce((sum, { pid }) => sum + of(pid ?? 0), 0);
  }

  #socket(part: Part): string {
    return join(this.#folder, `${part}.socket`);
  }

  async #waitAt(
    part: Part,
    command: readonly string[],
    settings: Readonly<Record<string, string>>,
  ): Promise<void> {
    // A leftover of an earlier one leads nowhere.
    rmSync(this.#socket(part), { force: true });
    const environment = { ...settings, NODE_ENV: 'production' };
    const names = Object.keys(environment).flatMap((name) => ['-E', name]);
    const words = ['--pdeathsig', 'KILL', ACTIVATE, '-l', this.#socket(part), ...names, ...command];
    const child = spawn('setpriv', words, {
      cwd: this.#release,
      env: { PATH: process.env['PATH'], ...environment },
      stdio: 'ignore',
    });
    this.#children.set(part, child);
    const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
    await Promise.race([failed, this.#untilThere(part, child)]);
    chmodSync(this.#socket(part), 0o600);
  }

  async #untilThere(part: Part, child: ChildProcess): Promise<void> {
    for (const until = Date.now() + TIMEOUT_MS; !isListening(this.#socket(part));) {
      if (child.exitCode !== null || Date.now() > until) {
        throw new Error(`${ACTIVATE} does not wait at a socket: systemd has to be installed.`);
      }
      await sleep(POLL_MS);
    }
  }
}

/** A socket exists a moment before it accepts; a test connection would wake the service. */
function isListening(path: string): boolean {
  const sockets = readFileSync('/proc/net/unix', 'utf8').split('\n');
  return sockets.some((line) => line.endsWith(` ${path}`) && line.split(' ')[3] === ACCEPTS);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_STOP_MS);
  await ended;
  clearTimeout(timer);
}
