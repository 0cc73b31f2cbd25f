import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { launchChromium } from 'test-kit/chromium';
import { runCrowd } from './crowd/crowd.ts';
import { findLastValues, findOverwritten } from './crowd/journal.ts';
import { clubhouseForTests } from './clubhouse.ts';

/** `CROWD_SECONDS=600` lets forty players and the coaches act for that long. */
const seconds = Number(process.env['CROWD_SECONDS'] ?? 8);
const players = seconds > 8 ? 40 : 6;
const started = clubhouseForTests({ keepsLetters: true });
const closers: (() => unknown)[] = [];
after(async () => {
  for (const close of closers) await close();
});

const deed = (who: string, from: string | null, to: string) => ({ who, what: 'x', from, to });

test('COACH-21: a blind overwrite of another’s change is detected', () => {
  const first = deed('Ana', '', 'a');
  assert.deepEqual(findOverwritten([first, deed('Ben', 'a', 'b')]), []);
  assert.deepEqual(findOverwritten([first, deed('Ben', null, 'b')]), []);
  assert.deepEqual(findOverwritten([first, deed('Ana', '', 'b')]), []);
  assert.deepEqual(findOverwritten([first, deed('Ben', '', 'a')]), [], 'unchanged');
  assert.deepEqual(findOverwritten([first, deed('Ben', '', 'b')]), [
    'x: Ben put b over a of Ana, seeing ',
  ]);
  assert.deepEqual([...findLastValues([first, deed('Ben', 'a', 'b')])], [['x', 'b']]);
});

// The tests' usual limit is ten minutes in all.
const timeout = (seconds + 300) * 1000;

test(
  'COACH-21: two coaches and some players at once lose none of each other’s changes',
  { timeout },
  async () => {
    const browser = await launchChromium();
    closers.push(() => browser.close());
    const { journal, wrong } = await runCrowd(browser, started(), { players, seconds, seed: 1 });
    assert.deepEqual(wrong, []);
    assert.ok(journal.done.length > 0);
  },
);
