import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { openDatabase } from './database.ts';

test('INST-6: a database migrated by a newer release is not opened and stays unchanged', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-unit-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'clubhouse.sqlite');
  openDatabase(path).close();
  openDatabase(path).close();
  const file = new DatabaseSync(path);
  file.exec("insert into migrations values ('9999-later.sql')");
  assert.throws(() => openDatabase(path), { message: /^its database belongs to a newer release/ });
  const kept = file.prepare("select name from migrations where name = '9999-later.sql'").all();
  assert.equal(kept.length, 1);
  file.close();
});

/** Holds the file for a moment, as the process that recovers it after a kill does. */
const KEEPER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const file = new DatabaseSync(workerData);
  file.exec('create table kept (it); begin exclusive');
  parentPort.postMessage('kept');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  file.exec('commit');
  file.close();
`;

test('OWN-1: a database locked for a moment is waited for, also while opening it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-unit-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'clubhouse.sqlite');
  const keeper = new Worker(KEEPER, { eval: true, workerData: path });
  const ended = once(keeper, 'exit');
  await once(keeper, 'message');
  openDatabase(path).close();
  await ended;
});
