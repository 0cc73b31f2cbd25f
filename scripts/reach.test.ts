import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHECKS } from './checks.ts';
import type { Job } from './job.ts';
import { Packages } from './packages.ts';
import { findReachedJobs, readBy, findReaders, findReads } from './reach.ts';
import { SUITES, listTestJobs } from './suites.ts';

const CODE = {
  'relay/src/room.ts': "import './seat.ts';",
  'relay/src/seat.ts': 'export const seat = 1;',
  'relay/src/room.test.ts': "import './room.ts';",
  'relay/test/host.ts': "const program = 'src/main.ts';",
  'relay/src/main.ts': "import './room.ts'; 'a'.split('/');",
  'relay/test/process.test.ts': "import './host.ts';",
  'relay/test/raw.test.ts': 'export {};',
  'site/src/app.ts': "import 'relay/door';",
  'site/src/app.test.ts': "import './app.ts';",
  'site/test/play.browser.test.ts': 'export {};',
  'league/src/migrate.ts': "new URL('../migrations/', import.meta.url);",
  'league/test/claims.test.ts': "import '../src/migrate.ts';",
  'league/test/document.test.ts': "import document from '../openapi.json' with { type: 'json' };",
};
const OTHERS = ['league/migrations/0001.sql', 'league/openapi.json', 'docs/spec/board.md'];
const MANIFESTS = {
  'package.json': { name: 'root' },
  'relay/package.json': { name: 'relay', exports: { './door': './src/room.ts' } },
  'site/package.json': { name: 'site' },
};
const PATHS = [...Object.keys(CODE), ...OTHERS];
const reads = findReads(
  Object.entries(CODE).map(([path, text]) => ({ path, text })),
  new Packages(
    Object.entries(MANIFESTS).map(([path, manifest]) => ({ path, text: JSON.stringify(manifest) })),
  ),
  PATHS,
);
const LINT: Job = { suite: 'lint', name: 'lint' };
const RULES: Job = { suite: 'rules', name: 'rules' };
const JOBS = [LINT, RULES, ...listTestJobs(SUITES, Object.keys(CODE))];

function reached(...changed: string[]): string[] {
  const jobs = findReachedJobs(JOBS, changed, { reads, suites: SUITES, checks: CHECKS });
  return jobs.map(({ suite, name }) => (suite === name ? name : `${suite} ${name}`));
}

test('changed: a file reaches its importers, also through an entry and through a program’s text', () => {
  assert.deepEqual(reached('relay/src/seat.ts'), [
    'lint',
    'unit relay/src/room.test.ts',
    'unit site/src/app.test.ts',
    'relay relay/test/process.test.ts',
  ]);
});

test('changed: a lone slash names no folder', () => {
  assert.deepEqual([...readBy('relay/src/main.ts', reads)].toSorted(), [
    'relay/src/main.ts',
    'relay/src/room.ts',
    'relay/src/seat.ts',
  ]);
});

test('changed: a test reaches itself, in each of its environments', () => {
  assert.deepEqual(reached('league/test/claims.test.ts'), [
    'lint',
    'rules',
    'league-sqlite league/test/claims.test.ts',
    'league-postgresql league/test/claims.test.ts',
  ]);
});

test('changed: a file that is not code reaches its readers, alone or with its folder', () => {
  assert.deepEqual(reached('league/migrations/0001.sql'), [
    'league-sqlite league/test/claims.test.ts',
    'league-postgresql league/test/claims.test.ts',
  ]);
  assert.deepEqual(
    reached('league/migrations/0002-new.sql'),
    reached('league/migrations/0001.sql'),
  );
  assert.deepEqual(reached('league/openapi.json'), [
    'league-sqlite league/test/document.test.ts',
    'league-postgresql league/test/document.test.ts',
  ]);
  assert.deepEqual(reached('docs/spec/board.md'), ['rules']);
  assert.deepEqual(reached('docs/guide.md'), []);
});

test('changed: the site’s sources reach every browser test', () => {
  assert.ok(reached('site/src/app.ts').includes('browser site/test/play.browser.test.ts'));
  assert.ok(reached('site/public/icon.svg').includes('browser site/test/play.browser.test.ts'));
  assert.ok(!reached('relay/test/host.ts').some((job) => job.startsWith('browser')));
});

test('changed: files that affect how everything is installed and run reach all tests', () => {
  for (const path of ['package-lock.json', 'relay/package.json', 'scripts/test-files.ts']) {
    assert.equal(reached(path).length, JOBS.length, path);
  }
});

test('changed: a deleted file reaches what still imports it, and no change reaches nothing', () => {
  assert.ok(
    findReaders(['relay/src/gone.ts'], new Map([['a.ts', ['relay/src/gone.ts']]])).has('a.ts'),
  );
  assert.deepEqual(reached(), []);
});

test('watch: a test reads its imports, their imports, and the folders that it names', () => {
  assert.deepEqual(
    [...readBy('league/test/claims.test.ts', reads)],
    ['league/test/claims.test.ts', 'league/src/migrate.ts', 'league/migrations/'],
  );
});
