import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, afterEach, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from 'test-kit/chromium';
import { clubhouseForTests } from './clubhouse.ts';
import { type Json, list, text } from './league.ts';
import { keptPages, openPhone, type Phone, tapScore, untilKept } from './phone.ts';
import { dateAfter, matchOf } from './seed.ts';

const started = clubhouseForTests();
const phones: Phone[] = [];
let browser: Browser | undefined;
before(async () => {
  browser = await launchChromium();
});
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.stop();
});
after(() => browser?.close());

async function phoneOf(name: string): Promise<Phone> {
  assert.ok(browser);
  const phone = await openPhone(browser, started(), name);
  phones.push(phone);
  return phone;
}

function matchWith(opponent: string): string {
  return matchOf(started().season.singles, 'Hannah Brandt', opponent);
}

async function claimsOf(match: string): Promise<Json[]> {
  return list((await started().league.must('GET', `/v1/matches/${match}`))['claims']);
}

function games(claim: Json | undefined): string {
  const sets = list(claim?.['score']?.['sets']);
  return sets.map((set) => list(set['games']).map(Number).toSorted().join('-')).join(' ');
}

async function go({ page }: Phone, path: string): Promise<void> {
  await page.goto(started().url + path);
}

/** Hannah's phone, with all that it keeps. */
async function hannahsPhone(opponent: string): Promise<Phone & { readonly match: string }> {
  const [phone, match] = [await phoneOf('Hannah Brandt'), matchWith(opponent)];
  await untilKept(phone, `/matches/${match}/report`);
  return { ...phone, match };
}

/** Waits until a file is kept, or is not any more. */
async function untilFile({ page }: Phone, path: string, isThere: boolean): Promise<void> {
  await page.waitForFunction(
    async ([asked, wanted]) => ((await caches.match(asked)) !== undefined) === wanted,
    [path, isThere] as const,
    { polling: 100 },
  );
}

/** Waits until a page was asked for, after so many others. */
async function untilAsked({ network }: Phone, path: string, after: number): Promise<void> {
  for (let tries = 0; !network.asked.slice(after).includes(path); tries++) {
    assert.ok(tries < 600, `${path} is not asked for`);
    await sleep(50);
  }
}

/** Enters a score without signal, up to where it is kept. */
async function enter(phone: Phone, match: string, scores?: readonly string[]): Promise<void> {
  await go(phone, `/matches/${match}/report`);
  await tapScore(phone.page, scores);
  await phone.page.locator('.send .btn').tap();
  await phone.page.waitForURL(`${started().url}/matches/${match}`);
  await phone.page.locator('.kept .card').waitFor();
}

test('OFF-6: without signal a report is kept, said to be, and sent from a cold start with signal', async () => {
  const phone = await hannahsPhone('Edmund');
  const { page, network, match } = phone;
  await network.become('refused');
  await go(phone, '/');
  await page.locator('.no-signal', { hasText: /last knew, from \d\d:\d\d/ }).waitFor();
  await go(phone, `/matches/${match}/report`);
  await page.locator('.no-signal', { hasText: 'waits on this phone' }).waitFor();
  await tapScore(page);
  const button = page.locator('.send .btn');
  assert.equal(await button.innerText(), 'Keep, and send when there is signal');
  await button.tap();
  await page.waitForURL(`${started().url}/matches/${match}`);
  await page.locator('.kept .card', { hasText: /waiting to go.*6.*3 6.*4/s }).waitFor();
  // Everything closed, and opened again still without signal.
  const context = page.context();
  await page.close();
  const later = { ...phone, page: await context.newPage() };
  await go(later, '/');
  await later.page.locator('.kept .card', { hasText: 'You beat Edmund Eckersley' }).waitFor();
  assert.deepEqual(await claimsOf(match), []);
  await network.become('clear');
  await go(later, '/');
  await later.page.getByText('Your score was sent').waitFor();
  const [claim, ...others] = await claimsOf(match);
  assert.deepEqual([games(claim), others.length], ['3-6 4-6', 0]);
});

test('OFF-8: an answer that is lost leads to no second entry and to no refusal', async () => {
  const phone = await hannahsPhone('Priya');
  const { page, network, match } = phone;
  await go(phone, `/matches/${match}/report`);
  await tapScore(page);
  await network.become('cut');
  await page.locator('.send .btn').tap();
  await page.locator('.kept .card', { hasText: 'waiting to go' }).waitFor();
  assert.ok(network.posts.length > 0);
  assert.equal((await claimsOf(match)).length, 1);
  // Meanwhile the coach settles it: what the league has taken is no fault now.
  const sets = [{ games: [6, 0] }, { games: [6, 0] }];
  await started().league.must('POST', `/v1/matches/${match}/settlement`, {
    outcome: 'completed',
    score: { sets },
    reason: 'unreported_result',
  });
  await network.become('clear');
  await go(phone, '/');
  await page.getByText('Your score was sent').waitFor();
  assert.equal((await claimsOf(match)).filter(({ source }) => text(source) === 'web').length, 1);
});

