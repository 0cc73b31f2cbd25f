import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { makeLadder } from './boxes.ts';
import { openPage } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { readQrCode } from './qr-reader.ts';
import { makeBoxes } from './wall-boxes.ts';

const started = clubhouseForTests();
const browser = shareChromium();

/** A club of 240 in 30 boxes of eight, and pairs. */
const ready = once(async () => {
  await makeBoxes(started(), { name: 'Winter', boxes: 30, size: 8 });
  await makeBoxes(started(), { name: 'Doubles', boxes: 5, size: 5, discipline: 'doubles' });
  return openPage(browser(), started(), 'Hannah Brandt', { locale: 'en-GB', colorScheme: 'dark' });
});

/**
 * Prints a page.
 * @returns the number of sheets and their size in points
 */
async function printed(page: Page): Promise<{ pages: number; size: readonly number[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf);
  const size = [Number(box?.[1]), Number(box?.[2])].map(Math.round);
  return { pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, size };
}

/** Elements outside their sheet, or overlapping others, in print. */
async function misplaced(page: Page, widthInMm: number): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.floor((widthInMm / 25.4) * 96), height: 800 });
  const faults = await page.evaluate<string[]>(`(() => {
    const faults = [];
    const overlap = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    for (const [index, sheet] of [...document.querySelectorAll('.sheet')].entries()) {
      const around = sheet.getBoundingClientRect();
      const inside = [...sheet.querySelectorAll('.sheet-head, .wall-box, .sheet-thanks, .sheet-foot')];
      const areas = inside.map((one) => one.getBoundingClientRect());
      for (const [place, area] of areas.entries()) {
        const isIn = area.top >= around.top - 1 && area.bottom <= around.bottom + 1
          && area.left >= around.left - 1 && area.right <= around.right + 1;
        if (!isIn) faults.push('sheet ' + (index + 1) + ': ' + inside[place].className + ' sticks out');
        if (areas.slice(place + 1).some((other) => overlap(area, other)))
          faults.push('sheet ' + (index + 1) + ': ' + inside[place].className + ' lies over another');
      }
      for (const name of sheet.querySelectorAll('.wall-who')) {
        const cell = name.closest('th').getBoundingClientRect();
        const text = name.getBoundingClientRect();
        if (text.bottom > cell.bottom + 1 || text.right > cell.right + 1 || name.scrollWidth > name.clientWidth + 1)
          faults.push('cut: ' + name.textContent);
      }
    }
    return faults;
  })()`);
  await page.emulateMedia({ media: null });
  return faults;
}

const PAPERS = [
  { paper: 'a4', size: [842, 595], width: 273, sheets: 8 },
  { paper: 'a3', size: [1191, 842], width: 396, sheets: 4 },
] as const;

for (const { paper, size, width, sheets } of PAPERS) {
  test(`WALL-3: 30 boxes of eight print on whole sheets of ${paper}, none split, no name cut`, async () => {
    const page = await ready();
    await page.goto(`${started().url}/wall?paper=${paper}`);
    const all = await page.locator('.sheet').count();
    assert.deepEqual(await printed(page), { pages: all, size });
    assert.equal(await page.locator('.sheet', { hasText: 'Winter, Autumn' }).count(), sheets);
    assert.deepEqual(await misplaced(page, width), []);
    assert.equal(await page.locator('.wall-box').count(), 30 + 5 + 2);
  });
}

test('WALL-9: eight sponsors with long names fit on one line of each sheet', async () => {
  const page = await ready();
  const { league, clock } = started();
  const { branding } = await league.must('GET', '/v1/club');
  const name = 'Bäckerei und Konditorei Featherstonehaugh-Wieczorek';
  const sponsors = Array.from({ length: 8 }, (_, index) => ({
    name: `${index + 1} ${name}`,
    url: null,
    logo: null,
  }));
  await league.must('PATCH', '/v1/club', { branding: { ...Object(branding), sponsors } });
  clock.now += 61_000;
  // The first visitor still sees the old facts.
  for (let tries = 0; tries < 50; tries++) {
    await page.goto(`${started().url}/wall`);
    if ((await page.locator('.sheet-thanks').count()) > 0) break;
  }
  const all = await page.locator('.sheet').count();
  assert.equal(await page.locator('.sheet-thanks', { hasText: `8 ${name}` }).count(), all);
  // Each is on its sheet, and the footer does not need a separate one.
  const { pages, size } = await printed(page);
  assert.equal(pages, all);
  const [width = 0, height = 0] = size;
  assert.deepEqual(await misplaced(page, width > height ? 273 : 186), []);
});

