import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext } from 'node:test';
import type { Square } from 'chess.js';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterwards } from './afterwards.ts';
import { RelayInProcess } from 'relay/launch/in-process';
import { shareChromium } from 'test-kit/chromium';
import { PATIENCE_MS } from 'test-kit/patience';

interface Site {
  readonly url: string;
  /** The folder of the built site. */
  readonly dist: string;
  readonly browser: Browser;
}

/** A name of this machine that browsers treat as remote: a page from there is not secure. */
export const PLAIN_HOST = 'plain.test';

const CHROMIUM = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

/**
 * The built site as the relay serves it, and a browser, for all tests of a file. `TEST_SITE` names
 * the folder of an existing build, which must not be changed.
 * @param environment the relay's settings; without any it is private and has no owner
 * @param showsNotifications whether the browser is one that shows them, which takes longer
 */
export function siteForTests(
  environment: Readonly<Record<string, string>> = {},
  showsNotifications = false,
): () => Site {
  let site: Omit<Site, 'browser'> | null = null;
  let folder = '';
  let relay: RelayInProcess | null = null;
  const browser = shareChromium(CHROMIUM, { showsNotifications });
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chess-browser-'));
    const built = process.env['TEST_SITE'];
    const dist = built ?? join(folder, 'dist');
    if (built === undefined) {
      const { buildTestSite } = await import('./test-site.ts');
      await buildTestSite(dist);
    }
    relay = await RelayInProcess.launch(dist, environment);
    site = { url: relay.url, dist };
  });
  after(async () => {
    await relay?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return () => {
    assert.ok(site, 'the site is built before the tests');
    return { ...site, browser: browser() };
  };
}

interface PageOptions extends BrowserContextOptions {
  /** The expected errors in the console, such as one for each tested refusal. */
  readonly complaints?: RegExp;
}

/** A page in its own context; any other error on the page fails the test. */
export async function openPage(
  t: TestContext,
  { url, browser }: Pick<Site, 'url' | 'browser'>,
  path: string,
  { complaints = /^$/, ...options }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 900, height: 900 },
    reducedMotion: 'reduce',
    // It fetches the whole site again for each context; tests of it allow it.
    serviceWorkers: 'block',
    ...options,
  });
  afterwards(t, () => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(url)) {
      wrong.push(`asked for ${request.url()}`);
    }
  });
  afterwards(t, async () => {
    await page.close();
    assert.deepEqual(
      wrong.filter((one) => !complaints.test(one)),
      [],
    );
  });
  await page.goto(`${url}${path}`);
  return page;
}

/** Opens a game of two players on this device, from the site's own page. */
export async function openLocalGame(
  t: TestContext,
  site: Site,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(t, site, '/#/here', options);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid', { name: 'Chess board' }).waitFor();
  return page;
}

export function squareOn(page: Page, square: string) {
  return page.locator(`[data-square="${square}"]`);
}

/** The middle of a square, in window coordinates. */
export async function middleOf(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await squareOn(page, square).boundingBox();
  assert.ok(box, `${square} is on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Polls for a condition without an event; the page's policy forbids the driver's own waiting. */
export async function until(page: Page, condition: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await page.evaluate<boolean>(condition))) {
    assert.ok(Date.now() < end, `waited in vain for ${condition}`);
    await page.evaluate('new Promise((done) => requestAnimationFrame(done))');
  }
}

/** Taps both squares, and the piece if a pawn promotes. */
export async function tapMove(page: Page, uci: string): Promise<void> {
  for (const square of [uci.slice(0, 2), uci.slice(2, 4)]) {
    const { x, y } = await middleOf(page, square);
    await page.mouse.click(x, y);
  }
  await promote(page, uci);
}

export async function dragMove(page: Page, uci: string): Promise<void> {
  const [from, to] = [await middleOf(page, uci.slice(0, 2)), await middleOf(page, uci.slice(2, 4))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await promote(page, uci);
}

async function promote(page: Page, uci: string): Promise<void> {
  const kind = KINDS[uci.charAt(4)];
  if (kind !== undefined) await page.getByRole('button', { name: kind, exact: true }).click();
}

const KINDS: Readonly<Record<string, string>> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };
const LETTERS: Readonly<Record<string, string>> = {
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
};

/** The placement of the pieces as announced to screen readers: the first part of a FEN. */
export async function placement(page: Page): Promise<string> {
  const labels = await page
    .locator('[data-square]')
    .evaluateAll((squares) => squares.map((square) => square.getAttribute('aria-label') ?? ''));
  const said = new Map(labels.map((label) => [label.slice(0, 2), label.split(', ')[1] ?? '']));
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    Array.from('abcdefgh', (file) => letterOf(said.get(`${file}${rank}` as Square) ?? '')).join(''),
  );
  return ranks.join('/').replaceAll(/1+/g, (empty) => String(empty.length));
}

function letterOf(piece: string): string {
  const [side, kind = ''] = piece.split(' ');
  const letter = LETTERS[kind] ?? '1';
  return side === 'white' ? letter.toUpperCase() : letter;
}

/** The game as copied from the page. */
export async function copiedPgn(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('[data-action=more]').click();
  await page.locator('[data-action=copy]').click();
  await page.getByText(/^(Copied|Kopiert)\.$/).waitFor();
  return page.evaluate('navigator.clipboard.readText()');
}
