import process from 'node:process';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian puts it. */
const PATH = '/usr/bin/chromium';

/** The browser of this machine, which draws, measures and tests the site. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? PATH,
    // A container often has no sandbox to give; only pages of this repository are opened.
    args: ['--no-sandbox', ...args],
  });
}
