import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Context } from './context.ts';
import { onStage } from './league-rounds.ts';
import { addMembers } from './league-load.ts';
import { missing, startAndAsk } from './league-state.ts';
import type { League } from './league.ts';

const PAGE = 4096;
const MEMBERS = 10;

type Random = () => number;

/** Each damages a data folder of which the service was killed. */
const DAMAGES: Readonly<Record<string, (league: League, random: Random) => void>> = {
  'the database is cut off': ({ database }, random) =>
    truncateSync(database, Math.floor(random() * statSync(database).size)),
  'the database is empty': ({ database }) => truncateSync(database, 0),
  'the database begins with noise': ({ database }, random) => overwrite(database, 0, random),
  'a page of the database is noise': ({ database }, random) => {
    const pages = Math.floor(statSync(database).size / PAGE);
    overwrite(database, PAGE * (1 + Math.floor(random() * (pages - 1))), random);
  },
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
 * The files are damaged: the service may not start then, but says why, and may never be an empty
 * club. From a backup everything comes back.
 */
export function damageFiles(context: Context): Promise<void> {
  return onStage(context, 'league, SQLite', 'nothing', async (stage) => {
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
      await lookAtDamage(league, { names, backup });
      if (tally.faults.length > failures) tally.faults.push(`(${kind})`);
      tally.rounds += 1;
    }
  });
}

async function lookAtDamage(
  league: League,
  told: { readonly names: readonly string[]; readonly backup: string },
): Promise<void> {
  const { tally } = league;
  const state = await startAndAsk(league);
  if (state.is === 'empty') {
    tally.lost += told.names.length;
    tally.faults.push('lost: an empty club with set-up open');
  }
  if (state.is === 'readable' && missing(told.names, state.members) > 0) {
    tally.count('lost', `it runs without ${missing(told.names, state.members)} members`);
  }
  await league.stop();
  await restoreAndLook(league, told);
}

/** Restores a backup and looks for everything that is in it. */
export async function restoreAndLook(
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
    const lost = missing(names, state.members);
    if (lost > 0) tally.count('lost', `${lost} members of the backup`);
  } else tally.count('lost', `after the restore it is ${state.is}`);
  await league.stop();
}

function overwrite(file: string, at: number, random: Random): void {
  const bytes = readFileSync(file);
  for (let index = at; index < Math.min(at + PAGE, bytes.length); index++) {
    bytes[index] = Math.floor(random() * 256);
  }
  writeFileSync(file, bytes);
}
