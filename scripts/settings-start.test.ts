import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './files.ts';

/* Starts the services as processes, because unit tests of settings cannot see this. */

const MAINS = {
  LEAGUE: 'league/src/main.ts',
  CLUBHOUSE: 'clubhouse/src/main.ts',
  RELAY: 'relay/src/hosts/node/main.ts',
  FORWARDER: 'forwarder/src/hosts/node/main.ts',
};

for (const [name, main] of Object.entries(MAINS)) {
  test(`SETTING-2, SETTING-3, SETTING-5: ${main} reports every wrong setting in a file with a byte order mark, and leaves nothing`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    t.after(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, '.env'), `\uFEFF${name}_PORT= 65536 \n${name}_PROT=1\n`);
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, main)], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder },
    });
    assert.equal(status, 1, stderr);
    assert.deepEqual(stderr.replace(/^The \w+ could not start: /, '').split('\n'), [
      `${name}_PROT is not a setting of the ${name.toLowerCase()}. Did you mean ${name}_PORT?`,
      `${name}_PORT must be a whole number from 0 to 65535.`,
      '',
    ]);
    assert.deepEqual(readdirSync(folder), ['.env']);
  });
}
