import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSettings as readClubhouse } from 'clubhouse/settings';
import { readNodeSettings as readRelay } from 'relay/settings';
import { ROOT } from '../../scripts/files.ts';
import { PRODUCTS } from '../archive/products.ts';

/* What can be said of the images where no builder is; docs/install.md has how they are built and run. */

const FOLDER = join(ROOT, 'operations/container');
const containerfile = readFileSync(join(FOLDER, 'Containerfile'), 'utf8');

test('INST-8: an image serves port 80 as nobody, with its data in /storage, and its settings are settings', () => {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(containerfile) ?? [];
  const pairs = block.split(/[\s\\]+/).filter((pair) => pair.includes('='));
  const environment = Object.fromEntries(pairs.map((pair) => pair.split('=')));
  for (const read of [readClubhouse, readRelay]) {
    const { host, port } = read({ ...environment });
    assert.deepEqual([host, port], ['0.0.0.0', 80]);
  }
  assert.equal(environment['DATA_FOLDER'], '/storage');
  for (const line of ['USER nobody', 'VOLUME ["/storage"]', 'EXPOSE 80', 'CMD ["start"]']) {
    assert.ok(containerfile.includes(`\n${line}\n`), line);
  }
  assert.match(containerfile, /^HEALTHCHECK .*\n.*127\.0\.0\.1\/up/m);
});

test('INST-8: each product has a short compose file that gives it no rights, and both hooks run its command', () => {
  for (const { name } of PRODUCTS) {
    const compose = readFileSync(join(FOLDER, name, 'compose.yaml'), 'utf8');
    assert.ok(compose.split('\n').length <= 26, `${name}: at most 25 lines`);
    for (const line of [
      `image: localhost/${name}`,
      `volumes: [${name}:/storage]`,
      'read_only: true',
      'cap_drop: [ALL]',
      'security_opt: [no-new-privileges]',
      'stop_grace_period: 10s',
    ]) {
      assert.ok(compose.includes(line), `${name}: ${line}`);
    }
  }
  const hooks = globSync('*', { cwd: join(FOLDER, 'hooks') }).toSorted();
  assert.deepEqual(hooks, ['post-restore', 'pre-backup']);
  for (const hook of hooks) {
    const path = join(FOLDER, 'hooks', hook);
    assert.match(
      readFileSync(path, 'utf8'),
      /^exec "\$PRODUCT" (backup|restore) \/storage\/hook\.backup/m,
    );
    assert.equal(statSync(path).mode & 0o111, 0o111);
  }
});
