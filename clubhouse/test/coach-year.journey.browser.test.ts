import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launchChromium } from 'test-kit/chromium';
import { buildClient } from '../build/build-client.ts';
import { openYear } from '../year/open-year.ts';
import { makePeople } from '../year/people.ts';
import { PageLog } from '../year/page-log.ts';
import { simulateYear } from '../year/story.ts';
import { Wanderer } from '../year/wanderer.ts';

const closers: (() => unknown)[] = [];
after(async () => {
  for (const close of closers.toReversed()) await close();
});

test('SEE-4, YEAR-1, YEAR-2: a coach with only a keyboard and three players without script live a year, and random pages hold', async () => {
  await buildClient(fileURLToPath(new URL('../dist', import.meta.url)));
  const browser = await launchChromium([], { hasScrollbars: true });
  closers.push(() => browser.close());
  const seen = new PageLog();
  const owner = { after: (close: unknown) => void closers.push(close as () => unknown) };
  const year = await openYear(owner, browser, {
    seen,
    phones: 1,
    coach: { withScript: true, byKeys: true },
    players: { withScript: false, byKeys: false },
  });
  // Three matches: one is agreed at once, one after an amendment, and one is settled by
  // the coach.
  const people = makePeople(6).slice(3);
  const small = { people, boxes: 1, pairBoxes: 0, played: 1, minimum: 1 };
  await simulateYear({ ...year, ...small, say: () => undefined });

  const wandering = { url: year.club.url, seen, seed: 1 };
  const coach = new Wanderer(year.desk.page, { ...wandering, home: '/coach' });
  await coach.wander(12);
  const stranger = await browser.newPage();
  seen.follow(stranger);
  const nobody = new Wanderer(stranger, { ...wandering, home: '/sign-in' });
  await nobody.knock(coach.paths);
  assert.ok(coach.paths.size > 5);
  assert.deepEqual(seen.faults(year.club.watch.pages), []);
});
