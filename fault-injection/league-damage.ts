import { cpSync, existsSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from './context.ts';
import { truncateRandomly, overwritePage, type Random } from './damage.ts';
import { runOnStage } from './league-rounds.ts';
import { addMembers } from './league-load.ts';
import { countMissing, startAndAsk } from './league-state.ts';
import type { League } from './league.ts';

const MEMBERS = 10;

/** Ways to damage the data folder of a killed service. */
const DAMAGES: Readonly<Record<string, (league: League, random: Random) => void>> = {
  'the database is cut off': ({ database }, random) => truncateRandomly(database, random),
  'the database is empty': ({ database }) => truncateSync(database, 0),
  'the database begins with noise': ({ database }, random) => overwritePage(database, random, 0),
  'a page of the database is noise': ({ database }, random) => overwritePage(database, random),
  'the database is gone, its log is left': ({ database }) => rmSync(database),
  'the database and its log are gone': ({ database }) => {
    for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
  },
  'the log is cut off': ({ database }, random) => {
    const log = `${database}-wal`;
    if (existsSync(log)) truncateSync(log, Math.floor(random() * 32));
  },
  'the folder is empty': ({ data }) => {
    rmSync(data, { recursive: true });
  },
};

/**
 * Damages the files. The service may then refuse to start but must say why, and may never show an
 * empty club. A backup restores everything.
 */
export function damageFiles(context: Context): Promise<void> {
  return runOnStage(context, 'league, SQLite', 'nothing', async (stage) => {
    const { league } = stage;
    const { scratch, tally, rounds } = context;
    const names = await addMembers(league.client(), MEMBERS, 'backed up');
    const backup = join(scratch, 'backup');
    const made = await league.command(['backup', backup]);
    if (!existsSync(backup)) throw new Error(`no backup was made: ${made.output}`);
    await league.stop('SIGKILL');
    const sound = join(scratch, 'sound');
    cpSync(league.folder, sound, { recursive: true });
    const kinds = Object.entries(DAMAGES);
    for (let round = 0; round < rounds; round++) {
      const [kind, damage] = kinds[round % kinds.length] ?? [];
      if (kind === undefined || damage === undefined) continue;
      const failures = tally.faults.length;
      league.putBack(sound);
      damage(league, context.random);
      await checkAfterDamage(league, { names, backup });
      if (tally.faults.length > failures) tally.faults.push(`(${kind})`);
      tally.rounds += 1;
    }
  });
}

async function checkAfterDamage(
  league: League,
  told: { readonly names: readonly string[]; readonly backup: string },
): Promise<void> {
  const { tally } = league;
  const state = await startAndAsk(league);
  if (state.is === 'empty') {
    tally.lost += told.names.length;
    tally.faults.push('lost: an empty club with set-up open');
  }
  if (state.is === 'readable' && countMissing(told.names, state.members) > 0) {
    tally.count('lost', `it runs without ${countMissing(told.names, state.members)} members`);
  }
  await league.stop();
  await restoreAndCheck(league, told);
}

/** Restores a backup and checks that everything in it is back. */
export async function restoreAndCheck(
  league: League,
  { names, backup }: { readonly names: readonly string[]; readonly backup: string },
): Promise<void> {
  const { tally } = league;
  const restored = await league.command(['restore', backup]);
  if (restored.child.exitCode !== 0) {
    tally.count('lost', `it cannot be restored: ${restored.output}`);
    return;
  }
  const started = performance.now();
  const state = await startAndAsk(league);
  if (state.is === 'readable') {
    tally.recoveries.push(performance.now() - started);
    const lost = countMissing(names, state.members);
    if (lost > 0) tally.count('lost', `${lost} members of the backup`);
  } else tally.count('lost', `after the restore it is ${state.is}`);
  await league.stop();
}
