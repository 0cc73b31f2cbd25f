import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { shareChromium } from 'test-kit/chromium';
import { type Json, list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { runFleet } from './fleet.ts';
import { seedFleet, wrongMatches } from './fleet-season.ts';
import { enterScore, openPhone, type Phone, sayOnline, tapScore, untilKept } from './phone.ts';
import { dateAfter, matchOf } from './seed.ts';
import { thumbRun } from './thumb.ts';

const started = clubhouseForTests();
const phones: Phone[] = [];
let hannahs: Phone | undefined;
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.stop();
});
after(() => hannahs?.stop());
const browser = shareChromium();

async function phoneOf(name: string): Promise<Phone> {
  const phone = await openPhone(browser(), started(), name);
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

/**
 * Opens a page, and retries if the previous one reloads at that moment because the signal is back.
 */
async function go({ page }: Phone, path: string): Promise<void> {
  const address = started().url + path;
  await page.goto(address).catch(async (error: unknown) => {
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
    await page.goto(address);
  });
}

/** Hannah's phone, online with everything cached, and a separate page for each test. */
async function hannahsPhone(opponent: string): Promise<Phone & { readonly match: string }> {
  hannahs ??= await openPhone(browser(), started(), 'Hannah Brandt');
  const { network } = hannahs;
  await network.become('clear');
  const page = await hannahs.page.context().newPage();
  const phone = { page, network, stop: () => page.close() };
  phones.push(phone);
  const match = matchWith(opponent);
  await go(phone, '/');
  await untilKept(phone, `/matches/${match}/report`);
  return { ...phone, match };
}

test('OFF-6: without a signal a report is kept, the page says so, and it is sent after a cold start with one', async () => {
  const phone = await hannahsPhone('Edmund');
  const { page, network, match } = phone;
  await network.become('refused');
  await go(phone, '/');
  await page.locator('.no-signal', { hasText: /last saved version, from \d\d:\d\d/ }).waitFor();
  await go(phone, `/matches/${match}/report`);
  await page.locator('.no-signal', { hasText: 'saved on this phone' }).waitFor();
  await tapScore(page);
  const button = page.locator('.send .btn');
  assert.equal(await button.innerText(), 'Save and send when online');
  await button.tap();
  await page.waitForURL(`${started().url}/matches/${match}`);
  await page.locator('.kept .card', { hasText: /waiting to be sent.*6.*3 6.*4/s }).waitFor();
  // Closes everything and opens it again, still offline.
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

test('OFF-8: a lost answer leads to no second entry and no refusal', async () => {
  const phone = await hannahsPhone('Priya');
  const { page, network, match } = phone;
  await go(phone, `/matches/${match}/report`);
  await tapScore(page);
  await network.become('cut');
  await page.locator('.send .btn').tap();
  await page.locator('.kept .card', { hasText: 'waiting to be sent' }).waitFor();
  assert.ok(network.posts.length > 0);
  assert.equal((await claimsOf(match)).length, 1);
  // The coach settles it meanwhile, so a report that the league has accepted is not a fault.
  const sets = [{ games: [6, 0] }, { games: [6, 0] }];
  await started().league.must('POST', `/v1/matches/${match}/settlement`, {
    outcome: 'completed',
    score: { sets },
    reason: 'unreported_result',
  });
  await network.become('clear');
  await go(phone, '/');
  await page.getByText('Your score was sent').waitFor();
  assert.equal(
    (await claimsOf(match)).filter(({ source }) => expectText(source) === 'web').length,
    1,
  );
});

test('OFF-11: the last version of a report amended offline counts, with or without a lost answer before it', async () => {
  const phone = await hannahsPhone('Tomasz');
  const { page, network, match } = phone;
  await go(phone, `/matches/${match}/report`);
  await tapScore(page, ['6–0', '6–0']);
  await network.become('cut');
  await page.locator('.send .btn').tap();
  await page.locator('.kept .card', { hasText: 'waiting to be sent' }).waitFor();
  await network.become('refused');
  await enterScore(phone, started().url, match, ['6–1', '6–1']);
  await go(phone, `/matches/${match}/report`);
  // The form starts with the queued report.
  await page.locator('input[name="s2"][value="6-1"]:checked').waitFor({ state: 'attached' });
  await enterScore(phone, started().url, match, ['6–2', '6–2']);
  await network.become('clear');
  await go(phone, '/');
  await page.getByText('Your score was sent').waitFor();
  const claims = await claimsOf(match);
  assert.deepEqual(claims.map(games), ['0-6 0-6', '2-6 2-6']);
});

test('OFF-9: a refusal is shown with the input, can be amended, and is discarded with two clicks', async () => {
  const phone = await hannahsPhone('Bartholomew');
  const { page, network, match } = phone;
  const { league, season } = started();
  await network.become('refused');
  await go(phone, `/matches/${match}/report`);
  await page.locator('.line > summary').tap();
  await page.locator('#line').fill('won 6:3 6:4');
  await page.locator('.send .btn').tap();
  await page.waitForURL(`${started().url}/matches/${match}`);
  const path = `/v1/seasons/${season.id}`;
  await league.must('PATCH', path, { results_deadline: dateAfter(-1) });
  try {
    await network.become('clear');
    await go(phone, '/');
    const card = page.locator('.kept .card');
    await card.getByText('The deadline has passed').waitFor();
    assert.match(await card.innerText(), /rejected this score[^]*You beat Bartholomew/);
    await card.getByText('Change').tap();
    await page.waitForURL(/report/);
    assert.equal(await page.locator('#line').inputValue(), 'won 6:3 6:4');
    await page.locator('.send .btn').tap();
    await page.getByText('The deadline has passed').first().waitFor();
    assert.equal(await page.locator('#line').inputValue(), 'won 6:3 6:4');
    await go(phone, '/');
    await card.getByText('The deadline has passed').waitFor();
    await card.locator('[data-action=discard]').tap();
    assert.equal(await card.count(), 1);
    await card.getByText('Discard the score').tap();
    await card.waitFor({ state: 'detached' });
  } finally {
    await league.must('PATCH', path, { results_deadline: dateAfter(21) });
  }
  assert.deepEqual(await claimsOf(match), []);
});

test('OFF-7: with several tabs open one of them sends a report, as soon as there is a signal', async () => {
  const phone = await hannahsPhone('Léa');
  const { page, network, match } = phone;
  await network.become('refused');
  await enterScore(phone, started().url, match);
  network.posts.length = 0;
  const tabs = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
  for (const tab of tabs) await tab.goto(`${started().url}/`);
  await network.become('clear');
  for (const tab of [page, ...tabs]) await sayOnline(tab);
  for (const tab of tabs) {
    await tab
      .locator('.kept .card', { hasText: 'waiting to be sent' })
      .waitFor({ state: 'detached' });
  }
  assert.equal(network.posts.filter((path) => path.endsWith('/report')).length, 1);
  assert.equal((await claimsOf(match)).length, 1);
});

test('OFF-17: reports from phones with a flaky network arrive as typed, once', async () => {
  const matches = await seedFleet(started().league, 1, 2);
  const outcome = await runFleet(browser(), started(), matches, {
    awake: 2,
    seed: 3,
    say: () => undefined,
  });
  assert.deepEqual([outcome.phones, outcome.reports], [2, 2]);
  assert.deepEqual(await wrongMatches(started().league, matches), []);
});

test('RPT-11 OFF-6: one thumb needs four taps from the home page, online and offline', async () => {
  const phone = await openPhone(browser(), started(), 'Tomasz Wieczorek');
  phones.push(phone);
  await untilKept(phone, `/matches/${matchOf(started().season.singles, 'Tomasz', 'Priya')}/report`);
  const online = await thumbRun(phone, started(), { thumbMs: 0, end: 'sent' });
  await phone.network.become('refused');
  const offline = await thumbRun(phone, started(), { thumbMs: 0, end: 'kept' });
  assert.deepEqual([online.taps, offline.taps, offline.bytes], [4, 4, 0]);
  assert.ok(online.bytes > 0);
});

test('OFF-13: if the browser stores nothing the form sends online and says that it cannot wait', async () => {
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
  await page.getByText('This browser stores nothing').waitFor();
  await tapScore(page);
  await page.locator('.send .btn').tap();
  await page.getByRole('heading', { name: /^Sent\. Waiting for/ }).waitFor();
  assert.equal((await claimsOf(match)).length, 1);
});

test('OFF-13: if the browser’s own store does not answer the form is still sent', async () => {
  const phone = await phoneOf('Priya Raghunathan');
  const { page } = phone;
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = (...asked) => {
      const request = open(...asked);
      // Nobody ever hears of it.
      request.addEventListener = () => undefined;
      return request;
    };
  });
  const match = matchOf(started().season.singles, 'Priya', 'Bartholomew');
  await go(phone, `/matches/${match}/report`);
  await tapScore(page);
  await page.locator('.send .btn').tap();
  const sending = page.locator('.send .btn', { hasText: 'Sending …' });
  await sending.waitFor();
  // Whatever changes on the form meanwhile, no button appears again.
  await page.evaluate('dispatchEvent(new Event("online"))');
  assert.deepEqual([await sending.count(), await sending.isDisabled()], [1, true]);
  await page.getByRole('heading', { name: /^Sent\. Waiting for/ }).waitFor();
  assert.equal((await claimsOf(match)).length, 1);
});
