import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, FaultTarget } from './context.ts';
import { checkWrites } from './league-check.ts';
import * as faults from './league-faults.ts';
import { LeagueLoad } from './league-load.ts';
import { type Fault, runOnStage } from './league-rounds.ts';
import { checkSeats } from './relay-check.ts';
import {
  failDiskOfRelay,
  fillDiskOfRelay,
  freezeRelay,
  killRelay,
  moveClockOfRelay,
  runOnRelayStage,
} from './relay-faults.ts';
import { RelayLoad } from './relay-load.ts';
import type { Seat } from './seat.ts';

/*
 * All faults in random order, for some minutes under constant load. Memory is measured in processes
 * that are not restarted in the last two thirds.
 */

const QUIET_MS = 2000;
const SPREAD_MS = 3000;
const SAMPLE_MS = 10_000;
/** The service must recover this soon after each fault ends. */
export const RECOVERY_MS = 5000;
/** Growth means this factor between the second and the last third. */
const GROWTH = 1.25;

export interface Mixed {
  readonly target: FaultTarget;
  /** MiB of each surviving process, every ten seconds. */
  readonly resident: number[];
  /** The slowest recovery from each fault, in ms. */
  readonly recoveries: Map<string, number>;
}

type Faults = Readonly<Record<string, Fault>>;

const WITHOUT_END: Faults = {
  'service frozen': faults.freezeService,
  'clock moved': faults.moveClock,
  'disk full': faults.fillDisk,
};

const OF_SQLITE: Faults = {
  ...WITHOUT_END,
  'disk failing': faults.failDisk,
  'database locked': faults.lockDatabase,
};

const OF_POSTGRESQL: Faults = {
  ...WITHOUT_END,
  'connections ended: idle': faults.terminateConnections('idle'),
  'connections ended: in transaction': faults.terminateConnections('in transaction'),
  'connections ended: waiting': faults.terminateConnections('waiting for the lock'),
  'connections ended: committing': faults.terminateConnections('committing'),
  'database restarted': faults.restartDatabase,
  'database killed': faults.killDatabase,
  'database read-only': faults.forbidWrites,
  'database frozen': faults.freezeDatabase,
  'database away for 20 s': faults.takeDatabaseAway,
};

/** Runs the faults on all three targets at once. If one run fails, the others finish. */
export async function runMixed(
  minutes: number,
  contextOf: (target: FaultTarget) => Context,
): Promise<Mixed[]> {
  const until = performance.now() + minutes * 60_000;
  const run = (target: FaultTarget, work: (run: MixedRun) => Promise<Mixed>) =>
    finishRun(target, work, { until, context: contextOf(target) });
  return Promise.all([
    run('league, SQLite', (one) => runLeagueFaults('league, SQLite', OF_SQLITE, one)),
    run('league, PostgreSQL', (one) => runLeagueFaults('league, PostgreSQL', OF_POSTGRESQL, one)),
    run('relay', runRelayFaults),
  ]);
}

/** Counts and explains a run that fails. Its folder stays in use until all runs have finished. */
async function finishRun(
  target: FaultTarget,
  work: (run: MixedRun) => Promise<Mixed>,
  run: MixedRun,
): Promise<Mixed> {
  try {
    return await work(run);
  } catch (error) {
    const why = error instanceof Error ? error.stack : String(error);
    run.context.tally.count('crashes', `it broke off: ${why}`);
    return { target, resident: [], recoveries: new Map() };
  }
}

interface MixedRun {
  /** The end of the run, by performance.now. */
  readonly until: number;
  readonly context: Context;
}

