import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { countRows, listLostRows } from '../upgrade-trial/compare.ts';
import { readRows } from '../upgrade-trial/rows.ts';
import { hashFile } from './machine.ts';
import { addHostedClub, runClub, untilHostedWell } from './play-hosted-club.ts';
import { playSmallClub, SECRET, untilWell } from './play-small-club.ts';
import { makeRealMachine, packRelease, putRelease, putUnits } from './real-machine.ts';

/* The steps of upgrade.test.ts, here with real services and databases. */

test('OPS-21, OPS-22, CLUBS-14, CLUBS-17: the services, hosted ones too, keep every row through a failed upgrade and a successful one', async (t) => {
  const machine = makeRealMachine(t);
  await machine.configure(SECRET);
  const older = putRelease(t, machine, 'opt', '0.1.0');
  symlinkSync('club-0.1.0', machine.path('opt/club'));
  putUnits(machine, older);
  machine.start();
  await playSmallClub(machine);
  await addHostedClub(machine, 'mill');
  // This club was never set up.
  await runClub(machine, 'add', 'early', 'early.example', '--no-mail');
  machine.stop();
  const before = readRows(machine.place);
  const hostedBefore = readRows(machine.hostedPlace('mill'));
  assert.ok(countRows(hostedBefore) > 10);
  const lost = () => [
    ...listLostRows(before, readRows(machine.place)),
    ...listLostRows(hostedBefore, readRows(machine.hostedPlace('mill'))),
  ];
  machine.start();
  await untilWell(machine);
  const newer = putRelease(t, machine, 'built', '0.2.0');
  for (const service of ['league', 'clubhouse', 'relay']) {
    const path = join(newer, service, 'migrations/9999-of-a-later-release.sql');
    writeFileSync(path, 'create table shoes (name varchar(20) primary key);\n');
  }
  const main = join(newer, 'relay/src/hosts/node/main.ts');
  const upgrade = async (seconds: string) => {
    const archive = packRelease(machine, 'built', '0.2.0');
    const sum = hashFile(archive);
    const program = machine.path('opt/club/operations/upgrade');
    const more = { CLUB_TIMEOUT_SECONDS: seconds };
    return machine.run('sh', [program, archive, '--sha256', sum], more);
  };
  // It migrates, but then answers nobody.
  execFileSync('cp', [main, `${main}.whole`]);
  execFileSync('sed', [
    '-i',
    "s/^  const operations = await opening;/  throw new Error('broken');/",
    main,
  ]);
  const failed = await upgrade('15');
  assert.equal(failed.code, 1, failed.output);
  assert.match(failed.output, /The relay of 0\.2\.0 is not healthy/);
  machine.stop();
  assert.deepEqual(lost(), []);
  assert.ok(!readRows(machine.place).has('relay.shoes'));
  assert.ok(!readRows(machine.hostedPlace('mill')).has('league.shoes'));
  assert.equal(readlinkSync(machine.path('opt/club')), 'club-0.1.0');
  machine.start();
  await untilWell(machine);
  execFileSync('rm', ['-r', machine.path('opt/club-0.2.0')]);
  execFileSync('mv', [`${main}.whole`, main]);
  const { code, output } = await upgrade('60');
  assert.equal(code, 0, `${output}${machine.log()}`);
  machine.stop();
  assert.deepEqual(lost(), []);
  assert.ok(readRows(machine.place).has('relay.shoes'));
  assert.ok(readRows(machine.hostedPlace('mill')).has('league.shoes'));
  machine.systemctl('start', 'club@mill.target');
  await untilHostedWell(machine, 'mill');
  await runClub(machine, 'remove', 'early', '--yes');
  // The next club with this name never finds this one's backups.
  const removed = machine.path('var/backups/clubs/.removed/early');
  const kept = readdirSync(removed, { recursive: true }).map(String);
  assert.ok(kept.some((name) => /(^|\/)league-2.*Z\.backup$/.test(name)));
});
