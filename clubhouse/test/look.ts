import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { startClubhouse } from './clubhouse.ts';
import { FakeTelegram, TOKEN } from './fake-telegram.ts';
import { Gallery, type Look, LOOKS } from './gallery.ts';
import { findFaults } from './inspect.ts';
import { giveLongNames, makeScene } from './scene.ts';
import type { View } from './view.ts';
import { VIEWS } from './views.ts';

/**
 * `npm run lab -- clubhouse-look [FOLDER] [PART …]` draws a picture of every page in its states,
 * for visual review; with parts of names only those. It covers phone, small phone and desktop,
 * light and dark, both languages. With --long everybody has a name of 40 letters. With --all it
 * draws nothing and checks every view in each of its looks.
 */

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, long: { type: 'boolean' } },
  allowPositionals: true,
});
const [folder = 'screenshots/clubhouse', ...parts] = positionals;

const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1366, height: 768 },
};
const PICTURES: readonly (Look & { readonly size: keyof typeof SIZES })[] = [
  { size: 'phone', scheme: 'light', language: 'en' },
  { size: 'phone', scheme: 'dark', language: 'de' },
  { size: 'small', scheme: 'light', language: 'de' },
  { size: 'tablet', scheme: 'dark', language: 'en' },
  { size: 'tablet', scheme: 'light', language: 'de' },
  { size: 'desktop', scheme: 'light', language: 'en' },
  { size: 'desktop', scheme: 'dark', language: 'de' },
];

const closers: (() => unknown)[] = [];
try {
  const later = (close: () => unknown) => closers.push(close);
  const apiUrl = await new FakeTelegram().serve({ after: later });
  const clubhouse = await startClubhouse({ telegram: { token: TOKEN, apiUrl } }, later);
  const scene = await makeScene(clubhouse);
  if (values.long === true || values.all === true) await giveLongNames(scene);
  const browser = await launchChromium([], { hasScrollbars: values.all === true });
  closers.push(() => browser.close());
  const gallery = new Gallery(browser, scene);
  const views = VIEWS.filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  await (values.all === true ? inspectAll(gallery, views) : drawAll(gallery, views));
} finally {
  for (const close of closers.toReversed()) await close();
}

async function inspectAll(gallery: Gallery, views: readonly View[]): Promise<void> {
  let faulty = 0;
  for (const view of views) {
    for (const look of LOOKS) {
      const page = await gallery.open(view, look);
      const faults = [...gallery.complaints(), ...(await findFaults(page))];
      if (faults.length > 0) faulty += 1;
      const name = `${view.name}, ${look.language}, ${look.scheme}`;
      for (const fault of faults) process.stdout.write(`${name}: ${fault}\n`);
    }
  }
  process.stdout.write(`${views.length} views in ${LOOKS.length} looks: ${faulty} with faults\n`);
  process.exitCode = faulty === 0 ? 0 : 1;
}

async function drawAll(gallery: Gallery, views: readonly View[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { size, ...look } of PICTURES) {
    for (const view of views) {
      const page = await gallery.open(view, look, SIZES[size]);
      await draw(page, `${folder}/${view.name}-${size}-${look.scheme}-${look.language}.png`);
    }
  }
}

/** The window is as tall as the page, so that elements fixed to the lower edge are drawn there. */
async function draw(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  if (size !== null) {
    await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
  }
  await page.screenshot({ path });
}
