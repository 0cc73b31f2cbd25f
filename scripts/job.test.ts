import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Job, mergeDurations, Queue } from './job.ts';

const [quick, slow, check]: [Job, Job, Job] = [
  { suite: 'unit', name: 'a.test.ts' },
  { suite: 'browser', name: 'b.test.ts' },
  { suite: 'lint', name: 'lint' },
];

test('queue: durations are kept for jobs that did not run, and dropped for those that are gone', () => {
  const took = (seconds: number) => ({ seconds, cpu: seconds / 2 });
  const known = { lint: took(12), 'unit a.test.ts': took(1), 'unit gone.test.ts': took(3) };
  assert.deepEqual(mergeDurations(known, { 'unit a.test.ts': took(2) }, [quick, slow, check]), {
    lint: took(12),
    'unit a.test.ts': took(2),
  });
});

test('queue: the requested number of jobs runs at once, in order, and all run', async () => {
  const begun: string[] = [];
  const running = new Map<string, () => void>();
  const run = ({ name }: Job) => {
    begun.push(name);
    return new Promise<void>((resolve) => running.set(name, resolve));
  };
  const queue = new Queue(2, new AbortController().signal);
  const ended = queue.run([quick, slow, check], run);
  await new Promise(setImmediate);
  assert.deepEqual(begun, ['a.test.ts', 'b.test.ts']);
  running.get('b.test.ts')?.();
  await new Promise(setImmediate);
  assert.deepEqual(begun, ['a.test.ts', 'b.test.ts', 'lint']);
  for (const end of running.values()) end();
  await ended;
});

test('queue: what is added later begins before what still waits', async () => {
  const begun: string[] = [];
  const queue = new Queue(1, new AbortController().signal);
  const run = async ({ name }: Job) => void begun.push(name);
  await Promise.all([queue.run([quick, slow], run), queue.run([check], run)]);
  assert.deepEqual(begun, ['a.test.ts', 'lint', 'b.test.ts']);
});

test('queue: nothing is begun after the signal', async () => {
  const stop = new AbortController();
  const begun: string[] = [];
  await new Queue(1, stop.signal).run([quick, slow], async ({ name }) => {
    begun.push(name);
    stop.abort();
  });
  assert.deepEqual(begun, ['a.test.ts']);
});

test('queue: a failure gives its place to the next, and is thrown once the others are done', async () => {
  const done: string[] = [];
  const ended = new Queue(1, new AbortController().signal).run([quick, slow], async (job) => {
    if (job === quick) throw new Error('it broke');
    await new Promise(setImmediate);
    done.push(job.name);
  });
  await assert.rejects(ended, /it broke/);
  assert.deepEqual(done, ['b.test.ts']);
});
