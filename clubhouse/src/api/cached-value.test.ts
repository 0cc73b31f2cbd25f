import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LeagueFailure, NoAnswer } from './answer.ts';
import { CachedValue } from './cached-value.ts';

const OPTIONS = { freshMs: 10_000, retryMs: 1000, isAwaited: false };

/** A scripted call, and the questions it received. */
function asking(...answers: readonly (string | Error)[]) {
  const asked = { times: 0 };
  const ask = async () => {
    const answer = answers[Math.min(asked.times++, answers.length - 1)] ?? '';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, ask };
}

test('CALL-6: concurrent callers share one request, and a stale value is requested again', async () => {
  const { asked, ask } = asking('one', 'two');
  const memory = new CachedValue<string>(OPTIONS);
  const many = await Promise.all(Array.from({ length: 640 }, () => memory.read(ask, 0)));
  assert.deepEqual([new Set(many), asked.times], [new Set(['one']), 1]);
  assert.equal(await memory.read(ask, 9999), 'one');
  assert.equal(asked.times, 1);
  // Nobody waits for the new value.
  assert.equal(await memory.read(ask, 10_000), 'one');
  await new Promise(setImmediate);
  assert.deepEqual([await memory.read(ask, 10_001), asked.times], ['two', 2]);
  // A clock set back must not keep values fresh for hours.
  assert.equal(await memory.read(ask, 0), 'two');
  assert.equal(asked.times, 3);
});

test('CALL-6: a failed request is not repeated for every page, and an old value beats none', async () => {
  const { asked, ask } = asking(new NoAnswer(429, 'busy'), new NoAnswer(503, 'away'), 'one');
  const memory = new CachedValue<string>(OPTIONS);
  await assert.rejects(memory.read(ask, 0), /busy/);
  await assert.rejects(memory.read(ask, 999), /busy/);
  assert.equal(asked.times, 1);
  await assert.rejects(memory.read(ask, 1000), /away/);
  // Nobody else gets that error, even within the second.
  assert.equal(await memory.read(ask, 1001), 'one');
  assert.equal(asked.times, 3);
  const { asked: again, ask: askAgain } = asking(new NoAnswer(503, 'away'));
  for (const now of [12_000, 12_001, 12_999]) {
    assert.equal(await memory.read(askAgain, now), 'one');
    await new Promise(setImmediate);
  }
  assert.equal(again.times, 1);
});

test('CALL-6: a caller may wait for a stale value, and gets the old one if no new one arrives', async () => {
  const { asked, ask } = asking('one', 'two', new NoAnswer(503, 'away'));
  const memory = new CachedValue<string>({ ...OPTIONS, isAwaited: true });
  assert.equal(await memory.read(ask, 0), 'one');
  assert.equal(await memory.read(ask, 10_000), 'two');
  assert.equal(await memory.read(ask, 20_000), 'two');
  assert.equal(asked.times, 3);
});

test('CALL-6: a refusal is repeated for a second, then the request is sent again', async () => {
  const { asked, ask } = asking(
    new LeagueFailure({ status: 401, code: 'invalid_credential' }),
    'one',
    new LeagueFailure({ status: 401, code: 'invalid_credential' }),
  );
  const memory = new CachedValue<string>(OPTIONS);
  await assert.rejects(memory.read(ask, 0), /401/);
  await assert.rejects(memory.read(ask, 999), /401/);
  assert.deepEqual([await memory.read(ask, 1000), asked.times], ['one', 2]);
  // Nobody gets a value older than a refusal.
  await memory.read(ask, 11_000);
  await new Promise(setImmediate);
  await assert.rejects(memory.read(ask, 11_001), /401/);
});

test('CALL-6: a value requested before a change is not cached', async () => {
  const memory = new CachedValue<string>(OPTIONS);
  const old = Promise.withResolvers<string>();
  const first = memory.read(() => old.promise, 0);
  memory.forget();
  const { ask } = asking('new');
  assert.equal(await memory.read(ask, 0), 'new');
  old.resolve('old');
  assert.equal(await first, 'old');
  assert.equal(await memory.read(ask, 1), 'new');
});
