import { globSync } from 'node:fs';
import { findFreePort } from '../free-port.ts';
import { type Display, endProcess, openDisplay, startProgram } from './display.ts';
import type { DrivenBrowser, DrivenPage, Size } from './driven.ts';
import { canBePressed } from './in-sight.ts';
import { until } from '../until.ts';
import { WebDriver } from './webdriver.ts';

/** Debian's path for the small browser that comes with the library. */
const PATHS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** Each page is a separate browser, because a driver serves one session. */
export async function driveWebkit(): Promise<DrivenBrowser> {
  const [binary] = globSync(PATHS);
  if (binary === undefined) throw new Error('there is no MiniBrowser of WebKitGTK');
  const display = await openDisplay();
  return {
    name: 'webkit',
    newPage: (size) => openPage(binary, display, size),
    close: () => display.close(),
  };
}

async function openPage(binary: string, display: Display, size: Size): Promise<DrivenPage> {
  const port = await findFreePort();
  const server = `http://127.0.0.1:${port}`;
  const program = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display.name,
    // Containers have no user namespaces; only pages of this repository are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    GTK_OVERLAY_SCROLLING: '0',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  await until('the driver of WebKit', () => isAnswering(`${server}/status`));
  const driver = await WebDriver.open(server, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  await fitWindow(driver, size);
  return {
    ...drivePage(driver),
    async close() {
      await driver.close();
      await endProcess(program);
    },
  };
}

function drivePage(driver: WebDriver): Omit<DrivenPage, 'close'> {
  const evaluate = (expression: string) =>
    driver.post('/execute/sync', { script: `return (${expression})`, args: [] });
  const find = async (selector: string): Promise<string> => {
    const isSeen = `document.querySelector(${JSON.stringify(selector)})?.getClientRects().length > 0`;
    await until(selector, async () => (await evaluate(isSeen)) === true);
    return (await driver.find(selector)) ?? '';
  };
  const click = async (selector: string) => {
    const isFree = async () => (await evaluate(canBePressed(selector))) === true;
    await until(`${selector} can be pressed`, isFree);
    await driver.post(`${await find(selector)}/click`);
  };
  return {
    goto: async (url) => void (await driver.post('/url', { url })),
    url: async () => String(await driver.get('/url')),
    click,
    async fill(selector, text) {
      const path = await find(selector);
      await driver.post(`${path}/clear`);
      await driver.post(`${path}/value`, { text });
    },
    evaluate,
    picture: async () => Buffer.from(String(await driver.get('/screenshot')), 'base64'),
  };
}

/** Gives the page itself this size; the window's bars come on top. */
async function fitWindow(driver: WebDriver, { width, height }: Size): Promise<void> {
  await driver.post('/window/rect', { width, height });
  const inner = await driver.post('/execute/sync', {
    script: 'return [window.innerWidth, window.innerHeight]',
    args: [],
  });
  const [innerWidth = width, innerHeight = height] = Array.isArray(inner) ? inner.map(Number) : [];
  await driver.post('/window/rect', {
    width: width + (width - innerWidth),
    height: height + (height - innerHeight),
  });
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
