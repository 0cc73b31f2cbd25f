import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test, type TestContext } from 'node:test';
import { PATIENCE_MS } from 'test-kit/patience';
import { ROOT } from './files.ts';
import { runTestFiles } from './test-files.ts';

const PASSES = `import { test } from 'node:test';
test('one', async (t) => {
  await t.test('within', () => undefined);
});
test('left out', { skip: true }, () => undefined);`;
const FAILS = `import { test } from 'node:test';
test('well', () => undefined);
test('it broke', () => { throw new Error('so it says'); });`;
const BREAKS_OFF = `import { test } from 'node:test';
test('it ends the process', () => process.exit(3));`;

/** Writes test files into a folder of the project and runs them. */
async function run(t: TestContext, files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(ROOT, 'node_modules', '.test-files-'));
  t.after(() => rm(folder, { recursive: true }));
  const paths: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    if (name.endsWith('.test.mjs')) paths.push(relative(ROOT, join(folder, name)));
  }
  const ran = await runTestFiles(paths, {}, new AbortController().signal);
  return ran.map(({ outcome }) => outcome);
}

test('test files: each file’s outcome is told apart, with the failures of the failed one', async (t) => {
  const [passes, fails] = await run(t, { 'a.test.mjs': PASSES, 'b.test.mjs': FAILS });
  const output = 'skipped: left out\n';
  assert.deepEqual(passes, { passed: 2, failed: 0, skipped: 1, output });
  assert.deepEqual({ ...fails, output: '' }, { passed: 1, failed: 1, skipped: 0, output: '' });
  assert.match(fails?.output ?? '', /it broke[^]*so it says/);
});

test('test files: a file that ends the process fails, and so do those that never ran', async (t) => {
  const ran = await run(t, { 'a.test.mjs': BREAKS_OFF, 'b.test.mjs': PASSES });
  assert.deepEqual(
    ran.map(({ failed }) => failed > 0),
    [true, true],
  );
});

test('test files: a file without tests here counts nothing, and an unreadable one fails', async (t) => {
  const nothing = { passed: 0, failed: 0, skipped: 0, output: '' };
  const [passes, empty] = await run(t, { 'a.test.mjs': PASSES, 'b.test.mjs': '' });
  assert.equal(passes?.passed, 2);
  assert.deepEqual(empty, nothing);
  const [wrong] = await run(t, { 'a.test.mjs': 'import "./nothing.mjs";' });
  assert.equal(wrong?.failed, 1);
  assert.match(wrong?.output ?? '', /nothing\.mjs/);
});

test('test files: a file is over once a test of the next one has run', async (t) => {
  const folder = await mkdtemp(join(ROOT, 'node_modules', '.test-files-'));
  t.after(() => rm(folder, { recursive: true }));
  const told = join(folder, 'told');
  const WAITS = `import { existsSync } from 'node:fs';
    import { test } from 'node:test';
    import { setTimeout as sleep } from 'node:timers/promises';
    test('it runs', () => undefined);
    test('it waits', { timeout: ${PATIENCE_MS} }, async () => {
      while (!existsSync(${JSON.stringify(told)})) await sleep(20);
    });`;
  const [first, second] = ['a.test.mjs', 'b.test.mjs'].map((name) => join(folder, name));
  await writeFile(first ?? '', PASSES);
  await writeFile(second ?? '', WAITS);
  const paths = [first, second].map((path) => relative(ROOT, path ?? ''));
  const over = new Set<string>();
  const ran = await runTestFiles(paths, {}, new AbortController().signal, (path) => {
    over.add(path);
    writeFileSync(told, '');
  });
  assert.deepEqual([...over], paths.slice(0, 1));
  assert.deepEqual(
    ran.map(({ outcome }) => outcome.failed),
    [0, 0],
  );
});
