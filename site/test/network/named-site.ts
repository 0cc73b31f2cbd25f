import type { Page } from 'playwright-core';
import { WebSocket } from 'ws';

/**
 * The site under a public name: its pages are secure, and every player reaches the same machine.
 */
export const NAMED_SITE = 'https://play.example';

/**
 * Lets a page reach the relay at `url` under NAMED_SITE, as if through a proxy with a certificate.
 */
export async function nameSite(page: Page, url: string): Promise<void> {
  await page.route(`${NAMED_SITE}/**`, async (route) => {
    const request = route.request();
    const response = await route.fetch({
      url: request.url().replace(NAMED_SITE, url),
      headers: { ...(await request.allHeaders()), origin: url },
    });
    await route.fulfill({ response });
  });
  await page.routeWebSocket(/^wss:\/\/play\.example\//, (near) => {
    const address = near
      .url()
      .replace(NAMED_SITE.replace('https', 'wss'), url.replace('http', 'ws'));
    const far = new WebSocket(address, near.protocols(), { origin: url });
    const opened = new Promise((resolve) => far.once('open', resolve));
    near.onMessage((message) => void opened.then(() => far.send(message)));
    near.onClose(() => far.close());
    far.on('message', (data, isBinary) =>
      near.send(isBinary ? (data as Buffer) : (data as Buffer).toString()),
    );
    far.on('error', () => void near.close());
    far.on('close', (code) => void near.close({ code }));
  });
}
