import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const BENCH = fileURLToPath(new URL('main.ts', import.meta.url));
const SMALL = ['--members', '20', '--rounds', '1', '--page', 'me', '--without-paint'];

test('bench: a small run measures the home page and a member’s own page, with the API calls of each', async () => {
  // Other test files in this process continue meanwhile.
  const { stdout } = await promisify(execFile)(process.execPath, [BENCH, ...SMALL]);
  assert.match(stdout, /^home +\d+\.\d +4!? +\d/m);
  assert.match(stdout, /^me +\d+\.\d +2 +\d/m);
  assert.doesNotMatch(stdout, /not measured|NaN/);
});
