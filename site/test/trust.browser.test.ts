import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { afterwards } from './afterwards.ts';
import { buildSite } from '../build/build-site.ts';
import { FIRST_PAGE_LIMIT, countFirstPageBytes } from '../build/weight.ts';
import { openPage, siteForTests, until } from './browser.ts';
import { changedBuild } from './changed-build.ts';
import { startRelay } from './network/relay-in-process.ts';
import { newPage } from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

const site = siteForTests();

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

test('TRUST-1: the trust page says what is guaranteed, and what is not', async (t) => {
  const page = await openPage(t, site(), '/#/trust');
  for (const title of [
    'What the relay sees',
    'What the relay can do',
    'Who serves this page',
    'What is stored on this device',
    'While the page is closed',
    'What nobody can protect',
    'Clocks',
  ]) {
    await page.getByRole('region', { name: title, exact: true }).waitFor();
  }
  await page.getByText('anyone who serves the page could change it').waitFor();
  await page.getByText('cannot reach your games, your keys or the network').waitFor();
  const backup = page.getByRole('link', { name: 'save a backup' });
  assert.equal(await backup.getAttribute('href'), '#/backup');
});

test('TRUST-2: the same sources build the same release, which lists every file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chess-release-'));
  try {
    const one = await buildSite(join(folder, 'one'));
    const other = await buildSite(join(folder, 'other'));
    assert.deepEqual(other, one);
    const list = await readFile(join(folder, 'one', 'release.txt'), 'utf8');
    assert.equal(sha256(list), one.hash);
    const lines = list.trimEnd().split('\n');
    assert.deepEqual(
      lines.map((line) => line.slice(66)),
      one.files,
    );
    for (const line of lines) {
      const content = await readFile(join(folder, 'one', line.slice(66)));
      assert.equal(line.slice(0, 64), sha256(content), line);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('TRUST-3: the page shows the hash of the served release, and how to check it', async (t) => {
  const page = await openPage(t, site(), '/#/trust');
  const card = page.getByRole('region', { name: 'The release served here' });
  const list = await (await fetch(`${site().url}/release.txt`)).text();
  await card.getByText(sha256(list)).waitFor();
  assert.equal(await card.getByText('from a different release').count(), 0);
  await card.getByText(`curl -s ${site().url}/release.txt`).waitFor();
});

test('TRUST-3: a page running another release than the served one says so', async (t) => {
  const changed = await startRelay(t, await changedBuild(t, site().dist), {});
  const first = await startRelay(t, site().dist, {});
  let url = first.url;
  const wire = await TcpProxy.start(() => Number(new URL(url).port));
  const context = await site().browser.newContext({ serviceWorkers: 'block' });
  afterwards(t, async () => {
    await context.close();
    await wire.close();
  });
  const page = await newPage(t, context, wire);
  await page.goto(wire.url);
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
  wire.down();
  wire.up();
  url = changed.url;
  await page.getByRole('link', { name: 'Trust' }).click();
  await page.getByText('from a different release').waitFor();
});

test('TRUST-3: without a readable list the page says so', async (t) => {
  const wire = await TcpProxy.start(() => Number(new URL(site().url).port));
  const context = await site().browser.newContext({ serviceWorkers: 'block' });
  afterwards(t, async () => {
    await context.close();
    await wire.close();
  });
  const page = await newPage(t, context, wire);
  await page.goto(wire.url);
  // The script is loaded on the page's first visit.
  await page.getByRole('link', { name: 'Trust' }).click();
  await page.getByRole('region', { name: 'The release served here' }).waitFor();
  await page.getByRole('link', { name: 'Sealed Move' }).click();
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
  wire.down();
  await page.getByRole('link', { name: 'Trust' }).click();
  await page.getByText('The list of files cannot be read').waitFor();
});

test('PAGE-1: the first page stays within its size limit', () => {
  const bytes = countFirstPageBytes(site().dist);
  assert.ok(bytes > 10_000 && bytes <= FIRST_PAGE_LIMIT, String(bytes));
});

test('PAGE-1: everything needed to play is prefetched, except games that nobody plays here', async (t) => {
  const page = await openPage(t, site(), '/');
  const loaded = `performance.getEntriesByType('resource').map(({ name }) => name).join(' ')`;
  for (const part of ['game-page', 'new-game-page']) {
    await until(page, `${loaded}.includes('/${part}-')`);
  }
  assert.doesNotMatch(await page.evaluate<string>(loaded), /reversi-|chess-rules/);
});

test('PAGE-1: a page has the styles of what it draws, whichever page comes first', async (t) => {
  const page = await openPage(t, site(), '/#/new');
  await page.locator('.piece-white').first().waitFor();
  const shape = `document.querySelector('.piece-white .piece-shape')`;
  const fill = await page.evaluate<string>(`getComputedStyle(${shape}).fill`);
  assert.match(fill, /255, 254, 251/);
});
