import type { FaultTarget, Trial } from './context.ts';
import * as faults from './league-faults.ts';
import { damageFiles } from './league-damage.ts';
import { cutPower } from './league-power-cut.ts';
import { type Fault, runRounds, runOnStage } from './league-rounds.ts';
import {
  cutPowerOfRelay,
  failDiskOfRelay,
  fillDiskOfRelay,
  freezeRelay,
  killRelay,
  moveClockOfRelay,
  runRelayRounds,
} from './relay-faults.ts';
import { damageRelayFile } from './relay-damage.ts';
import { cutPowerOfRestore, killRestore } from './league-restore.ts';
import type { Mode } from './replay.ts';
import { floodWebsite } from './website-flood.ts';
import { makeDiskFault, makeFrontFault, runWebsiteRounds } from './website-faults.ts';

type ShimTarget = Parameters<typeof runOnStage>[2];

const LEAGUES = ['league, SQLite', 'league, PostgreSQL'] as const;
const POSTGRESQL = ['league, PostgreSQL'] as const;

/** The relay's faults that need the shim. */
const SHIMMED_OF_RELAY = /^(power|disk|clock)/;

/** Every fault on every possible target: the rows of the table. */
export const TRIALS: readonly Trial[] = [
  ...makePowerCutTrials('power cut', 'synced'),
  ...makePowerCutTrials('power cut, torn writes', 'torn'),
  ...makeLoadTrials('kill', LEAGUES, faults.kill),
  ...makeLoadTrials('connections ended: idle', POSTGRESQL, faults.terminateConnections('idle')),
  ...makeLoadTrials(
    'connections ended: in transaction',
    POSTGRESQL,
    faults.terminateConnections('in transaction'),
  ),
  ...makeLoadTrials(
    'connections ended: waiting',
    POSTGRESQL,
    faults.terminateConnections('waiting for the lock'),
  ),
  ...makeLoadTrials(
    'connections ended: committing',
    POSTGRESQL,
    faults.terminateConnections('committing'),
  ),
  ...makeLoadTrials('database restarted', POSTGRESQL, faults.restartDatabase),
  ...makeLoadTrials('database killed', POSTGRESQL, faults.killDatabase),
  ...makeLoadTrials('database read-only', POSTGRESQL, faults.forbidWrites),
  ...makeLoadTrials('database frozen', POSTGRESQL, faults.freezeDatabase),
  ...makeLoadTrials('database away for 20 s', POSTGRESQL, faults.takeDatabaseAway),
  ...makeLoadTrials('database locked by another', ['league, SQLite'], faults.lockDatabase),
  ...makeLoadTrials('service frozen', LEAGUES, faults.freezeService),
  ...makeLoadTrials('disk full', ['league, SQLite'], faults.fillDisk, 'league'),
  ...makeLoadTrials('disk full', POSTGRESQL, faults.fillDisk, 'postgres'),
  ...makeLoadTrials('disk failing', ['league, SQLite'], faults.failDisk, 'league'),
  ...makeLoadTrials('clock moved', LEAGUES, faults.moveClock, 'league'),
  makeFileTrial('damaged files', damageFiles, false),
  makeFileTrial('restore killed at each step', killRestore, true),
  makeFileTrial('power cut in a restore', cutPowerOfRestore, true),
  makeRelayTrial('power cut', cutPowerOfRelay('synced')),
  makeRelayTrial('power cut, torn writes', cutPowerOfRelay('torn')),
  makeRelayTrial('kill', runRelayRounds(killRelay)),
  makeRelayTrial('service frozen', runRelayRounds(freezeRelay)),
  makeRelayTrial('disk full', runRelayRounds(fillDiskOfRelay)),
  makeRelayTrial('disk failing', runRelayRounds(failDiskOfRelay)),
  makeRelayTrial('clock moved', runRelayRounds(moveClockOfRelay)),
  makeRelayTrial('damaged files', damageRelayFile),
  makeWebsiteTrial('league away', makeFrontFault('away')),
  makeWebsiteTrial('league slow', makeFrontFault('slow')),
  makeWebsiteTrial('league cut off', makeFrontFault('cut off')),
  makeWebsiteTrial('bad gateway', makeFrontFault('bad gateway')),
  makeWebsiteTrial('HTML with 200', makeFrontFault('page of its own')),
  { fault: 'flood of a page', target: 'website', needsShim: false, run: floodWebsite },
  makeWebsiteTrial('disk full', makeDiskFault('isFull')),
  makeWebsiteTrial('disk read-only', makeDiskFault('isReadOnly')),
];

function makeFileTrial(fault: string, run: Trial['run'], needsShim: boolean): Trial {
  return { fault, target: 'league, SQLite', needsShim, run };
}

function makeRelayTrial(fault: string, run: Trial['run']): Trial {
  return { fault, target: 'relay', needsShim: SHIMMED_OF_RELAY.test(fault), run };
}

function makeWebsiteTrial(fault: string, cause: Parameters<typeof runWebsiteRounds>[0]): Trial {
  const needsShim = fault.startsWith('disk');
  return { fault, target: 'website', needsShim, run: runWebsiteRounds(cause) };
}

function makePowerCutTrials(fault: string, mode: Mode): Trial[] {
  return LEAGUES.map((target) => ({ fault, target, needsShim: true, run: cutPower(mode, target) }));
}

function makeLoadTrials(
  fault: string,
  targets: readonly FaultTarget[],
  cause: Fault,
  shimmed: ShimTarget = 'nothing',
): Trial[] {
  return targets.map((target) => ({
    fault,
    target,
    needsShim: shimmed !== 'nothing',
    run: (context) => runOnStage(context, target, shimmed, (stage) => runRounds(stage, cause)),
  }));
}
