import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/files.ts';
import { packFolder } from '../archive/pack-folder.ts';
import { joinModules } from '../archive/join-modules.ts';
import { installProduction } from '../archive/production-install.ts';
import { trimPackages } from '../archive/trim-packages.ts';
import { stageForTest } from './installation.ts';
import { play, SECRET, untilWell } from './play-small-club.ts';
import { makeRealMachine } from './real-machine.ts';

/* A release as it is handed out, made and installed in a root that has nothing else of the club. */

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
const NAME = `club-${version}`;
const COMMIT_SECONDS = 1_700_000_000;

test('OPS-37: an archive of a release, unpacked into a fresh root, is installed by one command and runs', async (t) => {
  const staged = stageForTest(t);
  await installProduction(staged, true);
  await joinModules(staged);
  trimPackages(staged);
  const folder = join(dirname(staged), NAME);
  renameSync(staged, folder);
  const archive = join(dirname(staged), 'release.tar.gz');
  await packFolder(folder, archive, COMMIT_SECONDS);

  const machine = makeRealMachine(t);
  execFileSync('tar', ['-xzf', archive, '-C', machine.path('opt')]);
  machine.tool('dpkg-query', 'printf installed');
  await machine.configure(SECRET);
  const install = () =>
    machine.run(
      machine.path('opt', NAME, 'operations/install'),
      ['--domain', 'club.example', '--no-mail'],
      { CLUB_TIMEOUT_SECONDS: '60' },
    );
  const { code, output } = await install();
  assert.equal(code, 0, `${output}${machine.log()}`);
  assert.match(output, new RegExp(`^The services of ${NAME} run\\.$`, 'm'));
  assert.equal(readlinkSync(machine.path('opt/club')), NAME);
  for (const service of ['league', 'clubhouse', 'relay']) {
    const pid = readFileSync(machine.path(`run/club-${service}`), 'utf8').trim();
    assert.ok(
      readlinkSync(`/proc/${pid}/exe`).startsWith(machine.path('opt', NAME, 'node_modules/')),
      `the ${service} runs on the Node of the release`,
    );
  }
  await untilWell(machine);
  await play(machine.place);
});
