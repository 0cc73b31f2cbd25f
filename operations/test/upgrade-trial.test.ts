import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { findFreePort } from 'test-kit/free-port';
import { listLostAnswers } from '../upgrade-trial/answers.ts';
import { listLostRows } from '../upgrade-trial/compare.ts';
import { Release } from '../upgrade-trial/release.ts';
import { tryUpgrade } from '../upgrade-trial/trial.ts';
import { linkPackages, stageForTest } from './installation.ts';
import { play, SECRET } from './play-small-club.ts';

/*
 * A small version of `npm run lab -- upgrade-trial`: from this release to one with more migrations.
 */

function release(t: TestContext, isNewer: boolean): Release {
  const root = stageForTest(t);
  linkPackages(root);
  if (isNewer) migrateMore(root);
  const made = new Release(root);
  t.after(() => made.end());
  return made;
}

/** A possible change of a later release: a new column with a value for old rows, and a table. */
function migrateMore(root: string): void {
  writeFileSync(
    join(root, 'league/migrations/9999-of-a-later-release.sql'),
    "alter table members add column shoe ctext not null default 'none';\n" +
      'create table shoes (name ctext primary key);\n',
  );
  writeFileSync(
    join(root, 'clubhouse/migrations/9999-of-a-later-release.sql'),
    'create table shoes (name text primary key)',
  );
  writeFileSync(
    join(root, 'relay/migrations/9999-of-a-later-release.sql'),
    'create table shoes (name text primary key)',
  );
}

test('INST-6, INST-7: an upgrade keeps every row, and going back is refused or loses nothing', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'club-upgrade-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const [league, clubhouse, relay] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const ports = { league, clubhouse, relay };
  const place = { folder, databaseUrl: undefined, installationSecret: SECRET, ports };
  const [older, newer] = [release(t, false), release(t, true)];
  const say = () => undefined;
  const { wrong, back, rows } = await tryUpgrade({ older, newer, place, play, say });
  assert.deepEqual(wrong, []);
  assert.match(back.league ?? '', /the database was made by a newer release \(it has 9999-of/);
  assert.match(back.clubhouse ?? '', /its database (?:is of|belongs to) a newer release/);
  assert.match(back.relay ?? '', /relay\.db (?:is of|belongs to) a newer release/);
  assert.ok(rows > 10, `${rows} rows were looked at`);
});

test('INST-7: the trial detects what an upgrade would lose', () => {
  const rows = (...some: Readonly<Record<string, unknown>>[]) =>
    new Map([['league.members', some]]);
  const was = rows({ id: 1, name: 'Ann' }, { id: 2, name: 'Bo' });
  assert.deepEqual(
    listLostRows(was, rows({ id: 2, name: 'Bo', shoe: 1 }, { id: 1, name: 'Ann' })),
    [],
  );
  const changed = listLostRows(was, rows({ id: 1, name: 'Ann' }, { id: 2, name: 'Bob' }));
  assert.deepEqual(changed, [{ table: 'league.members', lost: 1, example: '[2,"Bo"]' }]);
  assert.equal(listLostRows(was, new Map())[0]?.lost, 2);
  const twice = rows({ id: 1 }, { id: 1 });
  assert.equal(listLostRows(twice, rows({ id: 1 }))[0]?.lost, 1);
  const bytes = (byte: number) => rows({ bytes: new Uint8Array([byte]) });
  assert.deepEqual(listLostRows(bytes(1), bytes(1)), []);
  assert.equal(listLostRows(bytes(1), bytes(2)).length, 1);
  const answer = (value: unknown) => new Map([['/v1/club', value]]);
  assert.deepEqual(listLostAnswers(answer({ a: [1] }), answer({ a: [1], b: 2 })), []);
  assert.deepEqual(listLostAnswers(answer({ a: [1, 2] }), answer({ a: [1] })), [
    '/v1/club at /a/1: 2 is undefined',
  ]);
});
