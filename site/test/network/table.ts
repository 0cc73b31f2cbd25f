import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterwards } from '../afterwards.ts';
import { placement, tapMove } from '../browser.ts';
import type { RelaySettings, RelayUnderTest } from './relay-under-test.ts';
import { type ServedSite, startRelayUnderTest } from './start-relay-under-test.ts';
import { TcpProxy } from './tcp-proxy.ts';
import { PATIENCE_MS } from 'test-kit/patience';

const PLACEMENT_MS = 100;

/** A page's connection to the relay. */
export interface Wire {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** One of the two players, with their own browser and wire. */
export interface Player<W extends Wire = TcpProxy> {
  page: Page;
  readonly context: BrowserContext;
  readonly wire: W;
}

/** Two players in a game. */
export interface Pair<W extends Wire = TcpProxy> {
  /** Plays White. */
  readonly host: Player<W>;
  readonly guest: Player<W>;
}

/** A pair over a real relay. */
export interface NetworkTable<W extends Wire = TcpProxy> extends Pair<W> {
  readonly relay: RelayUnderTest;
}

export interface TableOptions {
  readonly host?: BrowserContextOptions;
  readonly guest?: BrowserContextOptions;
  /** Minutes for each player; undefined for a game without clocks. */
  readonly minutes?: number;
  /** The host's name. */
  readonly name?: string;
  /** Undefined for chess. */
  readonly plays?: 'reversi';
  readonly settings?: RelaySettings;
}

export interface Site extends ServedSite {
  readonly browser: Browser;
}

/** @param target the relay's port, evaluated for each connection */
type StartWire<W extends Wire> = (target: () => number) => Promise<W>;

/** Both join a new game through the pages a player would use. */
export async function sitDown(
  t: TestContext,
  site: Site,
  options: TableOptions = {},
): Promise<NetworkTable> {
  return sitDownBehind(t, site, async (target) => TcpProxy.start(target), options);
}

/** The same, each player behind a wire of that kind. */
export async function sitDownBehind<W extends Wire>(
  t: TestContext,
  site: Site,
  startWire: StartWire<W>,
  options: TableOptions = {},
): Promise<NetworkTable<W>> {
  const { relay, wires } = await startRelay(t, site, startWire, options.settings);
  const host = await openPlayer(t, site.browser, wires[0], options.host);
  const guest = await openPlayer(t, site.browser, wires[1], options.guest);
  await meet(host, guest, options);
  return { relay, host, guest };
}

/**
 * A relay and two wires to it, without players.
 * @param settings added to those of a public relay
 */
export async function startRelay<W extends Wire>(
  t: TestContext,
  site: ServedSite,
  startWire: StartWire<W>,
  settings: RelaySettings = {},
): Promise<{ relay: RelayUnderTest; wires: readonly [W, W] }> {
  let running: RelayUnderTest | null = null;
  const port = () => running?.port ?? 0;
  const wires = [await startWire(port), await startWire(port)] as const;
  const relay = await startRelayUnderTest(site, [wires[0].url, wires[1].url], settings);
  running = relay;
  afterwards(t, async () => {
    await Promise.all(wires.map(async (wire) => wire.close()));
    await relay.close();
  });
  return { relay, wires };
}

export async function openPlayer<W extends Wire>(
  t: TestContext,
  browser: Browser,
  wire: W,
  options: BrowserContextOptions = {},
): Promise<Player<W>> {
  const context = await browser.newContext({
    viewport: { width: 900, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  afterwards(t, () => context.close());
  const page = await newPage(t, context, wire);
  await page.goto(wire.url);
  return { page, context, wire };
}

/** A page that fails the test if its script throws or requests anything from another host. */
export async function newPage(t: TestContext, context: BrowserContext, wire: Wire): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('request', (request) => {
    // A forwarder has an address of its own.
    const isOther = /^(blob|data):|^http:\/\/127\.0\.0\.1:\d+\/forward$/.test(request.url());
    const isOwn = request.url().startsWith(wire.url) || isOther;
    if (!isOwn) wrong.push(`asked for ${request.url()}`);
  });
  afterwards(t, async () => {
    await page.close();
    assert.deepEqual(wrong, []);
  });
  return page;
}

/** The host creates a game as White, and the guest opens its link from their own address. */
export async function meet(
  host: Player<Wire>,
  guest: Player<Wire>,
  options: Pick<TableOptions, 'minutes' | 'name' | 'plays'> = {},
): Promise<string> {
  const secret = await makeGame(host, options);
  const game = options.plays === undefined ? '' : `&game=${options.plays}`;
  await guest.page.goto(`${guest.wire.url}/#join=${secret}${game}`);
  await guest.page
    .getByText(`to a game${options.plays === undefined ? '' : ` of ${options.plays}`}`)
    .waitFor();
  await guest.page.getByLabel('Your name').fill('Grace');
  await guest.page.getByRole('button', { name: 'Join and play' }).click();
  await Promise.all([host, guest].map(({ page }) => board(page).waitFor()));
  return secret;
}

/** @returns the link's secret */
export async function makeGame(
  { page }: Player<Wire>,
  { minutes, name = 'Ada', plays }: Pick<TableOptions, 'minutes' | 'name' | 'plays'> = {},
): Promise<string> {
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByLabel('Your name').fill(name);
  // The creator moves first.
  if (plays === 'reversi') await page.getByRole('radio', { name: 'Reversi' }).check();
  const colour = plays === 'reversi' ? 'Black' : 'White';
  await page.getByRole('radio', { name: colour }).check();
  if (minutes !== undefined) {
    await page.getByRole('radio', { name: 'Other' }).check();
    await page.getByLabel('Minutes each').fill(String(minutes));
    await page.getByLabel('Seconds per move').fill('0');
  }
  await page.getByRole('button', { name: 'Make the game' }).click();
  const link = await page.getByRole('textbox', { name: 'The link to your game' }).inputValue();
  assert.equal(/&game=(\w+)/.exec(link)?.[1], plays);
  return /#join=([\w-]{22})/.exec(link)?.[1] ?? '';
}

export function board(page: Page) {
  return page.getByRole('grid');
}

/** Plays moves in turn, White first, each after the opponent has seen the last. */
export async function playMoves({ host, guest }: Pair<Wire>, moves: readonly string[], from = 0) {
  for (const [index, move] of moves.entries()) {
    const [mover, other] = (from + index) % 2 === 0 ? [host, guest] : [guest, host];
    await tapMove(mover.page, move);
    await seesMove(other.page, move);
  }
}

/** Waits until the last move on a page ends on that square. */
export async function seesMove(page: Page, uci: string): Promise<void> {
  await page
    .locator(`[data-square="${uci.slice(2, 4)}"][aria-label*="last move"]`)
    .waitFor({ timeout: PATIENCE_MS });
}

/**
 * Waits until both show the same position.
 * @returns it
 */
export async function sameGame({ host, guest }: Pair<Wire>): Promise<string> {
  const before = performance.now();
  for (;;) {
    const [one, other] = [await placement(host.page), await placement(guest.page)];
    if (one === other) return one;
    assert.ok(performance.now() - before < PATIENCE_MS, `they differ: ${one} and ${other}`);
    await new Promise((resolve) => setTimeout(resolve, PLACEMENT_MS));
  }
}

/**
 * Waits until both see each other online. A page that just lost its connection may briefly still
 * call the opponent online.
 */
export async function together({ host, guest }: Pair<Wire>): Promise<void> {
  for (const { page } of [host, guest]) {
    const connected = page
      .locator('.play:not(:has(.status-warn))')
      .filter({ hasNotText: 'Connecting' });
    await connected.locator('.player').getByText('online').waitFor({ timeout: PATIENCE_MS });
  }
}
