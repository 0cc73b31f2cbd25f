import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { readSettings } from '../../core/settings.ts';
import { CreationPolicy } from './creation-policy.ts';
import { BudgetStorage } from './budget-storage.ts';
import { Database } from './database.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 3, 1, 12);

function openDatabase(t: TestContext): () => Database {
  const folder = mkdtempSync(join(tmpdir(), 'relay-unit-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return () => new Database(folder);
}

test('NET-2: a network’s name lasts a day, even over a restart, and no longer', (t) => {
  const open = openDatabase(t);
  const settings = readSettings({ PUBLIC_HOSTING: 'on' });
  const database = open();
  const creation = new CreationPolicy(settings, new BudgetStorage(database));
  const [name = ''] = creation.namesOf('192.0.2.1', NOON);
  assert.match(name, /^[\w-]{22}$/);
  assert.equal(creation.namesOf('192.0.2.1', NOON + DAY_MS / 2 - 1)[0], name);
  assert.notEqual(creation.namesOf('192.0.2.2', NOON)[0], name);
  database.close();
  const again = open();
  const restarted = new CreationPolicy(settings, new BudgetStorage(again));
  assert.equal(restarted.namesOf('192.0.2.1', NOON)[0], name);
  assert.notEqual(restarted.namesOf('192.0.2.1', NOON + DAY_MS / 2)[0], name);
  again.close();
});
