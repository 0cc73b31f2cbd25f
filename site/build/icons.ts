import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';

/* Draws the committed PNG icons from the SVG ones. Run this after changing a drawing. */

const PUBLIC = new URL('../public/', import.meta.url);
const ICON = new URL('icon.svg', PUBLIC);
/** A drawing without rounded corners that fits the circle to which phones may crop it. */
const MASK = new URL('mask.svg', import.meta.url);

const browser = await launchChromium();
await drawIcon(browser, ICON, 192, 'icon-192.png');
await drawIcon(browser, ICON, 512, 'icon-512.png');
await drawIcon(browser, MASK, 512, 'mask-512.png');
await drawIcon(browser, MASK, 180, 'touch.png');
await browser.close();

async function drawIcon(from: Browser, drawing: URL, size: number, name: string): Promise<void> {
  const page = await from.newPage({ viewport: { width: size, height: size } });
  const source = Buffer.from(readFileSync(drawing)).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${source}" width="${size}">`,
  );
  const path = new URL(name, PUBLIC).pathname;
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}
