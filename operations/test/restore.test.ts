import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Machine } from './machine.ts';
import { makeMachine, restore, readRows } from './upgrade-machine.ts';

/*
 * What operations/restore restores on a machine whose releases are shell scripts; lost-
 * machine.restic.test.ts uses real ones.
 */

const BACKUPS = {
  league: 'var/backups/club/league-2026-11-22T02-00-00Z.backup',
  clubhouse: 'var/backups/club/clubhouse-2026-11-22T02-00-00Z.backup',
  relay: 'var/backups/club-relay/relay-2026-11-22T02-00-00Z.backup',
} as const;

function makeBackups(machine: Machine, names: readonly (keyof typeof BACKUPS)[]): void {
  for (const name of names) machine.write(BACKUPS[name], `0001.sql\nbacked-up-${name}\n`);
}

const isBack = (machine: Machine, name: string) =>
  readRows(machine, name).includes(`backed-up-${name}`);

test('OPS-32: a restore uses each service’s newest backup, and overwrites data only with --over', async (t) => {
  const machine = makeMachine(t);
  makeBackups(machine, ['league', 'clubhouse', 'relay']);
  const older = BACKUPS.league.replace('11-22', '11-21');
  machine.write(older, '0001.sql\nolder\n');
  machine.write('var/lib/club-league/league.sqlite', '');
  const refused = await restore(machine);
  assert.equal(refused.code, 1);
  assert.match(refused.output, /There is data here already: add --over/);
  assert.ok(!isBack(machine, 'league'));
  const { code, output } = await restore(machine, '--over');
  assert.equal(code, 0, output);
  for (const name of ['league', 'clubhouse', 'relay']) assert.ok(isBack(machine, name), name);
  assert.ok(!readRows(machine, 'league').includes('older'));
});

test('OPS-32: a missing website backup stops the restore, and a missing relay backup leaves the relay alone', async (t) => {
  const machine = makeMachine(t);
  makeBackups(machine, ['league']);
  const refused = await restore(machine);
  assert.equal(refused.code, 1);
  assert.match(refused.output, /There is no backup of the clubhouse in /);
  assert.ok(!isBack(machine, 'league'));
  makeBackups(machine, ['clubhouse']);
  const { code, output } = await restore(machine);
  assert.equal(code, 0, output);
  assert.ok(isBack(machine, 'league') && isBack(machine, 'clubhouse'));
  assert.ok(!isBack(machine, 'relay'));
});

test('OPS-39: a league on PostgreSQL is left to its own commands, and all else is restored', async (t) => {
  const machine = makeMachine(t);
  makeBackups(machine, ['league', 'clubhouse']);
  machine.write('etc/club/league.env', 'LEAGUE_METRICS_PORT=1\nDATABASE_URL=postgres://x\n');
  const { code, output } = await restore(machine);
  assert.equal(code, 0, output);
  assert.match(output, /^league: uses PostgreSQL, which you restore by hand/m);
  assert.ok(!isBack(machine, 'league'));
  assert.ok(isBack(machine, 'clubhouse'));
});
