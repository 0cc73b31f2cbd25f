import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHECKS } from './checks.ts';
import { NO_DURATIONS } from './job.ts';
import { Packages } from './packages.ts';
import { SUITES } from './suites.ts';
import { Tiers } from './tiers.ts';

const MANIFESTS = [{ path: 'package.json', text: '{ "name": "root" }' }];
const FILES = {
  'league/test/plain.test.ts':
    "import './harness.ts'; import type { Page } from 'playwright-core';",
  'league/test/harness.ts':
    "export const name = 1; export type { ChildProcess } from 'node:child_process';",
  'league/test/starts.test.ts': "export * from './later.ts';",
  'league/test/later.ts': "export const later = () => import('./program.ts');",
  'league/test/program.ts': "import { spawn } from 'node:child_process';",
  'site/test/page.browser.test.ts': "import { chromium } from 'playwright-core';",
  'site/test/mate.journey.browser.test.ts': "import { chromium } from 'playwright-core';",
  'league/test/starts.program.test.ts': "import { spawn } from 'node:child_process';",
};
const code = Object.entries(FILES).map(([path, text]) => ({ path, text }));
const tiers = new Tiers(code, new Packages(MANIFESTS), { suites: SUITES, checks: CHECKS });
const plain = { suite: 'league-sqlite', name: 'league/test/plain.test.ts' };

test('tiers: what a file loads decides, directly or not, and types alone do not count', () => {
  assert.equal(tiers.isQuick(plain, NO_DURATIONS), true);
  const starts = { suite: 'league-sqlite', name: 'league/test/starts.test.ts' };
  assert.equal(tiers.isQuick(starts, NO_DURATIONS), false);
  assert.equal(
    tiers.isQuick({ suite: 'browser', name: 'site/test/page.browser.test.ts' }, NO_DURATIONS),
    false,
  );
});

test('tiers: a file is quick up to ten seconds of CPU time, and never on PostgreSQL', () => {
  const key = 'league-sqlite league/test/plain.test.ts';
  assert.equal(
    tiers.isQuick(plain, { ...NO_DURATIONS, quick: { [key]: { seconds: 99, cpu: 9.9 } } }),
    true,
  );
  assert.equal(
    tiers.isQuick(plain, { ...NO_DURATIONS, quick: { [key]: { seconds: 11, cpu: 10 } } }),
    false,
  );
  assert.equal(tiers.isQuick({ ...plain, suite: 'league-postgresql' }, NO_DURATIONS), false);
});

test('tiers: a run with all cases puts no file out, and brings one back that has become quick', () => {
  const key = 'league-sqlite league/test/plain.test.ts';
  const took = (cpu: number) => ({ [key]: { seconds: cpu, cpu } });
  assert.equal(tiers.isQuick(plain, { quick: {}, whole: took(40) }), true);
  assert.equal(tiers.isQuick(plain, { quick: took(8), whole: took(40) }), true);
  assert.equal(tiers.isQuick(plain, { quick: took(12), whole: took(40) }), false);
  assert.equal(tiers.isQuick(plain, { quick: took(12), whole: took(9) }), true);
});

test('tiers: browser journeys and services run as programs are always quick', () => {
  const journey = { suite: 'browser', name: 'site/test/mate.journey.browser.test.ts' };
  const program = { suite: 'programs', name: 'league/test/starts.program.test.ts' };
  assert.deepEqual(
    [journey, program].map((job) => tiers.isQuick(job, NO_DURATIONS)),
    [true, true],
  );
});

test('tiers: contributors check types, lint, boundaries, rules and the document', () => {
  const quick = CHECKS.map(({ name }) => ({ suite: name, name })).filter((job) =>
    tiers.isQuick(job, NO_DURATIONS),
  );
  const names = quick.map(({ name }) => name);
  for (const name of ['types', 'lint', 'boundaries', 'rules', 'document']) {
    assert.ok(names.includes(name), name);
  }
  assert.ok(!names.includes('deploy'));
});
