import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { ROOT } from '../../scripts/files.ts';
import { startProgram } from 'test-kit/started-program';

/*
 * The nightly backup and the monthly restore trial of a club on PostgreSQL: neither contacts the
 * server.
 */

async function run(t: TestContext, words: readonly string[], environment: Record<string, string>) {
  const [program = '', ...more] = words;
  const path = join(ROOT, 'operations', program, 'main.ts');
  const { ended, output } = await startProgram(t, path, { environment, words: more });
  return { code: await ended, output: output() };
}

test('OPS-38: with a league on PostgreSQL, the other services’ backup and trial succeed and leave no file', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'club-backups-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const settings = {
    CLUB_BACKUPS: backups,
    CLUB_TRIAL_FILE: join(folder, 'verdict.json'),
    LEAGUE_DATA: join(folder, 'league'),
    LEAGUE_STATE: join(folder, 'mark'),
  };
  const onServer = { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const backup = await run(t, ['backup', 'league'], onServer);
  assert.equal(backup.code, 0, backup.output);
  assert.match(backup.output, /^The league is on PostgreSQL, which backs itself up/);
  assert.deepEqual(readdirSync(backups), []);
  // With a database file, which is missing here, it fails.
  assert.equal((await run(t, ['backup', 'league'], { ...settings, DATABASE_URL: ' ' })).code, 1);

  writeFileSync(join(backups, 'clubhouse-2026-11-22T02-00-00Z.backup'), 'no backup');
  const trial = async (more: Record<string, string>) => {
    assert.equal((await run(t, ['restore-trial'], more)).code, 1);
    const verdict = JSON.parse(readFileSync(settings.CLUB_TRIAL_FILE, 'utf8')) as {
      wrong: string[];
    };
    return verdict.wrong.map(
      (what) => /(no backup of the league|is not a backup of the clubhouse)/.exec(what)?.[0],
    );
  };
  assert.deepEqual(await trial(onServer), ['is not a backup of the clubhouse']);
  assert.deepEqual(await trial(settings), [
    'no backup of the league',
    'is not a backup of the clubhouse',
  ]);
});
