import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installClub } from 'test-kit/club-calls';
import { findFreePort } from 'test-kit/free-port';
import { listNodeArguments } from 'test-kit/node-arguments';
import { FaultyProxy } from './front.ts';
import { League } from './league.ts';
import { makeCaller, CLUB } from './league-club.ts';
import { type ServiceEnvironment, Service } from './service.ts';
import type { Tally } from './tally.ts';

const MAIN = new URL('../clubhouse/src/main.ts', import.meta.url).pathname;
const BUILD = new URL('../clubhouse/build/main.ts', import.meta.url).pathname;
const BUILT = new URL('../clubhouse/dist/.vite/manifest.json', import.meta.url).pathname;
const TIMEOUT_MS = 30_000;
export const NOTICE = 'Privacy notice (2026-10-01)';

export interface WebsitePage {
  readonly status: number;
  readonly text: string;
  readonly location: string;
}

/** The club's website and a league, with a faulty proxy between the two. */
export class Website {
  readonly league: League;
  readonly front: FaultyProxy;
  readonly data: string;
  readonly tally: Tally;
  environment: ServiceEnvironment = {};
  service: Service | null = null;
  /** The key of the club's administrator. */
  key = '';
  #url = '';
  #visitors = 0;

  constructor(folder: string, tally: Tally) {
    this.league = new League(folder, { postgres: null, tally });
    this.front = new FaultyProxy(() => this.league.firstSeat.service?.base ?? '');
    this.data = join(folder, 'clubhouse');
    mkdirSync(this.data, { recursive: true, mode: 0o700 });
    this.tally = tally;
  }

  /** Starts the league, installs a club, and starts the website. */
  async start(): Promise<void> {
    await buildOnce();
    await this.league.start();
    const leagueUrl = await this.front.listen();
    const asSecret = this.league.client(this.league.firstSeat, this.league.secret);
    const branding = { privacy_notice: { name: 'Privacy notice', date: '2026-10-01', text: 'x' } };
    const made = await installClub(makeCaller(asSecret), { ...CLUB, branding });
    this.key = made.adminKey;
    const port = await findFreePort();
    this.#url = `http://127.0.0.1:${port}`;
    this.service = await Service.start(MAIN, {
      CLUBHOUSE_DATA: this.data,
      CLUBHOUSE_PORT: String(port),
      CLUBHOUSE_URL: this.#url,
      CLUBHOUSE_TRUST_PROXY: '127.0.0.1',
      LEAGUE_URL: leagueUrl,
      LEAGUE_WEBSITE_KEY: made.websiteKey,
      ...this.environment,
    });
    if (this.service.base === '') throw new Error(`it does not start: ${this.service.output}`);
  }

  async stop(): Promise<void> {
    await this.service?.stop('SIGKILL');
    await this.league.stop('SIGKILL');
    this.front.close();
  }

  /** Sends a request as a new visitor from a separate network; null if there is no answer. */
  async ask(path: string, form?: Readonly<Record<string, string>>): Promise<WebsitePage | null> {
    this.#visitors += 1;
    const [third, fourth] = [Math.floor(this.#visitors / 250), (this.#visitors % 250) + 1];
    const started = performance.now();
    try {
      const answer = await fetch(this.#url + path, {
        method: form === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        headers: { origin: this.#url, 'x-forwarded-for': `198.18.${third}.${fourth}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      });
      const text = await answer.text();
      this.tally.answered(answer.status, performance.now() - started);
      return { status: answer.status, text, location: answer.headers.get('location') ?? '' };
    } catch (error) {
      this.tally.count('withoutProblem', `${path}: no answer (${String(error)})`);
      return null;
    }
  }

  /** The emails written, as a mail program sees them. */
  letters(): string[] {
    const folder = join(this.data, 'letters');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const whole = names.filter((name) => name.endsWith('.eml'));
    return whole.map((name) => readFileSync(join(folder, name), 'utf8'));
  }
}

let building: Promise<void> | null = null;

/** Builds the browser files unless they exist. */
function buildOnce(): Promise<void> {
  building ??= existsSync(BUILT) ? Promise.resolve() : buildWebsite();
  return building;
}

async function buildWebsite(): Promise<void> {
  const child = spawn(process.execPath, [...listNodeArguments(), BUILD], { stdio: 'ignore' });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error('npm run build -- clubhouse does not build');
}
