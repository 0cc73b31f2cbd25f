import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { openPage, signInAsCoach } from '../test/browser.ts';
import { startClubhouse } from '../test/clubhouse.ts';
import { dragAcross, type DragCost, recorded } from '../test/dragging.ts';
import { loadDraft } from './draft-club.ts';

/*
 * `npm run draft-bench [-- --boxes 30]`: a card is dragged over the whole board of a draft, across and
 * down and back, in Chromium, at full speed and at a quarter of it: the time between frames, and what
 * the page worked in them; a page on which nothing happens says what the machine has left.
 */

/** For each of the ways across and down. */
const WAY_MS = 3000;
/** Beyond it a frame of 60 a second has been missed. */
const LATE_MS = 20;

const { values } = parseArgs({ options: { boxes: { type: 'string', default: '30' } } });
const closers: (() => unknown)[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const clubhouse = await startClubhouse({ keepsLetters: true }, (close) => closers.push(close));
  const path = await loadDraft(clubhouse.league, Number(values.boxes));
  const browser = await launchChromium();
  closers.push(() => browser.close());
  say(
    'CPU           frames  median  95 %  99 %  worst  over 20 ms   script ms/frame  layout ms/frame  layouts',
  );
  for (const rate of [1, 4]) {
    say(lineOf(`${rate}x, nothing`, await nothing(browser, rate)));
    const page = await openPage(browser, clubhouse, null, {
      viewport: { width: 1366, height: 768 },
    });
    await signInAsCoach(page, clubhouse);
    await page.goto(clubhouse.url + path);
    await page.locator('draft-board.is-ready').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    say(lineOf(`${rate}x`, await dragAcross(page, WAY_MS)));
    await page.context().close();
  }
} finally {
  for (const close of closers.toReversed()) await close();
}

/** What the machine has left for a page on which nothing happens. */
async function nothing(browser: Browser, rate: number): Promise<DragCost> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const cost = await recorded(page, async () => {
    const until = Date.now() + 2 * WAY_MS;
    for (let step = 0; Date.now() < until; step++) await page.mouse.move(100 + (step % 900), 300);
  });
  await page.close();
  return cost;
}

function lineOf(name: string, { frames, scriptMs, layoutMs, layouts }: DragCost): string {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const late = frames.filter((ms) => ms > LATE_MS).length;
  return [
    name.padEnd(11),
    String(frames.length).padStart(7),
    ...[0.5, 0.95, 0.99, 1].map((share) => at(share).padStart(6)),
    `${late} (${((100 * late) / frames.length).toFixed(1)} %)`.padStart(12),
    (scriptMs / frames.length).toFixed(2).padStart(15),
    (layoutMs / frames.length).toFixed(2).padStart(16),
    String(layouts).padStart(9),
  ].join(' ');
}
