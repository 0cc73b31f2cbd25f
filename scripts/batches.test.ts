import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBatches } from './batches.ts';
import { type Durations, type Job, makeJobKey } from './job.ts';

const took = (seconds: number) => ({ seconds, cpu: 0 });
const estimateBy = (durations: Durations) => (job: Job) =>
  durations[makeJobKey(job)]?.seconds ?? 15;
const shares = (suite: string) => suite === 'unit';

function unit(name: string): Job {
  return { suite: 'unit', name };
}

test('batches: the longest files come first, and unknown ones before those known to be quick', () => {
  const [slow, check]: [Job, Job] = [
    { suite: 'browser', name: 'b.test.ts' },
    { suite: 'lint', name: 'lint' },
  ];
  const unknown: Job = { suite: 'browser', name: 'new.test.ts' };
  const durations = {
    'unit a.test.ts': took(0.4),
    'browser b.test.ts': took(30),
    lint: took(12),
  };
  assert.deepEqual(
    makeBatches([unit('a.test.ts'), unknown, check, slow], estimateBy(durations), shares),
    [[slow], [unknown], [check], [unit('a.test.ts')]],
  );
});

test('batches: quick files of a suite share a process, long ones are spread, each runs once', () => {
  const jobs = Array.from({ length: 30 }, (_, index) => unit(`${index}.test.ts`));
  const seconds = (index: number) => (index < 3 ? 18 : 1);
  const durations = Object.fromEntries(
    jobs.map(({ name }, index) => [`unit ${name}`, took(seconds(index))]),
  );
  const batches = makeBatches(jobs, estimateBy(durations), shares);
  assert.deepEqual(
    batches.map((batch) => batch.reduce((sum, { name }) => sum + seconds(parseInt(name, 10)), 0)),
    [27, 27, 27],
  );
  assert.deepEqual(
    batches
      .flat()
      .map(({ name }) => name)
      .toSorted(),
    jobs.map(({ name }) => name).toSorted(),
  );
});

test('batches: files that take no time at all run too', () => {
  const job = unit('a.test.ts');
  assert.deepEqual(
    makeBatches([job], () => 0, shares),
    [[job]],
  );
});

test('batches: a suite has at most four processes for its shared files, however long they take', () => {
  const sizes = (count: number) => {
    const jobs = Array.from({ length: count }, (_, index) => unit(`${index}.test.ts`));
    return makeBatches(jobs, () => 30, shares).map(({ length }) => length);
  };
  assert.deepEqual(sizes(4), Array(4).fill(1));
  assert.deepEqual(sizes(5), [2, ...Array(3).fill(1)]);
});

test('batches: files of different suites, and of suites that do not share, stay apart', () => {
  const jobs: Job[] = [
    { suite: 'browser', name: 'a' },
    { suite: 'browser', name: 'b' },
    unit('c'),
    { suite: 'nginx', name: 'd' },
  ];
  assert.equal(
    makeBatches(
      jobs,
      () => 15,
      () => false,
    ).length,
    4,
  );
  const together = makeBatches(
    jobs,
    estimateBy({ 'browser a': took(1), 'browser b': took(1), 'unit c': took(1) }),
    () => true,
  );
  assert.deepEqual(
    together.map((batch) => batch.map(({ name }) => name)),
    [['d'], ['a', 'b'], ['c']],
  );
});
