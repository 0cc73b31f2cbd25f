import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { shareChromium } from 'test-kit/chromium';
import { type Json, list, expectText } from 'test-kit/club-calls';
import { until } from 'test-kit/until';
import { clubhouseForTests } from './clubhouse.ts';
import { enterScore, keptPages, openPhone, type Phone, untilKept } from './phone.ts';
import { dateAfter, matchOf } from './seed.ts';

const started = clubhouseForTests();
const phones: Phone[] = [];
const browser = shareChromium();
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.stop();
});

async function phoneOf(name: string): Promise<Phone> {
  const phone = await openPhone(browser(), started(), name);
  phones.push(phone);
  return phone;
}

async function claimsOf(match: string): Promise<Json[]> {
  return list((await started().league.must('GET', `/v1/matches/${match}`))['claims']);
}

async function go({ page }: Phone, path: string): Promise<void> {
  await page.goto(started().url + path);
}

/** Waits until a page is requested, after this many others. */
async function untilAsked({ network }: Phone, path: string, after: number): Promise<void> {
  await until(`${path} is not asked for`, () => network.asked.slice(after).includes(path));
}

/** Whether no new worker is waiting to take over. */
function hasTakenOver({ page }: Phone): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing === null && registration.waiting === null;
  });
}

/** Waits until a file is cached, or no longer is. */
async function untilFile({ page }: Phone, path: string, isThere: boolean): Promise<void> {
  const isKept = () =>
    page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path);
  // The page may be navigating.
  const isSo = async () => (await isKept().catch(() => !isThere)) === isThere;
  await until(`${path} is ${isThere ? 'not ' : ''}kept`, isSo);
}

test('OFF-3 OFF-10: signing out deletes the kept pages, but keeps reports waiting for their author', async () => {
  const match = matchOf(started().season.mixed, 'Hannah', 'Ingrid');
  const phone = await phoneOf('Hannah Brandt');
  const { page, network } = phone;
  await untilKept(phone, `/matches/${match}/report`);
  await network.become('refused');
  await enterScore(phone, started().url, match);
  // Her session ends on another device, before anything was sent.
  const { league, season, url } = started();
  const hannah = season.members.get('Hannah Brandt');
  await league.must('POST', `/v1/members/${hannah}/sign-out`);
  await network.become('clear');
  await go(phone, '/me');
  await page.waitForURL(/\/sign-in/);
  await page.getByText('entered a score offline on this phone').waitFor();
  assert.doesNotMatch(await page.locator('main').innerText(), /Hannah|Ingrid/);
  assert.deepEqual(await keptPages(phone), []);
  assert.deepEqual(await claimsOf(match), []);
  const signIn = async (name: string) => {
    const id = season.members.get(name);
    const link = await league.must('POST', `/v1/members/${id}/login-link`);
    await go(phone, `/sign-in/${expectText(link['token'])}`);
    await page.locator('main button').tap();
    await page.waitForURL(`${url}/`);
  };
  await signIn('Jonas Ødegård');
  await untilKept(phone, `/matches/${match}/report`);
  assert.equal(await page.locator('.kept .card').count(), 0);
  assert.deepEqual(await claimsOf(match), []);
  // Signing out offline deletes the cached pages too.
  await go(phone, '/me');
  await network.become('refused');
  await page.getByRole('button', { name: 'Sign out here' }).tap();
  await page.getByText('Offline on court?').waitFor();
  assert.deepEqual(await keptPages(phone), []);
  await network.become('clear');
  await signIn('Hannah Brandt');
  await page.getByText('Your score was sent').waitFor();
  assert.equal((await claimsOf(match)).length, 1);
});

test('OFF-4 OFF-5: a bad signal shows kept pages; errors and form answers are never kept', async () => {
  const phone = await phoneOf('Hannah Brandt');
  const { page, network } = phone;
  const match = matchOf(started().season.singles, 'Hannah', 'Edmund');
  await untilKept(phone, `/matches/${match}/report`);
  await network.become('silent');
  await go(phone, `/matches/${match}`);
  await page.locator('.no-signal', { hasText: 'last saved version' }).waitFor();
  await network.become('clear');
  for (const path of ['/nothing', '/matches/nonsense', `/matches/${match}/report?on=soon`]) {
    await go(phone, path);
  }
  const kept = await keptPages(phone);
  assert.ok(
    kept.includes('/') && !kept.includes('/nothing') && !kept.includes('/matches/nonsense'),
  );
  await network.become('refused');
  await go(phone, '/wishes');
  assert.match(await page.locator('main').innerText(), /Offline on court\?[^]*Try again/);
  await go(phone, '/tables');
  assert.match(await page.locator('main').innerText(), /Offline on court\?/);
  await network.become('clear');
  await go(phone, '/tables');
  await untilKept(phone, '/tables');
  await network.become('refused');
  await go(phone, '/tables');
  assert.match(await page.locator('main').innerText(), /Hannah Brandt/);
});