test('WALL-4: each sheet has a readable code to the site, black on white even in dark mode', async () => {
  const page = await ready();
  await page.goto(`${started().url}/wall`);
  const codes = await page.locator('.sheet .qr').all();
  assert.equal(codes.length, await page.locator('.sheet').count());
  const [first] = codes;
  assert.ok(first);
  assert.equal(await readQrCode(first), `${started().url}/`);
  const widthOf = async () => Math.round((await first.boundingBox())?.width ?? 0);
  assert.equal(await widthOf(), 112);
  await page.emulateMedia({ media: 'print' });
  const millimetre = 96 / 25.4;
  assert.equal(await widthOf(), Math.round(26 * millimetre));
  await page.emulateMedia({ media: null });
  const colours = await page.evaluate<string[]>(`(() => {
    const style = getComputedStyle(document.querySelector('.sheet'));
    const line = getComputedStyle(document.querySelector('.sheet-head'));
    return [style.color, style.backgroundColor, line.borderBottomColor];
  })()`);
  assert.deepEqual(colours, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(15, 92, 74)']);
});

test('WALL-6: the poster is one sheet, and its code leads to the sign-in', async () => {
  const page = await openPage(browser(), started(), null);
  for (const [paper, size] of [
    ['a4', [595, 842]],
    ['a3', [842, 1191]],
  ] as const) {
    await page.goto(`${started().url}/sign-in/poster?paper=${paper}`);
    assert.deepEqual(await printed(page), { pages: 1, size });
  }
  const code = page.locator('.qr');
  assert.equal(await readQrCode(code), `${started().url}/sign-in`);
  await page.emulateMedia({ media: 'print' });
  assert.ok(((await code.boundingBox())?.width ?? 0) > 390, 'read from across the room');
});

test('WALL-7: with script a button prints; without it the page explains how', async () => {
  const page = await ready();
  await page.goto(`${started().url}/wall`);
  await page.evaluate('window.print = () => { document.title = "printed"; }');
  await page.getByRole('button', { name: 'Print' }).click();
  assert.equal(await page.title(), 'printed');
});

test('TAB-10: tables print on A4 without navigation, light even in dark mode, with nothing cut', async () => {
  const page = await ready();
  const ladder = await makeLadder(started());
  await page.goto(`${started().url}/tables?competition=${ladder.id}`);
  // The area inside margins of 14 millimetres.
  await page.setViewportSize({ width: 688, height: 1016 });
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate<Record<string, unknown>>(`(() => {
    const style = (selector) => getComputedStyle(document.querySelector(selector));
    const shown = [...document.querySelectorAll('.tabs, .ava, .segments, .btn, .skip')]
      .filter((one) => one.getBoundingClientRect().height > 0).map((one) => one.className);
    return {
      shown,
      breaks: ['.standings', '.standings tbody tr', '.crossed'].map((one) => style(one).breakInside),
      link: style('.box-link').textDecorationLine,
      surface: style('.standings').backgroundColor,
      tooHigh: [...document.querySelectorAll('.standings, .crossed')]
        .filter((one) => one.getBoundingClientRect().height > 1016).length,
      wide: document.documentElement.scrollWidth - 688,
    };
  })()`);
  await page.emulateMedia({ media: null });
  assert.deepEqual(seen, {
    shown: [],
    breaks: ['avoid', 'avoid', 'avoid'],
    link: 'none',
    surface: 'rgb(255, 255, 255)',
    tooHigh: 0,
    wide: 0,
  });
});
