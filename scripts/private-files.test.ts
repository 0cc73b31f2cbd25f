import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { startProgram } from 'test-kit/started-program';
import { ROOT } from './files.ts';

const SERVICES = {
  LEAGUE: { main: 'league/src/main.ts', database: 'league.sqlite' },
  CLUBHOUSE: { main: 'clubhouse/src/main.ts', database: 'clubhouse.sqlite' },
  RELAY: { main: 'relay/src/hosts/node/main.ts', database: 'relay.db' },
};

for (const [name, { main, database }] of Object.entries(SERVICES)) {
  test(`DATA-1: ${main} makes every file readable only by its owner, and fixes those that others can read`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'open-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const data = join(folder, 'data');
    mkdirSync(join(data, 'letters'), { recursive: true });
    const umask = process.umask(0);
    t.after(() => process.umask(umask));
    const older = ['website-key', 'older.sqlite.before-20260101', 'letters/one.eml'];
    for (const path of older) writeFileSync(join(data, path), 'dl_');
    for (const path of ['', 'letters']) chmodSync(join(data, path), 0o755);
    const environment = {
      [`${name}_DATA`]: data,
      [`${name}_PORT`]: '0',
      LEAGUE_STATE: join(folder, 'state'),
      LEAGUE_WEBSITE_KEY_FILE: join(data, 'website-key'),
    };
    const service = await startProgram(t, join(ROOT, main), {
      environment: name === 'RELAY' ? { RELAY_DATA: data, RELAY_PORT: '0' } : environment,
      folder,
    });
    // A website that is not built ends once its files exist.
    const said = await service.says(/answers at|could not start/);
    if (said === 'could not start') await service.ended;
    const open = filesIn(folder).filter((path) => (statSync(path).mode & 0o077) !== 0);
    const expected = name === 'CLUBHOUSE' ? [] : ['letters/one.eml'];
    assert.deepEqual(
      open,
      expected.map((path) => join(data, path)),
    );
    assert.ok(filesIn(folder).includes(join(data, database)), 'there is something to look at');
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
