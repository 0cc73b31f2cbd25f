import type { Target, Trial } from './context.ts';
import * as faults from './league-faults.ts';
import { cutPower } from './league-power-cut.ts';
import { type Fault, inRounds, onStage } from './league-rounds.ts';
import type { Mode } from './replay.ts';

type Shimmed = Parameters<typeof onStage>[2];

const LEAGUES = ['league, SQLite', 'league, PostgreSQL'] as const;
const POSTGRESQL = ['league, PostgreSQL'] as const;

/** Every fault on every target that it can happen to: the rows of the table. */
export const TRIALS: readonly Trial[] = [
  ...powerCuts('power cut', 'synced'),
  ...powerCuts('power cut, torn writes', 'torn'),
  ...underLoad('kill', LEAGUES, faults.kill),
  ...underLoad('connections ended: idle', POSTGRESQL, faults.terminate('idle')),
  ...underLoad('connections ended: in transaction', POSTGRESQL, faults.terminate('in transaction')),
  ...underLoad('connections ended: waiting', POSTGRESQL, faults.terminate('waiting for the lock')),
  ...underLoad('connections ended: committing', POSTGRESQL, faults.terminate('committing')),
  ...underLoad('database restarted', POSTGRESQL, faults.restartDatabase),
  ...underLoad('database killed', POSTGRESQL, faults.killDatabase),
  ...underLoad('database frozen', POSTGRESQL, faults.freezeDatabase),
  ...underLoad('database away for 20 s', POSTGRESQL, faults.takeDatabaseAway),
  ...underLoad('service frozen', LEAGUES, faults.freezeService),
  ...underLoad('disk full', ['league, SQLite'], faults.fillDisk, 'league'),
  ...underLoad('disk full', POSTGRESQL, faults.fillDisk, 'postgres'),
  ...underLoad('clock moved', LEAGUES, faults.moveClock, 'league'),
];

function powerCuts(fault: string, mode: Mode): Trial[] {
  return LEAGUES.map((target) => ({ fault, target, needsShim: true, run: cutPower(mode, target) }));
}

function underLoad(
  fault: string,
  targets: readonly Target[],
  cause: Fault,
  shimmed: Shimmed = 'nothing',
): Trial[] {
  return targets.map((target) => ({
    fault,
    target,
    needsShim: shimmed !== 'nothing',
    run: (context) => onStage(context, target, shimmed, (stage) => inRounds(stage, cause)),
  }));
}
