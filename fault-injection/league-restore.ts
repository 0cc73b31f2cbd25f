import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from './context.ts';
import { restoreAndCheck } from './league-damage.ts';
import { addMembers } from './league-load.ts';
import { runOnStage, type LeagueStage } from './league-rounds.ts';
import { countMissing, type FoundLeagueState, startAndAsk } from './league-state.ts';
import type { League } from './league.ts';
import { Record } from './power-cut.ts';
import { type Control, type Shim, makeShimEnvironment } from './shim.ts';

const MEMBERS = 10;

/** A club, with a backup from before its last writes, for trying restores. */
interface RestoreStage extends LeagueStage {
  readonly control: Control;
  readonly shim: Shim;
  readonly backup: string;
  /** A copy of the killed club's folder. */
  readonly sound: string;
  readonly inBackup: readonly string[];
  readonly later: readonly string[];
}

/** Kills a restore before each of its steps in turn, and always before the last ones. */
export function killRestore(context: Context): Promise<void> {
  return runOnStage(context, 'league, SQLite', 'nothing', async (stage) => {
    const prepared = await prepareRestore(stage);
    const { control, shim, league } = prepared;
    const { rounds, tally } = context;
    const steps = await countSteps(prepared);
    for (let round = 0; round < rounds; round++) {
      const step = chooseStep(round, { rounds, steps });
      const failures = tally.faults.length;
      league.putBack(prepared.sound);
      control.set('operations', 0);
      control.set('diesAt', step);
      const environment = makeShimEnvironment(shim, { control, folder: league.folder });
      await league.command(['restore', prepared.backup], environment);
      control.set('diesAt', 0);
      await lookAfter(prepared, league);
      if (tally.faults.length > failures)
        tally.faults.push(`(killed before step ${step} of ${steps})`);
      tally.rounds += 1;
    }
  });
}

/** Cuts the power during a restore. */
export function cutPowerOfRestore(context: Context): Promise<void> {
  return runOnStage(context, 'league, SQLite', 'nothing', async (stage) => {
    const prepared = await prepareRestore(stage);
    const { control, shim, league } = prepared;
    const { rounds, tally, random, scratch } = context;
    league.putBack(prepared.sound);
    const record = new Record(league.folder, scratch);
    const seen = record.environment(shim, control, { sent: false });
    await league.command(['restore', prepared.backup], seen);
    const operations = record.read();
    const cut = join(scratch, 'cut');
    for (let round = 0; round < rounds; round++) {
      const length = Math.floor(random() * (operations.length + 1));
      const mode = round % 2 === 0 ? 'synced' : 'torn';
      record.cut(operations, { length, mode, random }, cut);
      league.putBack(cut);
      const failures = tally.faults.length;
      await lookAfter(prepared, league);
      if (tally.faults.length > failures) {
        tally.faults.push(`(cut after ${length} of ${operations.length} operations, ${mode})`);
      }
      tally.rounds += 1;
    }
  });
}

async function prepareRestore(stage: LeagueStage): Promise<RestoreStage> {
  const { league, context, control } = stage;
  if (control === null) throw new TypeError('a restore is watched by the shim');
  const inBackup = await addMembers(league.client(), MEMBERS, 'backed up');
  const backup = join(context.scratch, 'backup');
  const made = await league.command(['backup', backup]);
  if (!existsSync(backup)) throw new Error(`no backup was made: ${made.output}`);
  const later = await addMembers(league.client(), MEMBERS, 'later');
  await league.stop('SIGKILL');
  const sound = join(context.scratch, 'sound');
  cpSync(league.folder, sound, { recursive: true });
  return { ...stage, control, shim: context.shim as Shim, backup, inBackup, later, sound };
}

async function countSteps({ league, control, shim, backup, sound }: RestoreStage): Promise<number> {
  league.putBack(sound);
  control.set('operations', 0);
  const environment = makeShimEnvironment(shim, { control, folder: league.folder });
  const { output, child } = await league.command(['restore', backup], environment);
  if (child.exitCode !== 0) throw new Error(`the restore itself fails: ${output}`);
  return control.get('operations');
}

/** Half of the rounds cover the last steps one by one; the rest are spread over all steps. */
function chooseStep(round: number, { rounds, steps }: { rounds: number; steps: number }): number {
  if (round % 2 === 0) return Math.max(1, steps - round / 2);
  return 1 + Math.floor((round / rounds) * steps);
}

/**
 * After an unfinished restore, checks that the league has all of the old data or all of the backup,
 * and that a second restore succeeds.
 */
async function lookAfter({ inBackup, later, backup }: RestoreStage, league: League): Promise<void> {
  const { tally } = league;
  const state = await startAndAsk(league);
  const wrong = explainDamage(state, { inBackup, later });
  if (wrong !== null) tally.count('lost', wrong);
  await league.stop();
  await restoreAndCheck(league, { names: inBackup, backup });
}

function explainDamage(
  state: FoundLeagueState,
  { inBackup, later }: { readonly inBackup: readonly string[]; readonly later: readonly string[] },
): string | null {
  switch (state.is) {
    // It did not start but printed an explanation, which was already checked.
    case 'refused':
      return null;
    case 'empty':
      return 'an empty club with set-up open';
    case 'unreadable':
      return 'it runs, and cannot be read';
    case 'readable': {
      const lost = countMissing(inBackup, state.members);
      const newer = countMissing(later, state.members);
      if (lost > 0) return `it runs without ${lost} members of both`;
      return newer === 0 || newer === later.length
        ? null
        : `${newer} of ${later.length} are missing`;
    }
  }
}
