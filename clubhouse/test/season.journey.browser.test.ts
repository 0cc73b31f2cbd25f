import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { driveChromium } from 'test-kit/browsers/chromium';
import { buildClient } from '../build/build-client.ts';
import { openClub } from '../season/club.ts';
import { playSeason } from '../season/story.ts';

const closers: (() => unknown)[] = [];
after(async () => {
  for (const close of closers.toReversed()) await close();
});

test('SEE-4: three players live a season through pages and emails alone, without script', async () => {
  await buildClient(fileURLToPath(new URL('../dist', import.meta.url)));
  const browser = await driveChromium();
  closers.push(() => browser.close());
  const club = await openClub({
    after: (close: unknown) => void closers.push(close as () => unknown),
  });
  await playSeason({
    club,
    browser,
    players: 3,
    withScript: false,
    look: async () => undefined,
    say: () => undefined,
  });
});
