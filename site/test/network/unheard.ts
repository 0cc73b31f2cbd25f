import type { Page } from 'playwright-core';

/**
 * Takes a seat from now on, and says nothing in it. Whoever makes a game greets by itself, with its
 * setup. It says how the game stands in an answer alone.
 * @returns how to let the page speak
 */
export async function keepUnheard(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(`{
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (frame) {
      if (globalThis.isHeard || frame === 'ping' || frame.startsWith('{')) send.call(this, frame);
    };
  }`);
  return async () => void (await page.evaluate('globalThis.isHeard = true'));
}
