import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { ROOT } from '../../scripts/files.ts';
import { Machine } from './machine.ts';

/* The work a timer does in a sleeping club, with a website that gives scripted answers. */

const health = (server: string, feed: string, waiting: number) =>
  JSON.stringify({ status: 'ok', mail: { server, feed, waiting, waitingSince: null } });

/** @param answers given in turn; the last one repeats */
async function wake(t: TestContext, answers: readonly string[], seconds = '1') {
  const machine = new Machine(t);
  machine.write('answers', `${answers.join('\n')}\n`);
  machine.tool(
    'curl',
    `[ "$*" = "-sS -m 10 --unix-socket /run/clubs/a/clubhouse http://club/healthz" ] || exit 2
echo asked >> ${machine.root}/asked
head -n 1 ${machine.root}/answers
[ $(wc -l < ${machine.root}/answers) = 1 ] || sed -i 1d ${machine.root}/answers`,
  );
  machine.tool('sleep', 'exit 0');
  const program = join(ROOT, 'operations/club-wake');
  const run = await machine.run('sh', [program, '/run/clubs/a/clubhouse'], {
    CLUB_WAKE_SECONDS: seconds,
  });
  const { output } = await machine.run('wc', ['-l', machine.path('asked')]);
  return { ...run, asked: Number.parseInt(output, 10) };
}

test('CLUBS-10: a woken club stays awake until its emails have gone, and no longer', async (t) => {
  const letters = [health('ok', 'ok', 2), health('ok', 'ok', 1), health('ok', 'ok', 0)];
  assert.deepEqual(await wake(t, letters), { code: 0, output: '', asked: 3 });
  // It takes some seconds until the feed was read.
  assert.equal((await wake(t, [health('ok', 'ok', 0)], '5')).asked, 6);
  assert.equal((await wake(t, [health('ok', 'no_key', 0)], '5')).asked, 1);
  // A mailbox that postpones an email keeps no club awake.
  const put = await wake(t, [health('ok', 'ok', 1)]);
  assert.deepEqual([put.code, put.asked], [0, 7]);
});

test('CLUBS-10: waking an unhealthy club fails', async (t) => {
  for (const answer of [
    health('away', 'ok', 1),
    health('ok', 'away', 0),
    health('ok', 'refused', 0),
    'curl: (7) Failed to connect',
  ]) {
    const { code, output, asked } = await wake(t, [answer]);
    assert.deepEqual([code, asked], [1, 7], output);
    assert.match(output, /^The club is not well: /);
  }
  assert.equal((await wake(t, ['', health('ok', 'ok', 0)])).code, 0);
});
