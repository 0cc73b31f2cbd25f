import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('mix.ts', import.meta.url));
const SMALL = ['--members', '40', '--rounds', '1', '--seconds', '0.5', '--connections', '2'];

test('mix-bench: the service is measured, also next to its rival, which answers its tables and claims', () => {
  for (const [options, names] of [
    [['--rival'], ['rival', 'service']],
    [['--results', '0.5'], ['service']],
  ] as const) {
    const ran = spawnSync(process.execPath, [BENCH, ...SMALL, ...options], { encoding: 'utf8' });
    assert.equal(ran.status, 0, ran.stderr);
    const measured = ran.stdout.matchAll(/^(\S+(?: \S+)*) +\d+ +\d+(?: +\d+\.\d\d){3} +\d+ %$/gm);
    assert.deepEqual(
      [...measured].map(([, name]) => name),
      names,
    );
  }
});
