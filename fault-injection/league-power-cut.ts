import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { checkWrites } from './league-check.ts';
import { LeagueLoad } from './league-load.ts';
import { markAcknowledged, runOnStage, type LeagueStage } from './league-rounds.ts';
import { League } from './league.ts';
import { listAnsweredIds, chooseCut, Record } from './power-cut.ts';
import type { DiskOperation } from './recording.ts';
import type { Mode } from './replay.ts';
import type { Shim } from './shim.ts';

const LOAD_MS = 600;
/** How many cuts are tried on one recording. */
const CUTS_OF_A_RECORD = 5;

/** Cuts the power under load and starts the service on what the disk may then contain. */
export function cutPower(mode: Mode, target: 'league, SQLite' | 'league, PostgreSQL') {
  return (context: Context): Promise<void> =>
    runOnStage(context, target, 'nothing', async (stage) => {
      for (let left = context.rounds; left > 0; left -= CUTS_OF_A_RECORD) {
        const recorded = await recordLoad(stage);
        for (let cut = 0; cut < Math.min(left, CUTS_OF_A_RECORD); cut++) {
          await checkCut(stage, recorded, mode);
          context.tally.rounds += 1;
        }
      }
    });
}

interface LoadRecording {
  readonly record: Record;
  readonly operations: readonly DiskOperation[];
  readonly writes: LeagueLoad['writes'];
}

/** Runs the system under load and records its disk operations. */
async function recordLoad({ league, context, control }: LeagueStage): Promise<LoadRecording> {
  const shim = context.shim as Shim;
  const { postgres } = league;
  if (control === null) throw new TypeError('nothing is recorded without a shim');
  await league.stop();
  await postgres?.stop('SIGINT');
  const seen = new Record(postgres?.data ?? league.data, context.scratch);
  control.set('skipsSync', Number(context.skipsSync));
  league.environment = seen.environment(shim, control, { sent: true });
  await postgres?.start(seen.environment(shim, control, { sent: false }));
  await league.start();
  const load = new LeagueLoad(league);
  await sleep(LOAD_MS);
  await load.stop();
  // Nobody waits for anything recorded after this.
  const operations = seen.read();
  return { record: seen, operations, writes: load.writes };
}

/** Starts the service on a possible state after one cut, and checks for the acknowledged writes. */
async function checkCut(stage: LeagueStage, recording: LoadRecording, mode: Mode): Promise<void> {
  const { context, league } = stage;
  const { tally, random } = context;
  const { operations, writes } = recording;
  const folder = join(context.scratch, 'after');
  mkdirSync(folder, { recursive: true });
  const length = chooseCut(operations, random);
  const postgres = league.postgres?.on(folder) ?? null;
  const after = new League(folder, { postgres, tally });
  recording.record.cut(operations, { length, mode, random }, postgres?.data ?? after.data);
  after.club = league.club;
  const acknowledged = markAcknowledged(writes, listAnsweredIds(operations, length));
  const failures = tally.faults.length;
  try {
    if (postgres) {
      await league.postgres?.stop('SIGQUIT');
      postgres.own();
      await postgres.start();
    }
    const started = performance.now();
    if (await after.startSeat(after.firstSeat)) {
      tally.recoveries.push(performance.now() - started);
      await checkWrites(after.client(), acknowledged, tally);
      const doctor = await after.command(['doctor']);
      for (const found of doctor.output.match(/^FAIL .*$/gm) ?? []) tally.count('lost', found);
    } else {
      const all = acknowledged.filter((write) => write.isAcknowledged).length;
      tally.count('crashes', `it does not start: ${after.firstSeat.service?.output}`);
      tally.lost += all;
    }
  } finally {
    await after.stop();
    await postgres?.remove();
  }
  if (tally.faults.length > failures) {
    tally.faults.push(`(cut after ${length} of ${operations.length} operations)`);
  }
}
