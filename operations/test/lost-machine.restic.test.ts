import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { countRows, listLostRows } from '../upgrade-trial/compare.ts';
import { readRows } from '../upgrade-trial/rows.ts';
import { playSmallClub, SECRET, untilWell } from './play-small-club.ts';
import { addHostedClub, untilHostedWell } from './play-hosted-club.ts';
import { makeRealMachine, putRelease, putUnits, type RealMachine } from './real-machine.ts';

/* A night's backups, copied off the machine by restic, and a new machine with only that copy. */

const OLD = ['2024-01-01T03-30-00Z', '2024-01-01T04-30-00Z'].map((at) => `league-${at}.backup`);
const RESTIC = process.env['RESTIC_PATH'] ?? 'restic';
const VERDICT = 'var/lib/club-restore-trial/verdict.json';

const HOSTED = ['harbour', 'mill'] as const;

test('OPS-28, OPS-30, OPS-31, OPS-32, CLUBS-13: a lost machine comes back from its remote copy with every row, including its hosted clubs', async (t) => {
  const machine = makeRealMachine(t);
  await machine.configure(SECRET);
  const release = putRelease(t, machine, 'opt', '0.1.0');
  symlinkSync('club-0.1.0', machine.path('opt/club'));
  putUnits(machine, release);
  machine.start();
  await playSmallClub(machine);
  for (const name of HOSTED) await addHostedClub(machine, name);
  for (const name of [...OLD, 'other.backup']) machine.write(`var/backups/club/${name}`, '');
  machine.systemctl('start', 'club-backup.service');
  for (const name of HOSTED) {
    machine.systemctl('start', `club-backup@${name}.service`);
    tryHostedBackups(machine, name);
  }
  machine.stop();
  const before = readRows(machine.place);
  const hostedBefore = HOSTED.map((name) => readRows(machine.hostedPlace(name)));
  for (const rows of hostedBefore) assert.ok(countRows(rows) > 10);
  assert.ok(countRows(before) > 10);
  const names = readdirSync(machine.path('var/backups/club')).toSorted();
  // Both are from one day, so the older one is deleted.
  assert.deepEqual(
    names.map((name) => name.replace(/-20(?!24).*Z/, '')),
    ['clubhouse.backup', OLD[1], 'league.backup', 'other.backup'],
  );
  assert.equal(readdirSync(machine.path('var/backups/club-relay')).length, 1);
  tryBackups(machine, []);
  const copies = { RESTIC_REPOSITORY: machine.path('elsewhere'), RESTIC_PASSWORD: 'a password' };
  const home = { ...copies, XDG_CACHE_HOME: machine.path('cache') };
  for (const time of ['first', 'second']) {
    const { code, output } = await machine.run(join(release, 'operations/off-site/copy'), [], home);
    assert.equal(code, 0, `${time}: ${output}`);
  }

  const other = makeRealMachine(t);
  const environment = { ...process.env, ...home };
  execFileSync(RESTIC, ['restore', 'latest', '--tag', 'club', '--target', other.path('fetched')], {
    env: environment,
    stdio: 'ignore',
  });
  cpSync(join(other.path('fetched'), machine.root), other.root, { recursive: true });
  putRelease(t, other, 'opt', '0.1.0');
  symlinkSync('club-0.1.0', other.path('opt/club'));
  const wait = { CLUB_TIMEOUT_SECONDS: '60' };
  const restored = await other.run('sh', [other.path('opt/club/operations/restore')], wait);
  assert.equal(restored.code, 0, `${restored.output}${other.log()}`);
  other.follow(machine.place);
  await untilWell(other);
  for (const name of HOSTED) await untilHostedWell(other, name);
  other.stop();
  assert.deepEqual(listLostRows(before, readRows(other.place)), []);
  for (const [index, name] of HOSTED.entries()) {
    const rows = hostedBefore[index] ?? new Map<string, never>();
    assert.deepEqual(listLostRows(rows, readRows(other.hostedPlace(name))), [], name);
  }
  // The proxy of the new machine knew none of them.
  const caddyfile = readFileSync(other.path('etc/caddy/Caddyfile'), 'utf8');
  assert.match(caddyfile, /^import clubs\/\*\.caddy$/m);
  assert.deepEqual(
    readdirSync(other.path('etc/caddy/clubs')).toSorted(),
    HOSTED.map((name) => `${name}.caddy`),
  );
  for (const file of [
    'club-clubhouse/cookie-key',
    'club-clubhouse/push-key',
    'club-handover/website-key',
  ]) {
    const own = (one: RealMachine) => readFileSync(one.path('var/lib', file), 'utf8');
    assert.equal(own(other), own(machine));
  }
  const again = await other.run('sh', [other.path('opt/club/operations/restore')]);
  assert.match(again.output, /There is data here already: add --over/);

  const [clubhouse = ''] = names;
  truncateSync(machine.path('var/backups/club', clubhouse), 5000);
  tryBackups(machine, [
    /clubhouse-.*\.backup cannot be restored: .* is not a backup of the clubhouse/,
  ]);
});

function tryBackups(machine: RealMachine, wrong: readonly RegExp[]): void {
  machine.write('var/lib/club-restore-trial/.made', '');
  machine.systemctl('start', 'club-restore-trial.service');
  const verdict = JSON.parse(readFileSync(machine.path(VERDICT), 'utf8')) as { wrong: string[] };
  assert.equal(verdict.wrong.length, wrong.length, verdict.wrong.join('\n'));
  for (const [index, pattern] of wrong.entries()) assert.match(verdict.wrong[index] ?? '', pattern);
  assert.ok(!existsSync(machine.path(`${VERDICT}.part`)));
}

function tryHostedBackups(machine: RealMachine, name: string): void {
  machine.write(`var/lib/clubs/${name}/trial/.made`, '');
  machine.systemctl('start', `club-restore-trial@${name}.service`);
  const path = machine.path('var/lib/clubs', name, 'trial/verdict.json');
  const verdict = JSON.parse(readFileSync(path, 'utf8')) as { wrong: string[] };
  assert.deepEqual(verdict.wrong, []);
}
