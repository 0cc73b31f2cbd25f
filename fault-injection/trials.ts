import type { Target, Trial } from './context.ts';
import * as faults from './league-faults.ts';
import { damageFiles } from './league-damage.ts';
import { cutPower } from './league-power-cut.ts';
import { type Fault, inRounds, onStage } from './league-rounds.ts';
import {
  cutPowerOfRelay,
  failDiskOfRelay,
  fillDiskOfRelay,
  freezeRelay,
  killRelay,
  moveClockOfRelay,
  relayInRounds,
} from './relay-faults.ts';
import { damageFileOfRelay } from './relay-damage.ts';
import { cutPowerOfRestore, killRestore } from './league-restore.ts';
import type { Mode } from './replay.ts';
import { floodWebsite } from './website-flood.ts';
import { diskFault, frontFault, websiteInRounds } from './website-faults.ts';

type ShimTarget = Parameters<typeof onStage>[2];

const LEAGUES = ['league, SQLite', 'league, PostgreSQL'] as const;
const POSTGRESQL = ['league, PostgreSQL'] as const;

/** The relay's faults that need the shim. */
const SHIMMED_OF_RELAY = /^(power|disk|clock)/;

/** Every fault on every possible target: the rows of the table. */
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
  ...underLoad('database read-only', POSTGRESQL, faults.forbidWrites),
  ...underLoad('database frozen', POSTGRESQL, faults.freezeDatabase),
  ...underLoad('database away for 20 s', POSTGRESQL, faults.takeDatabaseAway),
  ...underLoad('database locked by another', ['league, SQLite'], faults.lockDatabase),
  ...underLoad('service frozen', LEAGUES, faults.freezeService),
  ...underLoad('disk full', ['league, SQLite'], faults.fillDisk, 'league'),
  ...underLoad('disk full', POSTGRESQL, faults.fillDisk, 'postgres'),
  ...underLoad('disk failing', ['league, SQLite'], faults.failDisk, 'league'),
  ...underLoad('clock moved', LEAGUES, faults.moveClock, 'league'),
  ofFiles('damaged files', damageFiles, false),
  ofFiles('restore killed at each step', killRestore, true),
  ofFiles('power cut in a restore', cutPowerOfRestore, true),
  ofRelay('power cut', cutPowerOfRelay('synced')),
  ofRelay('power cut, torn writes', cutPowerOfRelay('torn')),
  ofRelay('kill', relayInRounds(killRelay)),
  ofRelay('service frozen', relayInRounds(freezeRelay)),
  ofRelay('disk full', relayInRounds(fillDiskOfRelay)),
  ofRelay('disk failing', relayInRounds(failDiskOfRelay)),
  ofRelay('clock moved', relayInRounds(moveClockOfRelay)),
  ofRelay('damaged files', damageFileOfRelay),
  ofWebsite('league away', frontFault('away')),
  ofWebsite('league slow', frontFault('slow')),
  ofWebsite('league cut off', frontFault('cut off')),
  ofWebsite('bad gateway', frontFault('bad gateway')),
  ofWebsite('HTML with 200', frontFault('page of its own')),
  { fault: 'flood of a page', target: 'website', needsShim: false, run: floodWebsite },
  ofWebsite('disk full', diskFault('isFull')),
  ofWebsite('disk read-only', diskFault('isReadOnly')),
];

function ofFiles(fault: string, run: Trial['run'], needsShim: boolean): Trial {
  return { fault, target: 'league, SQLite', needsShim, run };
}

function ofRelay(fault: string, run: Trial['run']): Trial {
  return { fault, target: 'relay', needsShim: SHIMMED_OF_RELAY.test(fault), run };
}

function ofWebsite(fault: string, cause: Parameters<typeof websiteInRounds>[0]): Trial {
  const needsShim = fault.startsWith('disk');
  return { fault, target: 'website', needsShim, run: websiteInRounds(cause) };
}

function powerCuts(fault: string, mode: Mode): Trial[] {
  return LEAGUES.map((target) => ({ fault, target, needsShim: true, run: cutPower(mode, target) }));
}

function underLoad(
  fault: string,
  targets: readonly Target[],
  cause: Fault,
  shimmed: ShimTarget = 'nothing',
): Trial[] {
  return targets.map((target) => ({
    fault,
    target,
    needsShim: shimmed !== 'nothing',
    run: (context) => onStage(context, target, shimmed, (stage) => inRounds(stage, cause)),
  }));
}
