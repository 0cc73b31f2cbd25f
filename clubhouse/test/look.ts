import { mkdirSync } from 'node:fs';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { openPage } from './browser.ts';
import { makeLadder } from './boxes.ts';
import { startClubhouse } from './clubhouse.ts';
import { makeStates } from './states.ts';

/*
 * `node clubhouse/test/look.ts [FOLDER] [PART …]`: a picture of every page in its states, to be
 * looked at; with parts of names only those. Phone, small phone and desktop, light and dark, both
 * languages.
 */

const [folder = 'screenshots/clubhouse', ...parts] = process.argv.slice(2);
const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  desktop: { width: 1366, height: 768 },
};
const LOOKS = [
  ['phone', 'light', 'en'],
  ['phone', 'dark', 'de'],
  ['small', 'light', 'de'],
  ['desktop', 'light', 'en'],
  ['desktop', 'dark', 'de'],
] as const;

const closers: (() => unknown)[] = [];
try {
  const clubhouse = await startClubhouse({}, (close) => closers.push(close));
  const states = await makeStates(clubhouse);
  const ladder = await makeLadder(clubhouse);
  const browser = await launchChromium();
  closers.push(() => browser.close());
  mkdirSync(folder, { recursive: true });
  const pages: Record<string, string> = {
    home: '/',
    me: '/me',
    'report-start': `/matches/${states.wasPlayed}/report`,
    'report-change': `/matches/${states.differs}/report`,
    'match-open': `/matches/${states.open}`,
    'match-your-turn': `/matches/${states.yourTurn}`,
    'match-their-turn': `/matches/${states.theirTurn}`,
    'match-differs': `/matches/${states.differs}`,
    'match-played': `/matches/${states.played}`,
    tables: `/tables?competition=${ladder.id}`,
    'tables-mixed': `/tables?competition=${clubhouse.season.mixed.id}`,
    table: `/tables/${ladder.boxes[2]}`,
    wishes: '/wishes',
    nothing: '/nothing',
  };
  for (const [size, scheme, language] of LOOKS) {
    const options = {
      viewport: SIZES[size],
      colorScheme: scheme,
      locale: language === 'en' ? 'en-GB' : 'de-DE',
    };
    const shoot = async (page: Page, name: string) => {
      if (parts.length > 0 && !parts.some((part) => name.includes(part))) return;
      const wide = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      if (wide > 0) process.stdout.write(`${name} ${size} ${language}: ${wide} pixels too wide\n`);
      // As tall as the page, so that what keeps to the lower edge lies there.
      const height = await page.evaluate<number>('document.documentElement.scrollHeight');
      await page.setViewportSize({ ...SIZES[size], height: Math.max(height, SIZES[size].height) });
      const path = `${folder}/${name}-${size}-${scheme}-${language}.png`;
      await page.screenshot({ path });
      await page.setViewportSize(SIZES[size]);
    };
    const stranger = await openPage(browser, clubhouse, null, options);
    await stranger.goto(`${clubhouse.url}/sign-in`);
    await shoot(stranger, 'sign-in');
    await stranger.locator('#email').fill('nobody@example.org');
    await stranger.locator('main button').click();
    await stranger.locator('resend-button').waitFor();
    await shoot(stranger, 'sign-in-sent');
    await stranger.goto(`${clubhouse.url}/sign-in/dll_x`);
    await shoot(stranger, 'sign-in-confirm');
    const player = await openPage(browser, clubhouse, 'Hannah Brandt', options);
    for (const [name, path] of Object.entries(pages)) {
      await player.goto(clubhouse.url + path);
      await shoot(player, name);
    }
    await player.goto(`${clubhouse.url}/wishes`);
    for (const fold of await player.locator('details.fold > summary').all()) await fold.click();
    await shoot(player, 'wishes-unfolded');
    await player.goto(`${clubhouse.url}/matches/${states.wasPlayed}/report`);
    await player.locator('.set:not([hidden]) .chip', { hasText: '6–3' }).click();
    await player.locator('.set:not([hidden]) .chip', { hasText: '7–6' }).click();
    await shoot(player, 'report-two-sets');
    await player.locator('.differently > summary').click();
    await player.locator('.opt', { hasText: /stop|aufhören/ }).click();
    await shoot(player, 'report-retired');
    await player.context().close();
    await stranger.context().close();
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
