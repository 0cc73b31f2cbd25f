import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('main.ts', import.meta.url));
const SMALL = ['--members', '40', '--rounds', '1', '--seconds', '0.5'];

test('bench: a small run measures the mix, each read and a report', () => {
  const ran = spawnSync(process.execPath, [BENCH, ...SMALL], { encoding: 'utf8' });
  assert.equal(ran.status, 0, ran.stderr);
  assert.match(ran.stdout, /^service +\d+ +\d+(?: +\d+\.\d\d){3} +\d+ %$/m);
  for (const name of ['start', 'table of a division', 'chase list', 'a claim']) {
    assert.match(ran.stdout, new RegExp(`^${name} +\\d+\\.\\d$`, 'm'));
  }
  assert.doesNotMatch(ran.stdout, /NaN/);
});
