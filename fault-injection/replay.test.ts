import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { DiskOperation } from './recording.ts';
import { type Mode, replayChanges } from './replay.ts';

const FOLDER = '/recorded';
const path = (name: string) => `${FOLDER}/${name}`;

const create = (file: number, name: string): DiskOperation => ({
  do: 'create',
  file,
  path: path(name),
});
const write = (file: number, at: number, text: string, name = 'a'): DiskOperation => {
  return { do: 'write', file, path: path(name), at, data: Buffer.from(text) };
};
const rename = (from: string, to: string): DiskOperation => {
  return { do: 'rename', path: path(from), to: path(to) };
};
function sync(file: number, name = 'a', id = 1n): DiskOperation[] {
  const start = { do: 'sync-start', id, file, path: path(name), isFolder: false } as const;
  return [start, { do: 'sync-end', id }];
}
function syncFolder(id = 9n): DiskOperation[] {
  const start = { do: 'sync-start', id, file: 0, path: FOLDER, isFolder: true } as const;
  return [start, { do: 'sync-end', id }];
}

interface ReplayOptions {
  readonly before?: Record<string, string>;
  readonly mode?: Mode;
  readonly random?: () => number;
  readonly length?: number;
}

/** The content of the files after a cut at the end of the operations. */
function after(
  t: TestContext,
  operations: readonly DiskOperation[],
  {
    before = {},
    mode = 'synced',
    random = () => 0,
    length = operations.length,
  }: ReplayOptions = {},
): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [from, to] = [join(folder, 'before'), join(folder, 'to')];
  for (const one of [from, to]) mkdirSync(one);
  for (const [name, text] of Object.entries(before)) writeFileSync(join(from, name), text);
  replayChanges({ operations, length, mode, random }, { folder: FOLDER, before: from, to });
  return Object.fromEntries(
    readdirSync(to).map((name) => [name, readFileSync(join(to, name), 'latin1')]),
  );
}

test('an unsynced write is lost, and a synced one is kept', (t) => {
  const before = { a: '....' };
  assert.deepEqual(after(t, [write(1, 0, 'new')], { before }), { a: '....' });
  assert.deepEqual(after(t, [write(1, 0, 'new'), ...sync(1)], { before }), { a: 'new.' });
});

test('a sync does not cover writes that started or ended after its start', (t) => {
  const before = { a: '....' };
  const [start, end] = sync(1) as [DiskOperation, DiskOperation];
  assert.deepEqual(after(t, [start, write(1, 0, 'new'), end], { before }), { a: '....' });
  assert.deepEqual(after(t, [write(1, 0, 'new'), start, end], { before, length: 2 }), {
    a: '....',
  });
});

test('a new file has its name once the folder is synced, whatever was synced of the file', (t) => {
  const made = [create(1, 'a'), write(1, 0, 'text'), ...sync(1)];
  assert.deepEqual(after(t, made), {});
  assert.deepEqual(after(t, [...made, ...syncFolder()]), { a: 'text' });
  assert.deepEqual(after(t, [create(1, 'a'), ...syncFolder(), write(1, 0, 'text')]), { a: '' });
});

test('a rename before the folder is synced leaves both names as they were', (t) => {
  const before = { a: 'old', part: 'new' };
  assert.deepEqual(after(t, [rename('part', 'a')], { before }), before);
  assert.deepEqual(after(t, [rename('part', 'a'), ...syncFolder()], { before }), { a: 'new' });
});

test('a deleted file comes back, unless the folder was synced', (t) => {
  const before = { a: 'old' };
  const unlink = { do: 'unlink', path: path('a') } as const;
  assert.deepEqual(after(t, [unlink], { before }), before);
  assert.deepEqual(after(t, [unlink, ...syncFolder()], { before }), {});
});

test('a reused inode number refers only to the new file', (t) => {
  const unlink = { do: 'unlink', path: path('a') } as const;
  const operations = [write(1, 0, 'first'), unlink, create(1, 'b'), write(1, 0, 'second', 'b')];
  const all = [...operations, ...sync(1, 'b'), ...syncFolder()];
  assert.deepEqual(after(t, all, { before: { a: '.....' } }), { b: 'second' });
});

test('an unsynced write may survive in some of its sectors', (t) => {
  const old = 'o'.repeat(2048);
  // First the luck of the write, then one number for each sector.
  const numbers = [0.5, 0.1, 0.9, 0.1, 0.9];
  const found = after(t, [write(1, 0, 'n'.repeat(2048))], {
    before: { a: old },
    mode: 'torn',
    random: () => numbers.shift() ?? 0,
  });
  const [written, left] = ['n'.repeat(512), 'o'.repeat(512)];
  assert.deepEqual(found, { a: written + left + written + left });
});

test('a later unsynced write may survive without an earlier one', (t) => {
  const numbers = [0.9, 0.1];
  const found = after(t, [write(1, 0, 'aa'), write(1, 2, 'bb')], {
    before: { a: '' },
    mode: 'torn',
    random: () => numbers.shift() ?? 0,
  });
  assert.deepEqual(found, { a: '\0\0bb' });
});

test('unsynced names of a folder survive up to some point', (t) => {
  const operations = [create(1, 'a'), create(2, 'b'), create(3, 'c')];
  const numbers = [0.1, 0.9, 0.1];
  const found = after(t, operations, { mode: 'torn', random: () => numbers.shift() ?? 0 });
  assert.deepEqual(found, { a: '' });
});

test('a file that was truncated and grew again does not hold the truncated data', (t) => {
  const shorter = { do: 'truncate', file: 1, path: path('a'), size: 1 } as const;
  const longer = { ...shorter, size: 3 };
  const found = after(t, [shorter, longer, ...sync(1)], { before: { a: 'abc' } });
  assert.deepEqual(found, { a: 'a\0\0' });
});
