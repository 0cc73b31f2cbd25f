import type { Browser, CDPSession } from 'playwright-core';
import type { Phone } from '../test/phone.ts';

/** "Slow 4G" of Chromium's developer tools: 1.6 Mbit/s down and 750 kbit/s up, less ten percent. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;

/** Slows its service worker too, which uses the network itself and is a separate target. */
export async function slowDown(browser: Browser, { page }: Phone): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const whole = await browser.newBrowserCDPSession();
  const { targetInfos } = await whole.send('Target.getTargets');
  for (const { targetId, type } of targetInfos) {
    if (type === 'service_worker') await slowDownWorker(whole, targetId);
  }
}

async function slowDownWorker(whole: CDPSession, targetId: string): Promise<void> {
  const { sessionId } = await whole.send('Target.attachToTarget', { targetId });
  const send = (id: number, method: string, params: object) =>
    whole.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
  await send(1, 'Network.enable', {});
  await send(2, 'Network.emulateNetworkConditions', SLOW_4G);
}
