import type { Page } from 'playwright-core';

/**
 * Takes a seat from now on and says nothing in it. A host greets on its own, with its setup, but
 * reports the game's state only in a reply.
 * @returns a function that lets the page speak
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
