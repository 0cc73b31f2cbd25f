import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from 'test-kit/free-port';
import { type StartedProgram, startProgram } from 'test-kit/started-program';
import type { Dovecot } from '../test/dovecot.ts';
import type { League } from '../test/league.ts';
import type { Chance } from '../test/replies/chance.ts';

const MAIN = fileURLToPath(new URL('late-clubhouse.ts', import.meta.url));
/** The clock advances by this much at each start, so that no member waits an hour for a limit. */
const STEP_MS = 3_600_000;

type ProgramOwner = Parameters<typeof startProgram>[0];

interface Options {
  readonly owner: ProgramOwner;
  readonly league: League;
  readonly dovecot: Dovecot;
  /** The port of the mail server for the clubhouse's outgoing emails. */
  readonly smtpPort: number;
  readonly folder: string;
}

/** The process of a clubhouse with answerable emails, restarted repeatedly on one folder. */
export class ClubhouseLives {
  readonly #options: Options;
  readonly #port: number;
  #started: StartedProgram | null = null;
  #starts = 0;
  #logs = '';
  #turn: Promise<void> = Promise.resolve();

  private constructor(options: Options, port: number) {
    this.#options = options;
    this.#port = port;
  }

  static async start(options: Options): Promise<ClubhouseLives> {
    const lives = new ClubhouseLives(options, await findFreePort());
    await lives.begin();
    return lives;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Its own clock, in epoch milliseconds. */
  get now(): number {
    return Date.now() + Math.max(0, this.#starts - 1) * STEP_MS;
  }

  get log(): string {
    return this.#logs + (this.#started?.output() ?? '');
  }

  async begin(): Promise<void> {
    await this.#spawn();
    await this.#isUp();
  }

  /** Stops the clubhouse as an operator does and starts it an hour later. Not during kills. */
  restart(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#isUp();
      this.#end('SIGTERM');
      await this.#ended();
      await this.begin();
    });
  }

  /**
   * Kills the clubhouse again and again, while it starts and works. `isDue` spreads the kills out.
   * @param isOver ends the kills early
   */
  async killAgain(
    times: number,
    chance: Chance,
    { isDue, isOver }: { isDue: (kills: number) => boolean; isOver: () => boolean },
  ): Promise<number> {
    let kills = 0;
    while (kills < times && !isOver()) {
      if (isDue(kills)) {
        await this.#inTurn(() => this.#kill(chance));
        kills += 1;
      } else await sleep(20);
    }
    await this.#isUp();
    return kills;
  }

  async #kill(chance: Chance): Promise<void> {
    // One in eight is killed before it answers.
    if (chance.happens(88)) await this.#isUp();
    await sleep(chance.below(1500));
    this.#end('SIGKILL');
    await this.#ended();
    await this.#spawn();
  }

  /** Waits for the site to answer. On a busy machine, this takes longer than one `says` waits. */
  async #isUp(): Promise<void> {
    const started = this.#started;
    if (started === null) return;
    for (let tries = 0; ; tries++) {
      try {
        await started.says(/The clubhouse answers at/);
        return;
      } catch (error) {
        if (tries > 3 || started.child.exitCode !== null) throw error;
      }
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  query(sql: string): Record<string, unknown>[] {
    const path = join(this.#options.folder, 'data', 'clubhouse.sqlite');
    const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  }

  #end(signal: NodeJS.Signals): void {
    this.#started?.child.kill(signal);
  }

  async #ended(): Promise<void> {
    await this.#started?.ended;
    this.#logs += this.#started?.output() ?? '';
    this.#started = null;
  }

  async #spawn(): Promise<void> {
    const { owner, league, dovecot, smtpPort, folder } = this.#options;
    const { user, password, port } = dovecot.server;
    const login = [user, password].map(encodeURIComponent).join(':');
    this.#started = await startProgram(owner, MAIN, {
      folder,
      environment: {
        CLOCK_AHEAD_MS: String(this.#starts * STEP_MS),
        CLUBHOUSE_PORT: `${this.#port}`,
        CLUBHOUSE_URL: this.url,
        // Each player has a different network.
        CLUBHOUSE_TRUST_PROXY: '1',
        CLUBHOUSE_DATA: join(folder, 'data'),
        CLUBHOUSE_REPLY_ADDRESS: 'answers+{token}@club.example',
        IMAP_URL: `imap://${login}@127.0.0.1:${port}`,
        LEAGUE_URL: league.url,
        LEAGUE_WEBSITE_KEY: league.websiteKey,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'club@club.example',
      },
    });
    this.#starts += 1;
  }
}
