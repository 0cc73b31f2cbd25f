import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { faults } from './axe.ts';
import { copiedPgn, openPage, siteForTests, squareOn, tapMove } from './browser.ts';

const site = siteForTests();
const GERMAN = { locale: 'de-DE' } as const;
/** The element that reaches furthest to the right. */
const WIDEST = `[...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5).at(-1)?.outerHTML.slice(0, 120)`;
const WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** The scripts that a page requested, by the beginning of their names. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w.]+)-[^/]+\.js$/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

test('LANG-1, LANG-2: the site uses only the browser’s language, until another is chosen', async (t) => {
  const page = await openPage(t, site(), '/', GERMAN);
  await page
    .getByRole('heading', { name: 'Schach und Reversi zu zweit und für niemanden sonst.' })
    .waitFor();
  assert.equal(await page.evaluate('document.documentElement.lang'), 'de');
  const asked = scriptsOf(page);
  await page.reload();
  await page
    .getByRole('heading', { name: 'Schach und Reversi zu zweit und für niemanden sonst.' })
    .waitFor();
  // Moves may be typed with the piece letters of both languages.
  const foreign = asked.filter((name) => name.endsWith('.en') && name !== 'notation.en');
  assert.deepEqual(foreign, []);

  await page.getByRole('link', { name: 'Einstellungen' }).first().click();
  const english = page.getByRole('radio', { name: 'English' });
  await english.check();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  assert.equal(await page.evaluate('document.documentElement.lang'), 'en');
  assert.ok(await english.evaluate((one) => one === document.activeElement), 'focus stays');
  assert.match(await page.title(), /^Settings/);

  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.getByRole('radio', { name: 'Same as the browser' }).check();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
});

test('LANG-4, LANG-5: a German game has German squares, moves and endings, and an English PGN', async (t) => {
  const page = await openPage(t, site(), '/#/here', GERMAN);
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.getByRole('grid', { name: 'Schachbrett' }).waitFor();
  assert.equal(await squareOn(page, 'g1').getAttribute('aria-label'), 'g1, weißer Springer');
  for (const uci of ['g1f3', 'g7g5', 'f3g5', 'd7d6']) await tapMove(page, uci);
  await page.getByText('Schwarz: Bauer d6.').waitFor({ state: 'attached' });
  const move = page.getByRole('button', { name: '2. Sxg5, Weiß: Springer schlägt Bauer g5' });
  if ((await move.count()) === 0) await page.getByRole('button', { name: 'Zug eingeben' }).click();
  await move.first().waitFor();
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press('Escape');
  const pgn = await copiedPgn(page);
  assert.match(pgn, /\[White "White"\]/);
  assert.match(pgn, /1\. Nf3 g5 2\. Nxg5 d6/);
});

test('LANG-1: noughts and crosses uses the site’s language', async (t) => {
  const page = await openPage(t, site(), '/noughts/', GERMAN);
  await page.getByRole('heading', { name: 'Tic-Tac-Toe' }).waitFor();
  await page.getByRole('button', { name: 'Neues Spiel' }).waitFor();
  assert.equal(await page.title(), 'Tic-Tac-Toe');
  await page.evaluate(`localStorage.setItem('language', 'en')`);
  await page.reload();
  await page.getByRole('heading', { name: 'Noughts and crosses' }).waitFor();
});

test('LANG-6: no page scrolls sideways in German', async (t) => {
  const page = await openPage(t, site(), '/', { ...GERMAN, viewport: { width: 320, height: 568 } });
  const found: string[] = [];
  for (const address of ['', '#/new', '#/here', '#/join', '#/settings', '#/backup', '#/trust']) {
    await page.goto(`${site().url}/${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [320, 844, 1366]) {
      await page.setViewportSize({ width, height: 700 });
      // Media queries are evaluated with the next frame.
      await page.evaluate(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
      );
      const over = await page.evaluate<number>(WIDE);
      if (over > 0)
        found.push(`${address} at ${width}: ${over} ${await page.evaluate<string>(WIDEST)}`);
    }
  }
  assert.deepEqual(found, []);
});
