import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findWriteFault } from './write-fault.ts';

test('OPS-2: a killed process’s leftover probe does not keep a service from being ready', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'write-fault-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'it.db');
  writeFileSync(`${file}.probe`, '', { mode: 0o000 });
  assert.equal(findWriteFault(file), null);
  assert.deepEqual(readdirSync(folder), []);
});
