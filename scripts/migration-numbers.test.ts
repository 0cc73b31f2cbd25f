import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './files.ts';

/**
 * Released with the same number; each is applied once, because migrations are identified by name.
 */
const RELEASED_PAIR = '0007-kept-entries.sql';

for (const folder of ['league/migrations', 'clubhouse/migrations', 'relay/migrations']) {
  test(`INST-6: no two files of ${folder} share a number`, () => {
    const numbers = readdirSync(join(ROOT, folder))
      .filter((name) => name !== RELEASED_PAIR)
      .map((name) => name.slice(0, 4));
    for (const number of numbers) assert.match(number, /^\d{4}$/);
    assert.deepEqual([...new Set(numbers)], numbers);
  });
}
