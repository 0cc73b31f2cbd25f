import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { findFreePort } from 'test-kit/free-port';
import { findPostgresPrograms, startPostgres } from 'test-kit/postgres';
import { playDemoClub } from './play.ts';
import { type TrialInstallation, Release } from './release.ts';
import { tryUpgrade } from './trial.ts';

/*
 * `npm run lab -- upgrade-trial OLDER NEWER [--postgres]` takes two unpacked releases. The older
 * plays a season, the newer continues with its data, and the older takes it back, as far as that is
 * promised.
 */

const words = process.argv.slice(2);
const [older = '', newer = ''] = words.filter((word) => !word.startsWith('--'));
if (newer === '') {
  process.stderr.write(
    'npm run lab -- upgrade-trial OLDER NEWER [--postgres], both unpacked releases\n',
  );
  process.exitCode = 2;
} else await main();

async function main(): Promise<void> {
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'club-upgrade-'));
  const programs = words.includes('--postgres') ? findPostgresPrograms() : null;
  const server = programs === null ? null : await startPostgres(programs);
  const [from, to] = [new Release(resolve(older)), new Release(resolve(newer))];
  try {
    const [league, clubhouse, relay] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ];
    const place: TrialInstallation = {
      folder,
      databaseUrl: server?.url,
      ports: { league, clubhouse, relay },
    };
    const play = () => playDemoClub(from, place);
    const trial = await tryUpgrade({ older: from, newer: to, place, play, say });
    say(JSON.stringify(trial, null, 2));
    say(trial.wrong.length === 0 ? 'All that is promised held.' : 'Something was lost: see above.');
    process.exitCode = trial.wrong.length === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await Promise.all([from.end(), to.end()]);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
