import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { hashFile } from './machine.ts';
import {
  assertWhole,
  HOSTED,
  makeMachine,
  NEW,
  OLD,
  pack,
  readRows,
  running,
  SERVICES,
  upgrade,
  upgradeEndedBefore,
} from './upgrade-machine.ts';

test('OPS-20: an upgrade checks the archive, and a wrong or missing hash changes nothing', async (t) => {
  const machine = makeMachine(t);
  const archive = pack(machine, 2);
  const before = SERVICES.map((name) => readRows(machine, name));
  const refused = async (pattern: RegExp, ...args: readonly string[]) => {
    const { code, output } = await upgrade(machine, ...args);
    assert.equal(code, 1);
    assert.match(output, pattern);
    assert.equal(running(machine), OLD);
  };
  await refused(
    /does not match the checksum 0{64}: download it again/,
    archive,
    '--sha256',
    '0'.repeat(64),
  );
  machine.write('SHA256SUMS', '');
  await refused(/The checksum of club-2\.0\.0-linux-x64\.tar\.gz is missing/, archive);
  machine.write(`${NEW}-linux-x64.tar.gz.sha256`, `${'1'.repeat(64)}  ${archive}\n`);
  await refused(/does not match the checksum 1{64}/, archive);
  await refused(/nothing\.tar\.gz does not exist/, 'nothing.tar.gz');
  await refused(/Name the archive/);
  await refused(/There is no earlier release to go back to/, '--back');
  machine.write('etc/club/league.env', 'LEAGUE_METRICS_PORT=1\nDATABASE_URL=postgres://x\n');
  await refused(/uses PostgreSQL: upgrade it by hand/, archive);
  assert.deepEqual(
    SERVICES.map((name) => readRows(machine, name)),
    before,
  );
});

test('OPS-21, OPS-23: an upgrade starts the newer release on all rows, and --back the older one', async (t) => {
  const machine = makeMachine(t);
  const archive = pack(machine, 2);
  const { code, output } = await upgrade(machine, archive);
  assert.equal(code, 0, output);
  assertWhole(machine, NEW, output, () => true);
  assert.match((await upgrade(machine, archive)).output, /club-2\.0\.0 is already running/);
  const asked = await upgrade(machine, '--back');
  assert.equal(asked.code, 1);
  assert.match(asked.output, /Going back loses everything entered since .*: add --restore/);
  assertWhole(machine, NEW, 'asked', () => true);
  const back = await upgrade(machine, '--back', '--restore');
  assert.equal(back.code, 0, back.output);
  assertWhole(machine, OLD, back.output, (row) => row.startsWith(OLD));
  assert.ok(!existsSync(machine.path('etc/systemd/system/club-newer.timer')));
});

test('OPS-23: going back without migrations loses nothing and asks nothing', async (t) => {
  const machine = makeMachine(t);
  const { output } = await upgrade(machine, pack(machine, 1));
  assertWhole(machine, NEW, output, () => true);
  const back = await upgrade(machine, '--back');
  assert.equal(back.code, 0, back.output);
  assertWhole(machine, OLD, back.output, () => true);
});

test('OPS-22: if a service is unhealthy, the older release gets its rows back automatically', async (t) => {
  for (const broken of SERVICES) {
    const machine = makeMachine(t);
    const { code, output } = await upgrade(machine, pack(machine, 2, broken));
    assert.equal(code, 1);
    assert.match(output, new RegExp(`The ${broken} of 2\\.0\\.0 is not healthy`));
    assertWhole(machine, OLD, output, (row) => !row.startsWith(NEW));
  }
});

test('OPS-20: a failure before the newer release starts leaves the older one running', async (t) => {
  const machine = makeMachine(t);
  const archive = pack(machine, 2);
  machine.write(`built/${NEW}/node_modules/node/bin/node`, '#!/bin/sh\nexit 1\n', 0o755);
  execFileSync('tar', ['-czf', archive, '-C', machine.path('built'), NEW]);
  machine.write('SHA256SUMS', '');
  const sum = hashFile(archive);
  const { code, output } = await upgrade(machine, archive, '--sha256', sum);
  assert.equal(code, 1);
  assert.match(output, /Nothing has changed: club-1\.0\.0 is still running/);
  assertWhole(machine, OLD, output, () => true);
});

for (const broken of [undefined, 'relay'] as const) {
  const what = broken === undefined ? 'a release that is well' : 'one that is not';
  test(`OPS-24: an upgrade to ${what}, interrupted before a step and run again, loses no row`, async (t) => {
    // Every step: npm run lab -- upgrade-kills.
    const stride = broken === undefined ? 4 : 5;
    let at = 1;
    while (await upgradeEndedBefore(t, at, { broken })) at += stride;
    assert.ok(at > 20, `only ${at} steps`);
  });
}

test('CLUBS-11: an upgrade includes all hosted clubs, and all go back if one is unhealthy', async (t) => {
  const machine = makeMachine(t, HOSTED);
  const { code, output } = await upgrade(machine, pack(machine, 2));
  assert.equal(code, 0, output);
  assertWhole(machine, NEW, output, () => true, HOSTED);
  const back = await upgrade(machine, '--back', '--restore');
  assert.equal(back.code, 0, back.output);
  assertWhole(machine, OLD, back.output, (row) => row.startsWith(OLD), HOSTED);
  for (const broken of ['league@mill', 'clubhouse@harbour']) {
    const other = makeMachine(t, HOSTED);
    const failed = await upgrade(other, pack(other, 2, broken));
    assert.equal(failed.code, 1);
    assert.match(failed.output, new RegExp(`The .*@.* of 2\\.0\\.0 is not healthy`));
    assertWhole(other, OLD, failed.output, (row) => !row.startsWith(NEW), HOSTED);
  }
});

for (const broken of [undefined, 'clubhouse@harbour'] as const) {
  const what = broken === undefined ? 'a release that is well' : 'one that is not';
  test(`CLUBS-11, CLUBS-14: an upgrade of hosted clubs to ${what}, interrupted and run again, loses no row of any`, async (t) => {
    // Every step: npm run lab -- upgrade-kills.
    const stride = broken === undefined ? 5 : 9;
    let at = 1;
    while (await upgradeEndedBefore(t, at, { broken, clubs: HOSTED })) at += stride;
    assert.ok(at > 20, `only ${at} steps`);
  });
}