test('OFF-11: of a report that is amended without signal the last counts, a lost answer before it or not', async () => {
  const phone = await hannahsPhone('Tomasz');
  const { page, network, match } = phone;
  await go(phone, `/matches/${match}/report`);
  await tapScore(page, ['6–0', '6–0']);
  await network.become('cut');
  await page.locator('.send .btn').tap();
  await page.locator('.kept .card', { hasText: 'waiting to go' }).waitFor();
  await network.become('refused');
  await enter(phone, match, ['6–1', '6–1']);
  await go(phone, `/matches/${match}/report`);
  // The form begins with what waits.
  await page.locator('input[name="s2"][value="6-1"]:checked').waitFor({ state: 'attached' });
  await enter(phone, match, ['6–2', '6–2']);
  await network.become('clear');
  await go(phone, '/');
  await page.getByText('Your score was sent').waitFor();
  const claims = await claimsOf(match);
  assert.deepEqual(claims.map(games), ['0-6 0-6', '2-6 2-6']);
});

test('OFF-9: a refusal is shown with what was typed, can be amended, and is thrown away by two presses', async () => {
  const phone = await hannahsPhone('Bartholomew');
  const { page, network, match } = phone;
  const { league, season } = started();
  await network.become('refused');
  await go(phone, `/matches/${match}/report`);
  await page.locator('.line > summary').tap();
  await page.locator('#line').fill('won 6:3 6:5');
  await page.locator('.send .btn').tap();
  await page.waitForURL(`${started().url}/matches/${match}`);
  await network.become('clear');
  await go(phone, '/');
  const card = page.locator('.kept .card');
  await card.getByText('A set can’t end 6').waitFor();
  assert.match(await card.innerText(), /did not take this score[^]*You beat Bartholomew/);
  await card.getByText('Change').tap();
  await page.locator('#set-2 .fault').waitFor({ state: 'attached' });
  assert.equal(await page.locator('#line').inputValue(), 'won 6:3 6:5');
  await page.locator('#line').fill('won 6:3 6:4');
  const path = `/v1/seasons/${season.id}`;
  await league.must('PATCH', path, { results_deadline: dateAfter(-1) });
  try {
    await page.locator('.send .btn').tap();
    await page.getByText('The deadline has passed').first().waitFor();
    assert.equal(await page.locator('#line').inputValue(), 'won 6:3 6:4');
    await go(phone, '/');
    await card.getByText('The deadline has passed').waitFor();
    await card.locator('[data-action=discard]').tap();
    assert.equal(await card.count(), 1);
    await card.getByText('Really discard').tap();
    await card.waitFor({ state: 'detached' });
  } finally {
    await league.must('PATCH', path, { results_deadline: dateAfter(21) });
  }
  assert.deepEqual(await claimsOf(match), []);
});

test('OFF-7: across tabs a report is sent by one of them, as soon as there is signal', async () => {
  const phone = await hannahsPhone('Léa');
  const { page, network, match } = phone;
  await network.become('refused');
  await enter(phone, match);
  const tabs = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
  for (const tab of tabs) await tab.goto(`${started().url}/`);
  await network.become('clear');
  for (const tab of [page, ...tabs]) await tab.evaluate('dispatchEvent(new Event("online"))');
  for (const tab of tabs) {
    await tab.waitForFunction('!document.querySelector(".kept .card .btn:not([hidden])")');
  }
  assert.equal(network.posts.filter((path) => path.endsWith('/report')).length, 1);
  assert.equal((await claimsOf(match)).length, 1);
});

