import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { openPage, signInAsCoach } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { makeScene } from './scene.ts';
import { until } from 'test-kit/until';

const started = clubhouseForTests();
const OPTIONS = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;
let browser: Browser | undefined;
before(async () => {
  browser = await launchChromium();
});
after(() => browser?.close());

function opened(name: string | null): Promise<Page> {
  assert.ok(browser);
  return openPage(browser, started(), name, OPTIONS);
}

test('LOOK-10: headings and text use fonts that the site serves, including neighbouring languages’ letters', async () => {
  const page = await opened(null);
  const names = 'Łukasz Żółć, Růžena Dvořáková, Çağla Şahin, İbrahim Işık, Őry, Jürgen Groß';
  const write = async () => {
    await page.goto(`${started().url}/sign-in`);
    await page.evaluate(`for (const one of [document.querySelector('h1'), document.querySelector('main label')]) {
      one.textContent = ${JSON.stringify(names)};
    }`);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
  };
  // The fonts used in each place, with the number of characters.
  const faces = async (selector: string) => {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    await session.detach();
    return fonts;
  };
  for (const [selector, family] of [
    ['h1', 'Source Serif'],
    ['main label', 'Figtree'],
  ] as const) {
    const fonts = await until(`${selector} is drawn with ${family}`, async () => {
      // A font that was late is available for the next page.
      await write();
      const found = await faces(selector);
      return found.length > 0 && found.every(({ isCustomFont }) => isCustomFont) && found;
    });
    assert.ok(fonts.every(({ familyName }) => familyName.startsWith(family)));
  }
});

/** The time browsers wait for a font with `font-display: fallback`, and a second more. */
const MAX_WAIT_MS = 4_100;

test('LOOK-10: late resources cause no layout shift', async () => {
  const page = await opened(null);
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/*.woff2', async (route) => {
    held += 1;
    await late;
    await route.continue();
  });
  await page.goto(`${started().url}/sign-in`, { waitUntil: 'commit' });
  const places = () =>
    page.evaluate<string>(`(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const { x, y, width, height } = range.getBoundingClientRect();
        found.push([texts.currentNode.data, x, y, width, height]);
      }
      return JSON.stringify(found);
    })()`);
  await until('the page is painted, and the time for them has passed', () =>
    page.evaluate<boolean>(`performance.now() > ${MAX_WAIT_MS} &&
      performance.getEntriesByName('first-contentful-paint').length > 0`),
  );
  const before = await places();
  letCome();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  assert.equal(held, 2);
  assert.equal(await places(), before);
});

test('LOOK-11: all digits have the same width, in tables, scores, boxes and sentences', async () => {
  const { ladder, states } = await makeScene(started());
  const { url, season } = started();
  const player = await opened('Hannah Brandt');
  const coach = await opened(null);
  await signInAsCoach(coach, started());
  for (const [page, path, least] of [
    [player, '/', 10],
    [player, `/tables/${ladder.boxes[2]}`, 40],
    [player, `/matches/${states.played}`, 4],
    [player, `/matches/${states.open}/report`, 20],
    [player, '/me', 3],
    [coach, '/coach', 20],
    [coach, `/coach/competitions/${season.singles.id}`, 20],
    [coach, '/coach/chase', 10],
    [coach, '/coach/members', 10],
  ] as const) {
    await page.goto(url + path);
    const found = await page.evaluate<[string, number[], number][]>(DIGITS);
    const digits = found.reduce((sum, [, , count]) => sum + count, 0);
    assert.ok(digits >= least, `${path} has ${digits} digits`);
    for (const [face, widths] of found)
      assert.equal(widths.length, 1, `${path}, ${face}: ${widths.join(', ')}`);
  }
});

/** The number of digits of each face and size, and their widths. */
const DIGITS = `(() => {
  const faces = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(node.parentElement);
    const face = [fontFamily.split(',')[0], fontSize, fontWeight, letterSpacing].join(' ');
    for (const { index } of node.data.matchAll(/[0-9]/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { width } = range.getBoundingClientRect();
      if (width > 1) faces.set(face, [...(faces.get(face) ?? []), Math.round(width * 10) / 10]);
    }
  }
  return [...faces].map(([face, widths]) => [face, [...new Set(widths)], widths.length]);
})()`;

/**
 * The size of a page when only headings had a font: styles, scripts, picture and fonts together.
 */
const MAX_FIRST_PAGE_BYTES = 75_000;
const MAX_FONT_BYTES = 45_000;

test('LOOK-12: a club’s first page is under 75 kB on the wire, its fonts under 45 kB', async () => {
  const page = await opened(null);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(urls.get(requestId) ?? '', encodedDataLength);
  });
  await page.goto(`${started().url}/sign-in`, { waitUntil: 'networkidle' });
  const fonts = [...bytes].filter(([url]) => url.endsWith('.woff2'));
  assert.equal(fonts.length, 2);
  const sum = (some: readonly (readonly [string, number])[]) =>
    some.reduce((all, [, size]) => all + size, 0);
  assert.ok(sum(fonts) < MAX_FONT_BYTES, `${sum(fonts)} bytes of faces`);
  assert.ok(sum([...bytes]) < MAX_FIRST_PAGE_BYTES, `${sum([...bytes])} bytes`);
  for (const [url] of fonts) {
    const { headers } = await fetch(url);
    assert.match(headers.get('cache-control') ?? '', /immutable/);
  }
});