async function runLeagueFaults(
  target: 'league, SQLite' | 'league, PostgreSQL',
  known: Faults,
  { until, context }: MixedRun,
): Promise<Mixed> {
  const mixed: Mixed = { target, resident: [], recoveries: new Map() };
  const { tally } = context;
  const shimmed = target === 'league, SQLite' ? 'league' : 'both';
  await runOnStage(context, target, shimmed, async (stage) => {
    const { league } = stage;
    const load = new LeagueLoad(league);
    const watching = watchSeat(league.firstSeat, mixed, until);
    await runFaultsAtRandom(
      known,
      { kill: faults.kill },
      { until, context },
      async (name, fault) => {
        const end = await fault(stage, load);
        await league.countCrashes();
        recordRecovery(mixed, name, await load.recovered(end), tally);
      },
    );
    await watching;
    await load.stop();
    await league.countCrashes();
    await checkWrites(league.client(), load.writes, tally);
  });
  judgeGrowth(mixed, tally);
  return mixed;
}

async function runRelayFaults({ until, context }: MixedRun): Promise<Mixed> {
  const mixed: Mixed = { target: 'relay', resident: [], recoveries: new Map() };
  const { tally } = context;
  await runOnRelayStage(context, async (stage) => {
    const load = new RelayLoad(stage.relay);
    const watching = watchSeat(stage.relay.seat, mixed, until);
    const known = {
      'service frozen': freezeRelay,
      'clock moved': moveClockOfRelay,
      'disk full': fillDiskOfRelay,
      'disk failing': failDiskOfRelay,
    };
    await runFaultsAtRandom(known, { kill: killRelay }, { until, context }, async (name, fault) => {
      const end = await fault(stage);
      await stage.relay.countCrashes();
      recordRecovery(mixed, name, await load.recovered(end), tally);
    });
    await watching;
    await load.stop();
    await checkSeats(stage.relay, load.writes);
  });
  judgeGrowth(mixed, tally);
  return mixed;
}

/** Causes the faults in random order; those that end a process come only in the first third. */
async function runFaultsAtRandom<F>(
  known: Readonly<Record<string, F>>,
  early: Readonly<Record<string, F>>,
  { until, context }: MixedRun,
  happen: (name: string, fault: F) => Promise<void>,
): Promise<void> {
  const earlyUntil = performance.now() + (until - performance.now()) / 3;
  while (performance.now() < until) {
    await sleep(QUIET_MS + context.random() * SPREAD_MS);
    const isEarly = performance.now() < earlyUntil;
    const choices = Object.entries(isEarly ? { ...known, ...early } : known);
    const [name, fault] = choices[Math.floor(context.random() * choices.length)] ?? [];
    if (name === undefined || fault === undefined) return;
    try {
      await happen(name, fault);
    } catch (error) {
      context.tally.count('crashes', `${name}: ${String(error)}`);
    }
    context.tally.rounds += 1;
  }
}

function recordRecovery(
  mixed: Mixed,
  name: string,
  ms: number | null,
  tally: Context['tally'],
): void {
  if (ms === null) {
    tally.count('withoutProblem', `${name}: nothing was taken any more`);
    return;
  }
  tally.recoveries.push(ms);
  mixed.recoveries.set(name, Math.max(ms, mixed.recoveries.get(name) ?? 0));
}

async function watchSeat(seat: Seat, mixed: Mixed, until: number): Promise<void> {
  while (performance.now() < until) {
    await sleep(Math.min(SAMPLE_MS, Math.max(1, until - performance.now())));
    const pid = seat.service?.child.pid;
    const resident = pid === undefined ? null : readResidentMiB(pid);
    if (resident !== null) mixed.resident.push(resident);
  }
}

/**
 * Works only on Linux.
 * @returns null if the process is ending or gone
 */
function readResidentMiB(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}

function judgeGrowth({ resident }: Mixed, tally: Context['tally']): void {
  const third = Math.floor(resident.length / 3);
  if (third < 3) return;
  const [middle, last] = [
    computeMean(resident.slice(third, -third)),
    computeMean(resident.slice(-third)),
  ];
  if (last > middle * GROWTH) {
    tally.count('crashes', `memory grows: ${middle.toFixed()} MiB, then ${last.toFixed()} MiB`);
  }
}

function computeMean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** A separate folder for a target. */
export function makeFolder(scratch: string, target: FaultTarget): string {
  const folder = join(scratch, target.replaceAll(/\W+/g, '-'));
  mkdirSync(folder, { mode: 0o755 });
  return folder;
}
