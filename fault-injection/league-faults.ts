import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from './seat.ts';
import type { Fault, LeagueStage } from './league-rounds.ts';
import type { PostgresServer } from './postgres-server.ts';

const AWAY_MS = 20_000;
const FROZEN_MS = 7000;
const TIMEOUT_MS = 10_000;
const READ_ONLY_MS = 2000;
const DAY_MS = 86_400_000;

/** Kills the service at a random moment; with several processes, one after the other. */
export const kill: Fault = async ({ league, context }) => {
  const seat = pickSeat(league.seats, context.random);
  await league.stopSeat(seat, 'SIGKILL');
  const end = performance.now();
  await league.startSeat(seat);
  return end;
};

/** Suspends the service for a while. */
export const freezeService: Fault = async ({ league, context }) => {
  const seat = pickSeat(league.seats, context.random);
  seat.isUp = false;
  seat.service?.child.kill('SIGSTOP');
  await sleep(FROZEN_MS);
  seat.service?.child.kill('SIGCONT');
  seat.isUp = true;
  return performance.now();
};

/** Moves the clock one day ahead, then two days back, then to the right time again. */
export const moveClock: Fault = async ({ control }) => {
  for (const offset of [DAY_MS, -DAY_MS, 0]) {
    control?.set('clockOffsetMs', offset);
    await sleep(150);
  }
  return performance.now();
};

/** Fills the disk below the SQLite file or below PostgreSQL. */
export const fillDisk: Fault = async (stage) => {
  const { league, control } = stage;
  control?.set('isFull', 1);
  await pollHealth(stage, 1500);
  control?.set('isFull', 0);
  const end = performance.now();
  // A server that had no space for its log may have stopped.
  if (league.postgres?.isRunning === false) await league.postgres.start();
  return end;
};

/** Makes the disk below the SQLite file fail reads, writes and syncs. */
export const failDisk: Fault = async (stage) => {
  stage.control?.set('isFailing', 1);
  await pollHealth(stage, 1500);
  stage.control?.set('isFailing', 0);
  return performance.now();
};

/** Another process writes to the SQLite file and does not finish. */
export const lockDatabase: Fault = async (stage) => {
  const other = new DatabaseSync(stage.league.database);
  other.exec('pragma busy_timeout = 5000; begin immediate');
  await pollHealth(stage, FROZEN_MS);
  other.exec('rollback');
  other.close();
  return performance.now();
};

export const restartDatabase: Fault = async ({ league, context }) => {
  const server = expectPostgres(league.postgres);
  await server.stop(context.random() < 0.5 ? 'SIGINT' : 'SIGQUIT');
  await server.start();
  return performance.now();
};

export const killDatabase: Fault = async ({ league }) => {
  const server = expectPostgres(league.postgres);
  await server.kill();
  await server.start();
  return performance.now();
};

/** The server refuses writes, like a standby. */
export const forbidWrites: Fault = async (stage) => {
  const server = expectPostgres(stage.league.postgres);
  server.sql(`alter system set default_transaction_read_only = on`);
  server.sql('select pg_reload_conf()');
  await pollHealth(stage, READ_ONLY_MS);
  server.sql(`alter system reset default_transaction_read_only`);
  server.sql('select pg_reload_conf()');
  return performance.now();
};

export const freezeDatabase: Fault = async (stage) => {
  const server = expectPostgres(stage.league.postgres);
  server.freeze();
  await pollHealth(stage, FROZEN_MS);
  server.thaw();
  return performance.now();
};

/** Stops the database for long enough to restart the service too. */
export const takeDatabaseAway: Fault = async (stage) => {
  const { league, context } = stage;
  const server = expectPostgres(league.postgres);
  await server.stop('SIGINT');
  const seat = pickSeat(league.seats, context.random);
  await league.stopSeat(seat, 'SIGTERM');
  const starting = league.startSeat(seat);
  await pollHealth(stage, AWAY_MS);
  await server.start();
  const end = performance.now();
  await starting;
  return end;
};

/** Ends the service's connections in one state. */
export function terminateConnections(
  state: 'idle' | 'in transaction' | 'waiting for the lock' | 'committing',
): Fault {
  return async ({ league, context }) => {
    const server = expectPostgres(league.postgres);
    switch (state) {
      case 'idle':
        await endConnections(server, `state = 'idle'`);
        break;
      case 'in transaction':
        await endConnections(server, `xact_start is not null`);
        break;
      case 'waiting for the lock': {
        const holder = server.holdLock();
        await endConnections(server, `wait_event_type = 'Lock'`);
        holder.kill();
        // Killing it would leave its connection to end on its own.
        server.sql(
          `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%'
           and pid <> pg_backend_pid()`,
        );
        break;
      }
      case 'committing': {
        // A commit then waits for a second server that does not exist.
        server.sql(`alter system set synchronous_standby_names = 'nobody'`);
        server.sql('select pg_reload_conf()');
        await endConnections(server, `wait_event = 'SyncRep'`);
        server.sql(`alter system reset synchronous_standby_names`);
        server.sql('select pg_reload_conf()');
        break;
      }
    }
    await sleep(context.random() * 100);
    return performance.now();
  };
}

/**
 * Ends the connections that match a condition, as soon as there are any. The server itself looks
 * for them, because some states last only a moment.
 */
async function endConnections(server: PostgresServer, condition: string): Promise<void> {
  // This connection itself must not wait for a second server.
  const found = await server.sqlBeside(`
    set synchronous_commit = local;
    create or replace function pg_temp.end_some() returns int language plpgsql as $$
    declare ended int := 0;
    begin
      for attempt in 1..${TIMEOUT_MS} loop
        perform pg_stat_clear_snapshot();
        select count(pg_terminate_backend(pid)) into ended from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()
          and application_name <> 'psql' and ${condition};
        exit when ended > 0;
        perform pg_sleep(0.001);
      end loop;
      return ended;
    end $$;
    select pg_temp.end_some()`);
  if (Number(found) === 0) throw new Error(`no connection was found where ${condition}`);
}

/** Lets time pass and polls healthz in the meantime. */
async function pollHealth({ league, context }: LeagueStage, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const seat of league.seats.filter((one) => one.isUp)) {
      const started = performance.now();
      const said = await league.client(seat).health();
      if (seat.isUp) context.tally.say(`healthz: ${said}`);
      context.tally.slowestHealth = Math.max(
        context.tally.slowestHealth,
        performance.now() - started,
      );
    }
    await sleep(Math.min(500, Math.max(0, until - performance.now())));
  }
}

function pickSeat(seats: readonly Seat[], random: () => number): Seat {
  const seat = seats[Math.floor(random() * seats.length)];
  if (seat === undefined) throw new TypeError('a league has a process');
  return seat;
}

function expectPostgres(server: PostgresServer | null): PostgresServer {
  if (server === null) throw new TypeError('this fault is one of PostgreSQL');
  return server;
}
