import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

export interface TrialInstallation {
  readonly folder: string;
  /** Undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Set to install the club with this secret; otherwise the league makes one. */
  readonly installationSecret?: string | undefined;
  readonly ports: { readonly league: number; readonly clubhouse: number; readonly relay: number };
}

export type Program = 'league' | 'clubhouse' | 'relay';

const MAINS: Readonly<Record<Program, string>> = {
  league: 'league/src/main.ts',
  clubhouse: 'clubhouse/src/main.ts',
  relay: 'relay/src/hosts/node/main.ts',
};
/** Node's flags for each service, as in the systemd units. */
const FLAGS: Readonly<Record<Program, readonly string[]>> = {
  league: ['--max-semi-space-size=4'],
  clubhouse: ['--max-semi-space-size=4'],
  relay: ['--max-semi-space-size=1', '--initial-heap-size=128'],
};
const TIMEOUT_MS = 60_000;
/** The rate limit for the demo that plays the club: it calls more often than anybody else. */
const UNLIMITED = '1000000000';

/** A started service, or its output if it did not start. */
export type StartOutcome =
  | { readonly is: 'up'; readonly ms: number; readonly stop: () => Promise<void> }
  | { readonly is: 'refused'; readonly said: string };

export class Release {
  readonly #root: string;
  readonly #prefix: readonly string[];
  readonly #running = new Set<ChildProcess>();

  /** @param prefix of each command line, which limits its resources */
  constructor(root: string, prefix: readonly string[] = []) {
    if (!existsSync(join(root, MAINS.league))) throw new Error(`${root} is no unpacked release.`);
    this.#root = root;
    this.#prefix = prefix;
  }

  /** Starts one of its services, and waits until it answers or ends. */
  async start(program: Program, place: TrialInstallation): Promise<StartOutcome> {
    const since = performance.now();
    const args = [...FLAGS[program], MAINS[program]];
    const { child, output } = this.#spawn(args, place);
    const ended = once(child, 'close');
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until;) {
      if (child.exitCode !== null || child.signalCode !== null) break;
      if (/ answers at http/.test(output())) {
        return { is: 'up', ms: Math.round(performance.now() - since), stop };
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await stop();
    return { is: 'refused', said: output().trim() };
  }

  /** Runs a command to the end. @throws Error with its output */
  async command(place: TrialInstallation, ...words: readonly string[]): Promise<string> {
    const { child, output } = this.#spawn(['league/src/cli/main.ts', ...words], place);
    await once(child, 'close');
    if (child.exitCode === 0) return output();
    throw new Error(`league ${words.join(' ')} failed:\n${output()}`);
  }

  /** Ends the processes that an aborted trial left running. */
  async end(): Promise<void> {
    for (const child of this.#running) {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    }
  }

  #spawn(
    args: readonly string[],
    place: TrialInstallation,
  ): { readonly child: ChildProcess; readonly output: () => string } {
    const node = join(this.#root, 'node_modules/node/bin/node');
    const [command = node, ...words] = [...this.#prefix, node, ...args];
    const child = spawn(command, words, {
      cwd: this.#root,
      env: { PATH: process.env['PATH'], ...makeEnvironment(place) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.add(child);
    child.once('close', () => this.#running.delete(child));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (some: string) => (output += some));
    }
    return { child, output: () => output };
  }
}

export function makeProgramUrl({ ports }: TrialInstallation, program: Program): string {
  return `http://127.0.0.1:${ports[program]}`;
}

/** The data folders of each service, in the folder of a trial. */
export const DATA: Readonly<Record<Program, string>> = {
  league: 'league',
  clubhouse: 'clubhouse',
  relay: 'relay',
};

function makeEnvironment({
  folder,
  databaseUrl,
  installationSecret,
  ports,
}: TrialInstallation): Record<string, string> {
  const own = (name: string) => join(folder, name);
  return {
    NODE_ENV: 'production',
    LEAGUE_PORT: String(ports.league),
    LEAGUE_DATA: own(DATA.league),
    LEAGUE_STATE: own('mark'),
    LEAGUE_RATE_LIMIT: UNLIMITED,
    LEAGUE_LOG_LEVEL: 'error',
    LEAGUE_URL: `http://127.0.0.1:${ports.league}`,
    LEAGUE_WEBSITE_KEY_FILE: own('website-key'),
    CLUBHOUSE_PORT: String(ports.clubhouse),
    CLUBHOUSE_DATA: own(DATA.clubhouse),
    RELAY_PORT: String(ports.relay),
    RELAY_DATA: own(DATA.relay),
    PUBLIC_HOSTING: 'on',
    DAILY_GAME_LIMIT: '1000000',
    NETWORK_GAME_LIMIT: '1000000',
    NETWORK_SOCKET_LIMIT: '100000',
    ...(installationSecret === undefined ? {} : { LEAGUE_INSTALLATION_SECRET: installationSecret }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
}