test('OFF-1 OFF-2 OFF-16: kept pages are fetched again when their match has changed, and start with today', async () => {
  const phone = await phoneOf('Hannah Brandt');
  const { page, network } = phone;
  const match = matchOf(started().season.singles, 'Hannah', 'Edmund');
  const other = matchOf(started().season.mixed, 'Hannah', 'Ingrid');
  await untilKept(phone, `/matches/${other}/report`);
  network.asked.length = 0;
  await go(phone, '/');
  await page.locator('report-queue').waitFor({ state: 'attached' });
  const changed = network.asked.length;
  const { league } = started();
  const { sides } = await league.must('GET', `/v1/matches/${other}`);
  const side = list(sides).findIndex((one) => expectText(one['label']).includes('Ingrid'));
  await league.must('POST', `/v1/matches/${other}/claims`, { outcome: 'unplayed', side });
  await go(phone, '/');
  await untilAsked(phone, `/matches/${other}/report`, changed);
  const [before, since] = [network.asked.slice(0, changed), network.asked.slice(changed)];
  assert.deepEqual(
    before.filter((path) => path.startsWith('/matches/') || path.startsWith('/assets/')),
    [],
  );
  assert.ok(since.includes(`/matches/${other}`) && !since.includes(`/matches/${match}`));
  await network.become('refused');
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await go(phone, `/matches/${match}/report`);
  await page.locator('.no-signal', { hasText: 'saved on this phone' }).waitFor();
  assert.equal(await page.locator('#on').inputValue(), dateAfter(2));
  assert.match(await page.locator('.played summary').innerText(), /Played today, \w{3} \d/);
});

test('OFF-12: a new release loses no waiting report and mixes with no kept page', async () => {
  const { builtFolder, season, update } = started();
  const phone = await phoneOf('Léa Marchetti');
  const { page, network } = phone;
  const match = matchOf(season.singles, 'Léa', 'Tomasz');
  await untilKept(phone, `/matches/${match}/report`);
  await network.become('refused');
  await enterScore(phone, started().url, match);
  const next = await otherRelease(builtFolder);
  try {
    await update(next.folder);
    network.asked.length = 0;
    await network.become('clear');
    await go(phone, '/wishes');
    // The last request of a worker before it takes over.
    await untilAsked(phone, '/offline', 0);
    while (!(await hasTakenOver(phone))) await sleep(50);
    await untilFile(phone, next.newFile, true);
    await untilFile(phone, next.oldFile, true);
    await network.become('refused');
    await go(phone, `/matches/${match}/report`);
    assert.ok(await page.evaluate(() => customElements.get('report-queue') !== undefined));
    assert.match(await page.content(), new RegExp(next.oldFile));
    await network.become('clear');
    await go(phone, '/');
    await untilFile(phone, next.oldFile, false);
    assert.match(await page.content(), new RegExp(next.newFile));
    assert.equal((await claimsOf(match)).length, 1);
  } finally {
    await rm(next.folder, { recursive: true });
  }
});

/** The same files as in another release: a script under another name. */
async function otherRelease(builtFolder: string) {
  const folder = await mkdtemp(join(tmpdir(), 'clubhouse-next-'));
  await cp(builtFolder, folder, { recursive: true });
  const name = (await readdir(join(folder, 'assets'))).find((one) =>
    /^report-queue\.client-.*\.js$/.test(one),
  );
  assert.ok(name !== undefined);
  const other = name.replace(/-.*\.js$/, '-Another1.js');
  for (const ending of ['', '.br', '.gz']) {
    await rename(join(folder, 'assets', name + ending), join(folder, 'assets', other + ending));
  }
  for (const file of ['sw.js', '.vite/manifest.json']) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    // A release is identified by its files, which its worker caches.
    const renamed = text.replaceAll(name, other).replace(/ [0-9a-f]{12}(?=`)/, ' 0123456789ab');
    await writeFile(path, renamed);
  }
  return { folder, oldFile: `/assets/${name}`, newFile: `/assets/${other}` };
}
