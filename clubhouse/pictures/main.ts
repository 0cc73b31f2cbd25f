import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { findFreePort } from 'test-kit/free-port';
import { startProgram } from 'test-kit/started-program';
import { type Picture, PICTURES } from './pictures.ts';

/**
 * `npm run lab -- coach-pictures [PART …]` redraws the pictures of docs/coach.md from the club of
 * `npm run demo`. With parts of names, it redraws only those.
 */

const DEMO = fileURLToPath(new URL('../../scripts/demo.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const WIDTH = 1024;
/** The quality of pictures, from 1 to 100. At 60, text stays sharp and a picture has some 30 kB. */
const QUALITY = 60;

const parts = process.argv.slice(2);
const closers: (() => unknown)[] = [];
const owner = { after: (close: unknown) => void closers.push(close as () => unknown) };
try {
  const [league, site] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${site}`;
  const environment = { LEAGUE_PORT: `${league}`, CLUBHOUSE_PORT: `${site}` };
  const { says } = await startProgram(owner, DEMO, { environment });
  const coach = await says(/(http:\S+\/coach\/sign-in\/\S+)/);
  const browser = await launchChromium();
  closers.push(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 700 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(coach);
  await page.locator('main button').click();
  await page.waitForURL(`${url}/coach`);
  await mkdir(FOLDER, { recursive: true });
  for (const picture of PICTURES) {
    if (parts.length > 0 && !parts.some((part) => picture.name.includes(part))) continue;
    await takePicture(page, picture, url);
  }
} finally {
  for (const close of closers.toReversed()) await close();
}

/** Starts on the coach's first page and navigates as a coach does. */
async function takePicture(page: Page, { name, height, go }: Picture, url: string): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height });
  await page.goto(`${url}/coach`);
  await go(page);
  await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  await session.detach();
  const bytes = Buffer.from(data, 'base64');
  await writeFile(join(FOLDER, `${name}.webp`), bytes);
  process.stdout.write(`${name}: ${Math.ceil(bytes.length / 1024)} KB, ${page.url()}\n`);
}
