import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { openPage, signInAsCoach } from '../test/browser.ts';
import { startClubhouse } from '../test/clubhouse.ts';
import { dragAcross } from '../test/dragging.ts';
import { showBareBoard } from './bare-board.ts';
import { loadDraft } from './draft-club.ts';
import { type FrameWork, traceWork } from './frame-work.ts';

/**
 * `npm run lab -- draft-bench [--boxes 30]` drags a card over a whole draft board in Chromium,
 * across and down and back, at full and quarter speed. In turns, one box follows the pointer on a
 * bare page with as many cards: both lack the frames that the machine drops. Measures the time
 * between frames alone first, then traces the page's work per frame.
 */

/** Time for each direction, across and down. */
const WAY_MS = 3000;
/** A longer frame misses 60 frames per second. */
const LATE_MS = 20;
const VIEWPORT = { width: 1366, height: 768 };
const PARTS = [
  'script',
  'hit',
  'style',
  'layout',
  'paint',
  'composite',
  'main',
  'raster',
] as const satisfies readonly (keyof FrameWork)[];

interface Run {
  readonly frames: readonly number[];
  readonly layouts: number;
  readonly tracedFrames: number;
  readonly work: FrameWork;
}

const { values } = parseArgs({ options: { boxes: { type: 'string', default: '30' } } });
const closers: (() => unknown)[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const clubhouse = await startClubhouse({ keepsLetters: true }, (close) => closers.push(close));
  const path = await loadDraft(clubhouse.league, Number(values.boxes));
  const browser = await launchChromium();
  closers.push(() => browser.close());
  say(
    `CPU        frames  median   95 %   99 %  worst    over 20 ms  layouts   ms a frame: ${PARTS.map((part) => part.padStart(9)).join(' ')}`,
  );
  for (const rate of [1, 4]) {
    const bare = await browser.newPage({ viewport: VIEWPORT });
    await showBareBoard(bare, 10 * Number(values.boxes));
    const floor = await run(browser, bare, rate);
    await bare.close();
    say(formatLine(`${rate}x bare`, floor));
    const page = await openPage(browser, clubhouse, null, { viewport: VIEWPORT });
    await signInAsCoach(page, clubhouse);
    await page.goto(clubhouse.url + path);
    await page.locator('draft-board.is-ready').waitFor();
    const board = await run(browser, page, rate);
    await page.context().close();
    say(formatLine(`${rate}x board`, board));
    const own = (one: Run) => one.work.main / one.tracedFrames;
    say(
      `           the board's thread works ${(own(board) / own(floor)).toFixed(2)} times as long a frame`,
    );
  }
} finally {
  for (const close of closers.toReversed()) await close();
}

async function run(browser: Browser, page: Page, rate: number): Promise<Run> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const { frames, layouts } = await dragAcross(page, WAY_MS);
  const { done, work } = await traceWork(browser, page, () => dragAcross(page, WAY_MS));
  return { frames, layouts, tracedFrames: done.frames.length, work };
}

function formatLine(name: string, { frames, layouts, tracedFrames, work }: Run): string {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const late = frames.filter((ms) => ms > LATE_MS).length;
  return [
    name.padEnd(10),
    String(frames.length).padStart(6),
    ...[0.5, 0.95, 0.99, 1].map((share) => at(share).padStart(6)),
    `${late} (${((100 * late) / frames.length).toFixed(1)} %)`.padStart(13),
    String(layouts).padStart(8),
    ''.padEnd(14),
    ...PARTS.map((part) => (work[part] / tracedFrames).toFixed(2).padStart(9)),
  ].join(' ');
}