test('OFF-3 OFF-10: signing out takes the kept pages along, and keeps what waits for whoever wrote it', async () => {
  const match = matchOf(started().season.mixed, 'Hannah', 'Ingrid');
  const phone = await phoneOf('Hannah Brandt');
  const { page, network } = phone;
  await untilKept(phone, `/matches/${match}/report`);
  await network.become('refused');
  await enter(phone, match);
  await network.become('clear');
  // Her session ends elsewhere, before anything was sent.
  const { league, season, url } = started();
  const hannah = season.members.get('Hannah Brandt');
  await league.must('POST', `/v1/members/${hannah}/sign-out`);
  await go(phone, '/me');
  await page.waitForURL(/\/sign-in/);
  await page.getByText('is kept on this phone').waitFor();
  assert.doesNotMatch(await page.locator('main').innerText(), /Hannah|Ingrid/);
  assert.deepEqual(await keptPages(phone), []);
  assert.deepEqual(await claimsOf(match), []);
  const signIn = async (name: string) => {
    const id = season.members.get(name);
    const link = await league.must('POST', `/v1/members/${id}/login-link`);
    await go(phone, `/sign-in/${text(link['token'])}`);
    await page.locator('main button').tap();
    await page.waitForURL(`${url}/`);
  };
  await signIn('Jonas Ødegård');
  await untilKept(phone, `/matches/${match}/report`);
  assert.equal(await page.locator('.kept .card').count(), 0);
  assert.deepEqual(await claimsOf(match), []);
  // Signing out without signal takes the pages along too.
  await go(phone, '/me');
  await network.become('refused');
  await page.getByRole('button', { name: 'Sign out here' }).tap();
  await page.getByText('No signal on court?').waitFor();
  assert.deepEqual(await keptPages(phone), []);
  await network.become('clear');
  await signIn('Hannah Brandt');
  await page.getByText('Your score was sent').waitFor();
  assert.equal((await claimsOf(match)).length, 1);
});

test('OFF-4 OFF-5: bad signal shows what is kept, none what works; errors and answers to forms are never kept', async () => {
  const phone = await hannahsPhone('Edmund');
  const { page, network, match } = phone;
  await network.become('silent');
  await go(phone, `/matches/${match}`);
  await page.locator('.no-signal', { hasText: 'last knew' }).waitFor();
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
  assert.match(await page.locator('main').innerText(), /No signal on court\?[^]*Try again now/);
  await go(phone, '/tables');
  assert.match(await page.locator('main').innerText(), /No signal on court\?/);
  await network.become('clear');
  await go(phone, '/tables');
  await untilKept(phone, '/tables');
  await network.become('refused');
  await go(phone, '/tables');
  assert.match(await page.locator('main').innerText(), /Hannah Brandt/);
});

test('OFF-1 OFF-2 OFF-16: what is kept is asked for again when its match has changed, and begins with today', async () => {
  const phone = await hannahsPhone('Edmund');
  const { page, network, match } = phone;
  const other = matchOf(started().season.mixed, 'Hannah', 'Ingrid');
  await untilKept(phone, `/matches/${other}/report`);
  network.asked.length = 0;
  await go(phone, '/');
  await page.locator('report-queue').waitFor({ state: 'attached' });
  const changed = network.asked.length;
  const { league } = started();
  const { sides } = await league.must('GET', `/v1/matches/${other}`);
  const side = list(sides).findIndex((one) => text(one['label']).includes('Ingrid'));
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
  await page.locator('.no-signal', { hasText: 'waits on this phone' }).waitFor();
  assert.equal(await page.locator('#on').inputValue(), dateAfter(2));
  assert.match(await page.locator('.played summary').innerText(), /Played today, \w{3} \d/);
});

test('OFF-13: where the browser keeps nothing the form sends with signal, and says that it cannot wait', async () => {
  const phone = await phoneOf('Priya Raghunathan');
  const { page } = phone;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const match = matchOf(started().season.singles, 'Priya', 'Léa');
  await go(phone, `/matches/${match}/report`);
  await page.getByText('This browser keeps nothing').waitFor();
  await tapScore(page);
  await page.locator('.send .btn').tap();
  await page.getByRole('heading', { name: /^Sent\. Over to/ }).waitFor();
  assert.equal((await claimsOf(match)).length, 1);
});

test('OFF-12: a new release loses nothing that waits, and mixes with no page that is kept', async () => {
  const { builtFolder, season, update } = started();
  const phone = await phoneOf('Léa Marchetti');
  const { page, network } = phone;
  const match = matchOf(season.singles, 'Léa', 'Tomasz');
  await untilKept(phone, `/matches/${match}/report`);
  await network.become('refused');
  await enter(phone, match);
  const next = await otherRelease(builtFolder);
  try {
    await update(next.folder);
    // The site is renewed while a proxy loses what phones post.
    await network.become('clear');
    await go(phone, '/wishes');
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

/** The same files as another release has them: a script under another name. */
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
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(name, other));
  }
  return { folder, oldFile: `/assets/${name}`, newFile: `/assets/${other}` };
}
