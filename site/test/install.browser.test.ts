import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { launchProfile } from 'test-kit/chromium';
import { afterwards } from './afterwards.ts';
import { openLocalGame, openPage, siteForTests } from './browser.ts';

const site = siteForTests();

test('PWA-4: a browser that denies the site a service worker plays without one', async (t) => {
  const page = await openLocalGame(t, site(), { serviceWorkers: 'block' });
  assert.equal(await page.evaluate('navigator.serviceWorker.getRegistration()'), undefined);
});

for (const [name, script] of [
  ['refuses', `ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no'));`],
  ['has no', `delete Navigator.prototype.serviceWorker;`],
] as const) {
  test(`PWA-4: a browser that ${name} service workers plays without one`, async (t) => {
    const page = await openPage(t, site(), '/', { serviceWorkers: 'allow' });
    await page.addInitScript(script);
    await page.reload();
    await page.getByRole('link', { name: 'Both on this device' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('grid', { name: 'Chess board' }).waitFor();
  });
}

test('PWA-5: the site can be installed: it has a manifest, and every icon named in it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'chess-install-'));
  const context = await launchProfile(folder);
  afterwards(t, async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const page = await context.newPage();
  await page.goto(site().url);
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  assert.equal(url, `${site().url}/manifest.webmanifest`);
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors, []);
  const manifest = (await (await fetch(url)).json()) as { readonly icons: readonly Icon[] };
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(new URL(src, url));
    assert.ok(answer.headers.get('content-type')?.startsWith(type), src);
    if (type === 'image/png')
      assert.equal(widthOf(await answer.arrayBuffer()), parseInt(sizes), src);
  }
  assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
});

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

/** A PNG has its width after the signature and the head of its first chunk. */
function widthOf(png: ArrayBuffer): number {
  return new DataView(png).getUint32(16);
}
