import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { listAnsweredPorts, chooseCut, Record } from './power-cut.ts';
import { Relay } from './relay.ts';
import { checkSeats } from './relay-check.ts';
import { RelayLoad } from './relay-load.ts';
import type { Mode } from './replay.ts';
import { Control, type Shim, makeShimEnvironment } from './shim.ts';

const BEFORE_MS = 150;
const SPREAD_MS = 250;
const AFTER_MS = 100;
const FROZEN_MS = 2000;
const DISK_MS = 1000;
const DAY_MS = 86_400_000;
const LOAD_MS = 400;
const CUTS_OF_A_RECORD = 10;

interface Stage {
  readonly relay: Relay;
  readonly context: Context;
  readonly control: Control | null;
}

/**
 * Causes a fault.
 * @returns when it was over, by performance.now
 */
type Fault = (stage: Stage) => Promise<number>;

export const killRelay: Fault = async ({ relay }) => {
  await relay.stop('SIGKILL');
  const end = performance.now();
  await relay.start();
  return end;
};

export const freezeRelay: Fault = async ({ relay }) => {
  relay.seat.isUp = false;
  relay.seat.service?.child.kill('SIGSTOP');
  await sleep(FROZEN_MS);
  relay.seat.service?.child.kill('SIGCONT');
  relay.seat.isUp = true;
  return performance.now();
};

export const fillDiskOfRelay: Fault = async ({ control }) => {
  control?.set('isFull', 1);
  await sleep(DISK_MS);
  control?.set('isFull', 0);
  return performance.now();
};

export const failDiskOfRelay: Fault = async ({ control }) => {
  control?.set('isFailing', 1);
  await sleep(DISK_MS);
  control?.set('isFailing', 0);
  return performance.now();
};

/** Moves the clock one day ahead, then two days back, then to the right time again. */
export const moveClockOfRelay: Fault = async ({ control }) => {
  for (const offset of [DAY_MS, -DAY_MS, 0]) {
    control?.set('clockOffsetMs', offset);
    await sleep(150);
  }
  return performance.now();
};

/** In every round, causes the fault while games are being created, then takes the seats again. */
export function runRelayRounds(fault: Fault) {
  return (context: Context): Promise<void> =>
    runOnRelayStage(context, async (stage) => {
      const { relay } = stage;
      for (let round = 0; round < context.rounds; round++) {
        const load = new RelayLoad(relay);
        await sleep(BEFORE_MS + context.random() * SPREAD_MS);
        const end = await fault(stage);
        await relay.countCrashes();
        const recovered = await load.recovered(end);
        if (recovered === null) context.tally.count('withoutProblem', 'no seat was given any more');
        else context.tally.recoveries.push(recovered);
        await sleep(AFTER_MS);
        await load.stop();
        await relay.countCrashes();
        await checkSeats(relay, load.writes);
        context.tally.rounds += 1;
      }
    });
}

/** Starts a relay for the work and removes it afterwards. */
export async function runOnRelayStage(
  context: Context,
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const { scratch, shim, tally } = context;
  const control = shim === null ? null : new Control(join(scratch, 'control'));
  const relay = new Relay(scratch, tally);
  try {
    if (shim !== null && control !== null) {
      relay.environment = makeShimEnvironment(shim, { control, folder: relay.data });
    }
    await relay.start();
    await work({ relay, context, control });
  } finally {
    await relay.stop('SIGKILL');
    control?.close();
  }
}

/**
 * Cuts the power while games are created, and starts the relay on what the disk may then contain.
 */
export function cutPowerOfRelay(mode: Mode) {
  return (context: Context): Promise<void> =>
    runOnRelayStage(context, async (stage) => {
      for (let left = context.rounds; left > 0; left -= CUTS_OF_A_RECORD) {
        await replayCuts(stage, mode, Math.min(left, CUTS_OF_A_RECORD));
      }
    });
}

async function replayCuts(
  { relay, context, control }: Stage,
  mode: Mode,
  cuts: number,
): Promise<void> {
  const { scratch, shim, tally, random } = context;
  if (control === null) throw new TypeError('nothing is recorded without a shim');
  await relay.stop();
  const record = new Record(relay.data, scratch);
  control.set('skipsSync', Number(context.skipsSync));
  relay.environment = record.environment(shim as Shim, control, { sent: true });
  await relay.start();
  const load = new RelayLoad(relay);
  await sleep(LOAD_MS);
  await load.stop();
  const operations = record.read();
  for (let cut = 0; cut < cuts; cut++) {
    const length = chooseCut(operations, random);
    const folder = join(scratch, 'after');
    mkdirSync(folder, { recursive: true });
    const after = new Relay(folder, tally);
    record.cut(operations, { length, mode, random }, after.data);
    const ports = listAnsweredPorts(operations, length);
    const known = load.writes.map((write) => ({
      ...write,
      isAcknowledged: write.isAcknowledged && ports[write.kind].has(write.port),
    }));
    const started = performance.now();
    if (await after.start()) {
      tally.recoveries.push(performance.now() - started);
      await checkSeats(after, known);
    } else {
      tally.count('crashes', `it does not start: ${after.seat.service?.output}`);
      tally.lost += known.filter((write) => write.isAcknowledged).length;
    }
    await after.stop();
    tally.rounds += 1;
  }
}
