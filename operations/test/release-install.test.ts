import assert from 'node:assert/strict';
import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/files.ts';
import { makeRelease } from '../archive/make-release.ts';
import { linkNode, productNamed, releaseFolder } from './installation.ts';
import { play, SECRET, untilWell } from './play-small-club.ts';
import { makeRealMachine } from './real-machine.ts';

/*
 * A release as distributed, built and installed in a root that contains nothing else of the club.
 */

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
const NAME = `club-${version}`;

test('OPS-37: one command installs a release in a fresh root, and it runs', async (t) => {
  const { built } = releaseFolder(t);
  const machine = makeRealMachine(t);
  const folder = machine.path('opt', NAME);
  await makeRelease(productNamed('club'), folder, built);
  linkNode(folder);
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
  assert.match(output, new RegExp(`^The services of ${NAME} are running\\.$`, 'm'));
  assert.equal(readlinkSync(machine.path('opt/club')), NAME);
  await untilWell(machine);
  await play(machine.place);
});
