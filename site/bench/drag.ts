import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { launchInProcess } from 'relay/launch/in-process';
import { launchChromium } from 'test-kit/chromium';
import { buildSite } from '../build/build-site.ts';
import { BARE_PAGE, stopRecording, RECORD, type FrameTimings } from './recorded.ts';

/*
 * `npm run lab -- site-drag` drags a piece in circles in a phone's window, at full speed and with a
 * processor four times slower. Alternately, a square follows the pointer on a bare page, which
 * shows the delays of the machine itself.
 */

const VIEWPORT = { width: 390, height: 844 };
const ROUNDS = 4;
const STEPS = 90;
/** Two frames at 60 frames per second. */
const LATE_MS = 34;

const folder = await mkdtemp(join(tmpdir(), 'site-drag-'));
const dist = join(folder, 'dist');
await buildSite(dist);
await writeFile(join(dist, 'bare.html'), BARE_PAGE.html);
await writeFile(join(dist, 'bare.js'), BARE_PAGE.script);
const relay = await launchInProcess(dist);
const browser = await launchChromium();
try {
  printLine(
    '            frames  over 34 ms   median    99 %   worst   pointer to paint    95 %   worst',
  );
  for (const rate of [1, 4]) {
    const bare = await openPage(browser, `${relay.url}/bare.html`);
    printLine(lineOf(`${rate}x bare`, await dragPiece(bare, rate, { x: 195, y: 422 })));
    await bare.close();
    const board = await openPage(browser, `${relay.url}/#/here`);
    await board.getByRole('button', { name: 'Start the game' }).click();
    const square = board.locator('[data-square=e2]');
    await square.waitFor();
    // Wait until a piece has glided in and the page is idle.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const box = await square.boundingBox();
    const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 20 };
    printLine(lineOf(`${rate}x board`, await dragPiece(board, rate, from)));
    await board.close();
  }
} finally {
  await browser.close();
  await relay.close();
  await rm(folder, { recursive: true, force: true });
}

async function openPage(within: Browser, address: string): Promise<Page> {
  const page = await within.newPage({ viewport: VIEWPORT });
  await page.goto(address);
  return page;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags the piece at a point in circles over the middle of the window, and puts it back. */
async function dragPiece(page: Page, rate: number, from: Point): Promise<FrameTimings> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.evaluate(RECORD);
  for (let step = 0; step < ROUNDS * STEPS; step += 1) {
    const angle = (2 * Math.PI * step) / STEPS;
    await page.mouse.move(195 + 150 * Math.sin(angle), 320 + 150 * Math.cos(angle));
  }
  const recorded = await stopRecording(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  return recorded;
}

function lineOf(name: string, { frames, paints }: FrameTimings): string {
  const late = frames.filter((ms) => ms > LATE_MS).length;
  const share = `${late} (${((100 * late) / frames.length).toFixed(1)} %)`;
  return [
    name.padEnd(12),
    String(frames.length).padStart(6),
    share.padStart(12),
    ...[0.5, 0.99, 1].map((part) => formatPercentile(frames, part)),
    formatPercentile(paints, 0.5).padStart(19),
    ...[0.95, 1].map((part) => formatPercentile(paints, part)),
  ].join('');
}

/** Finds the given percentile of the times, in milliseconds. */
function formatPercentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1).padStart(8);
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
