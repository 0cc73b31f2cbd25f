import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArguments, selectJobs } from './selection.ts';
import { SUITES, listTestJobs } from './suites.ts';

const PATHS = [
  'site/src/chess/pgn/read-pgn.test.ts',
  'site/test/play.browser.test.ts',
  'site/test/online.browser.test.ts',
  'league/test/claims.test.ts',
  'league/test/install.browser.test.ts',
  'relay/src/room/machine.test.ts',
  'relay/test/contract.workerd.test.ts',
  'relay/test/growing.nginx.test.ts',
  'relay/test/process.test.ts',
  'scripts/job.test.ts',
];
const JOBS = [{ suite: 'lint', name: 'lint' }, ...listTestJobs(SUITES, PATHS)];

function selected(...words: string[]): string[] {
  const jobs = selectJobs(words, JOBS);
  assert.ok(!('wrong' in jobs));
  return jobs.map(({ suite, name }) => `${suite} ${name}`);
}

const CHOICES: readonly (readonly [word: string, expected: readonly string[]])[] = [
  [
    'league/test/claims.test.ts',
    ['league-sqlite league/test/claims.test.ts', 'league-postgresql league/test/claims.test.ts'],
  ],
  ['./relay/test/process.test.ts', ['relay relay/test/process.test.ts']],
  ['league/test/install.browser.test.ts', ['browser league/test/install.browser.test.ts']],
  ['site/test/play.browser.test.ts', ['browser site/test/play.browser.test.ts']],
  [
    'site/test/online.browser.test.ts',
    [
      'browser site/test/online.browser.test.ts',
      'browser-workerd site/test/online.browser.test.ts',
    ],
  ],
  ['relay/test/contract.workerd.test.ts', ['relay-workerd relay/test/contract.workerd.test.ts']],
  ['relay/test/growing.nginx.test.ts', ['nginx relay/test/growing.nginx.test.ts']],
  ['scripts/job.test.ts', ['unit scripts/job.test.ts']],
  ['lint', ['lint lint']],
  ['relay', ['relay relay/test/process.test.ts']],
  ['site/src/', ['unit site/src/chess/pgn/read-pgn.test.ts']],
];

for (const [word, expected] of CHOICES) {
  test(`npm test: "${word}" selects what runs it`, () => {
    assert.deepEqual(selected(word), expected);
  });
}

test('npm test: no word selects everything, and several words all that any of them names, once', () => {
  assert.equal(selected().length, JOBS.length);
  assert.deepEqual(selected('relay', 'lint', 'relay/test/process.test.ts'), [
    'lint lint',
    'relay relay/test/process.test.ts',
  ]);
});

test('npm test: an unknown word is refused, with suggestions', () => {
  const jobs = selectJobs(['lint', 'league/test/nothing.test.ts'], JOBS);
  assert.ok('wrong' in jobs);
  assert.match(jobs.wrong, /"league\/test\/nothing\.test\.ts" is no check.*lint, unit/);
});

test('npm test: options are read, and unknown ones refused', () => {
  assert.deepEqual(readArguments(['unit', '--all', '--changed']), {
    wanted: ['unit'],
    changed: true,
    watch: false,
    all: true,
  });
  const wrong = readArguments(['--fast']);
  assert.ok('wrong' in wrong && wrong.wrong.includes('--fast'));
});
