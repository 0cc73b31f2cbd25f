import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReleaseFiles } from './release-list.ts';

const HASH = 'a'.repeat(64);

test('TRUST-3: a release’s list names its files', () => {
  assert.deepEqual(readReleaseFiles(`${HASH}  assets/a.js\n${HASH}  index.html\n`), [
    'assets/a.js',
    'index.html',
  ]);
});

for (const text of [
  '',
  '\n',
  '<!doctype html>\n<title>Not found</title>\n',
  `${HASH}  index.html`,
  `${HASH} index.html\n`,
  `${HASH}  index.html\n\n`,
  `${'a'.repeat(63)}  index.html\n`,
]) {
  test(`TRUST-3: ${JSON.stringify(text)} is not a release’s list`, () => {
    assert.equal(readReleaseFiles(text), null);
  });
}
