import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { after, before } from 'node:test';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** Debian's path. */
const PATH = '/usr/bin/chromium';

/** Chromium's engine without windows, history or profiles, which takes up to a third less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Chromium respects only the last list, so this repeats Playwright's entries that a page could
 * notice. The address bar's popups took a third of all processor time in tests.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

interface ChromiumOptions {
  readonly hasScrollbars?: boolean;
  /** Needs the full browser: the headless one denies notifications to every page. */
  readonly showsNotifications?: boolean;
}

/** Starts this machine's browser, which draws, measures and tests the pages of this repository. */
export async function launchChromium(
  args: readonly string[] = [],
  { hasScrollbars = false, showsNotifications = false }: ChromiumOptions = {},
): Promise<Browser> {
  const isShell = existsSync(HEADLESS_SHELL) && !showsNotifications;
  return chromium.launch({
    executablePath: isShell ? HEADLESS_SHELL : findChromiumPath(),
    // Playwright hides them, which gives a page their width.
    ...(hasScrollbars ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
    args: addArguments(args),
  });
}

interface SharedBrowser {
  readonly launched: Promise<Browser>;
  files: number;
}

/** The browsers of this process, by their start arguments. */
const shared = new Map<string, SharedBrowser>();

/** Files in one process with the same arguments share a browser. Tests close their contexts. */
export function shareChromium(
  args: readonly string[] = [],
  options: ChromiumOptions = {},
): () => Browser {
  const key = JSON.stringify([args, options]);
  let browser: Browser | null = null;
  before(async () => {
    const one = shared.get(key) ?? { launched: launchChromium(args, options), files: 0 };
    shared.set(key, one);
    one.files += 1;
    browser = await one.launched;
  });
  after(async () => {
    const one = shared.get(key);
    if (one === undefined) return;
    one.files -= 1;
    if (one.files > 0) return;
    shared.delete(key);
    await (await one.launched).close();
  });
  return () => {
    assert.ok(browser, 'the browser is launched before the tests');
    return browser;
  };
}

/** With a profile on disk, as a person's browser has. @param folder the profile's folder */
export async function launchProfile(
  folder: string,
  args: readonly string[] = [],
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: findChromiumPath(),
    args: addArguments(args),
  });
}

function findChromiumPath(): string {
  return process.env['CHROMIUM_PATH'] ?? PATH;
}

function addArguments(args: readonly string[]): string[] {
  return [
    // Containers often have no sandbox; only pages of this repository are opened.
    '--no-sandbox',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ...args,
  ];
}
