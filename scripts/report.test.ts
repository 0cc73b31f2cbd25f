import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Job } from './job.ts';
import {
  formatOutcome,
  makeMissingOutcome,
  makeSingleOutcome,
  countSkipsAsFailures,
} from './outcome.ts';
import { Report } from './report.ts';

function job(suite: string, name: string): Job {
  return { suite, name };
}

const took = (seconds: number) => ({ seconds, cpu: 0 });
const passed = (count: number) => ({ passed: count, failed: 0, skipped: 0, output: '' });

test('report: a suite is reported once its last file has run, with all its tests', () => {
  const [one, other, lint] = [job('unit', 'a'), job('unit', 'b'), job('lint', 'lint')];
  const report = new Report([one, other, lint]);
  assert.equal(report.add({ job: one, outcome: passed(3), ...took(1) }), '');
  assert.match(
    report.add({ job: lint, outcome: makeSingleOutcome(true, ''), ...took(2) }),
    /^ok +lint +1 passed, 2\.0 s\n$/,
  );
  assert.match(
    report.add({ job: other, outcome: passed(4), ...took(0.5) }),
    /^ok +unit +7 passed, 1\.5 s\n$/,
  );
  assert.equal(formatOutcome(report.total), '8 passed, 0 failed');
  assert.equal(report.output, '');
});

test('report: a failure is shown at once, and again at the end under its suite', () => {
  const report = new Report([job('unit', 'a'), job('unit', 'b')]);
  const failed = { passed: 1, failed: 1, skipped: 0, output: '✖ it broke\n' };
  assert.equal(
    report.add({ job: job('unit', 'b'), outcome: failed, ...took(1) }),
    '\nb failed:\n✖ it broke\n\n',
  );
  assert.match(
    report.add({ job: job('unit', 'a'), outcome: passed(2), ...took(1) }),
    /^FAILED +unit +3 passed, 2\.0 s\n$/,
  );
  assert.equal(report.output, '\nunit:\n✖ it broke\n\n');
  assert.equal(formatOutcome(report.total), '3 passed, 1 failed');
});

test('report: a missing program is one skip of a suite, and one failure on CI', () => {
  const jobs = [job('nginx', 'a'), job('nginx', 'b'), job('unit', 'c')];
  const lacks = makeMissingOutcome('nginx: install it.\n');
  for (const [outcome, words] of [
    [lacks, '1 passed, 0 failed, 1 skipped'],
    [countSkipsAsFailures(lacks), '1 passed, 1 failed'],
  ] as const) {
    const report = new Report(jobs);
    report.add({ job: job('nginx', 'a'), outcome, ...took(0) });
    report.add({ job: job('nginx', 'b'), outcome, ...took(0) });
    report.add({ job: job('unit', 'c'), outcome: passed(1), ...took(0) });
    assert.equal(formatOutcome(report.total), words);
    assert.equal(report.output, '\nnginx:\nThis machine lacks nginx: install it.\n\n');
  }
});

test('report: a program that CI may lack is a skip there too', () => {
  const lacks = makeMissingOutcome('containers.\n', true);
  assert.equal(formatOutcome(countSkipsAsFailures(lacks)), '0 passed, 0 failed, 1 skipped');
  assert.equal(
    formatOutcome(countSkipsAsFailures(makeMissingOutcome('nginx.\n'))),
    '0 passed, 1 failed',
  );
});

test('report: the ten slowest files are listed, slowest first, without checks', () => {
  const jobs = Array.from({ length: 12 }, (_, index) => job('unit', `${index}.test.ts`));
  const lint = job('lint', 'lint');
  const report = new Report([...jobs, lint]);
  for (const [seconds, one] of jobs.entries())
    report.add({ job: one, outcome: passed(1), ...took(seconds) });
  report.add({ job: lint, outcome: passed(1), ...took(99) });
  const files = [...report.slowest.matchAll(/(\d+)\.test\.ts/g)].map(([, index]) => Number(index));
  assert.deepEqual(files, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  assert.equal(new Report([lint]).slowest, '');
});

test('report: progress says what runs, how much is done and about how long is left', () => {
  const jobs = ['a', 'b', 'c', 'd', 'e'].map((name) => job('unit', name));
  const report = new Report(jobs);
  const [first, ...others] = jobs;
  if (first !== undefined) report.add({ job: first, outcome: passed(1), ...took(1) });
  const durations: Record<string, number> = { b: 100, c: 10, d: 10, e: 20 };
  assert.equal(
    report.progress(others, (one) => durations[one.name] ?? 0, 2),
    '… 1 of 5 done, about 2 min left; running: b, c, d and 1 more\n',
  );
  assert.equal(
    report.progress(others.slice(0, 1), () => 12.5, 2),
    '… 1 of 5 done, about 25 s left; running: b\n',
  );
  // Its tests are over, though its process runs others and its result is not there yet.
  report.setOver(job('unit', 'e'));
  assert.equal(
    report.progress(others.slice(0, 1), () => 10, 2),
    '… 2 of 5 done, about 15 s left; running: b\n',
  );
  assert.equal(report.output, '');
});
