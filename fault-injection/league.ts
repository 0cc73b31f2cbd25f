import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeClub, type Club } from './league-club.ts';
import { LeagueClient } from './league-client.ts';
import type { PostgresServer } from './postgres-server.ts';
import { Seat } from './seat.ts';
import { type ServiceEnvironment, Service } from './service.ts';
import type { Tally } from './tally.ts';

const MAIN = new URL('../league/src/main.ts', import.meta.url).pathname;
const COMMANDS = new URL('../league/src/cli/main.ts', import.meta.url).pathname;
const SECRET = 'a-secret-for-fault-injection';
/** Log lines at this level or above are meant for the operator. */
const WARNING = 40;

/** The league with its data, in one or several processes, on either database. */
export class League {
  readonly folder: string;
  /** The league's own data folder, which exists with PostgreSQL too. */
  readonly data: string;
  readonly postgres: PostgresServer | null;
  readonly tally: Tally;
  readonly seats: readonly Seat[];
  /** Additional environment variables for its processes. */
  environment: ServiceEnvironment = {};
  club: Club = { key: '', division: '', matches: [], played: 0 };

  constructor(
    folder: string,
    { postgres, tally }: { readonly postgres: PostgresServer | null; readonly tally: Tally },
  ) {
    this.folder = folder;
    this.data = join(folder, 'league');
    mkdirSync(this.data, { recursive: true, mode: 0o700 });
    this.postgres = postgres;
    this.tally = tally;
    // With a database server, several processes are possible.
    this.seats = postgres === null ? [new Seat()] : [new Seat(), new Seat()];
  }

  /** Starts the league and installs a club with open matches. */
  async install(): Promise<void> {
    await this.start();
    this.club = await makeClub((key) => this.client(this.firstSeat, key), SECRET);
  }

  get firstSeat(): Seat {
    const [seat] = this.seats;
    if (seat === undefined) throw new TypeError('a league has a process');
    return seat;
  }

  /** The secret that installs a club or asks whether there is one. */
  get secret(): string {
    return SECRET;
  }

  /** Restores all its data from a copy of its folder. */
  putBack(copy: string): void {
    rmSync(this.folder, { recursive: true, force: true });
    cpSync(copy, this.folder, { recursive: true });
  }

  get database(): string {
    return join(this.data, 'league.sqlite');
  }

  async start(): Promise<void> {
    for (const seat of this.seats) await this.startSeat(seat);
  }

  /** @returns whether the process answers; if not, it has ended and its output says why */
  async startSeat(seat: Seat): Promise<boolean> {
    const service = await Service.start(MAIN, this.settings);
    seat.service = service;
    seat.isUp = service.isRunning && service.base !== '';
    return seat.isUp;
  }

  async stop(name: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await Promise.all(this.seats.map((seat) => this.stopSeat(seat, name)));
  }

  async stopSeat(seat: Seat, name: NodeJS.Signals): Promise<void> {
    seat.isUp = false;
    await seat.service?.stop(name);
    this.#note(seat);
  }

  /** Counts processes that ended on their own, and restarts them. */
  async countCrashes(): Promise<void> {
    for (const seat of this.seats) {
      if (seat.service?.hasCrashed !== true) continue;
      this.tally.count('crashes', seat.service.output.slice(-2000));
      this.#note(seat);
      await this.startSeat(seat);
    }
  }

  client(seat: Seat = this.firstSeat, key: string = this.club.key): LeagueClient {
    return new LeagueClient(seat, key, this.tally);
  }

  /** Runs a command of the league's command line to its end. */
  async command(words: readonly string[], environment: ServiceEnvironment = {}): Promise<Service> {
    const command = new Service(COMMANDS, { ...this.settings, ...environment }, words);
    await command.ended;
    return command;
  }

  get settings(): ServiceEnvironment {
    return {
      LEAGUE_DATA: this.data,
      LEAGUE_STATE: join(this.folder, 'state'),
      LEAGUE_PORT: '0',
      LEAGUE_LOG_LEVEL: 'warn',
      LEAGUE_INSTALLATION_SECRET: SECRET,
      LEAGUE_RATE_LIMIT: '1000000000',
      LEAGUE_ADDRESS_RATE_LIMIT: '1000000000',
      ...(this.postgres === null ? {} : { DATABASE_URL: this.postgres.url }),
      ...this.environment,
    };
  }

  /** Notes a process's log lines for the operator. */
  #note(seat: Seat): void {
    for (const line of (seat.service?.output ?? '').split('\n')) {
      const said = readWarning(line);
      if (said !== null) this.tally.say(`log: ${said}`);
    }
  }
}

/** The message of a log line for the operator; null for any other. */
function readWarning(line: string): string | null {
  if (!line.startsWith('{')) return null;
  const { level, msg, err } = JSON.parse(line) as {
    level: number;
    msg?: string;
    err?: { code?: string | number; message?: string };
  };
  if (level < WARNING) return null;
  const cause = err === undefined ? '' : ` (${err.code ?? ''} ${err.message ?? ''})`;
  return `${msg ?? ''}${cause}`.replaceAll(/\d{4,}/g, 'N');
}
