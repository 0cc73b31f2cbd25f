import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { makeRandom } from 'test-kit/chance';
import { expectText } from 'test-kit/club-calls';
import type { Clubhouse } from './clubhouse.ts';
import type { Weather } from './flaky-network.ts';
import type { FleetMatch } from './fleet-season.ts';
import { openPhone, type Phone, sayOnline } from './phone.ts';

/** How many phones are awake at once, depending on the machine. */
interface FleetOptions {
  readonly awake: number;
  /** Decides the weather. */
  readonly seed: number;
  /** Receives progress messages. */
  readonly say: (line: string) => void;
}

/** The phones' reports compared with the league's data. */
export interface FleetOutcome {
  readonly phones: number;
  readonly reports: number;
  /** Number of reports written in each weather. */
  readonly weather: Readonly<Record<Weather, number>>;
  /** Reports that reached the site; those with lost answers count each time. */
  readonly posts: number;
}

interface FleetPhone extends Phone {
  readonly work: { readonly match: string; readonly scores: readonly string[] }[];
}

const WEATHERS: readonly Weather[] = ['refused', 'cut', 'silent', 'clear', 'refused', 'cut'];

/**
 * Each member reports their matches on their own phone, which leaves the site after each report and
 * whose network comes and goes. At the end it is online.
 */
export async function runFleet(
  browser: Browser,
  clubhouse: Clubhouse,
  matches: readonly FleetMatch[],
  { awake, seed, say }: FleetOptions,
): Promise<FleetOutcome> {
  const random = makeRandom(seed);
  const weather: Record<Weather, number> = { clear: 0, refused: 0, silent: 0, cut: 0 };
  const work = shareWork(matches);
  let [reports, posts] = [0, 0];
  await inTurns([...work], awake, async ([memberId, list]) => {
    const phone = await wake(browser, clubhouse, memberId, list);
    for (const one of list) {
      const now = WEATHERS[Math.floor(random() * WEATHERS.length)] ?? 'clear';
      weather[now] += 1;
      await report(phone, clubhouse.url, one, now, random);
      reports += 1;
      if (reports % 10 === 0) say(`${reports} reports written`);
    }
    await comeBack(phone, clubhouse.url);
    posts += phone.network.posts.filter(isReport).length;
    await phone.stop();
  });
  return { phones: work.size, reports, weather, posts };
}

function isReport(path: string): boolean {
  return path.endsWith('/report');
}

function shareWork(matches: readonly FleetMatch[]): Map<string, FleetPhone['work']> {
  const work = new Map<string, FleetPhone['work']>();
  for (const { id, sides } of matches) {
    for (const { memberId, scores } of sides) {
      work.set(memberId, [...(work.get(memberId) ?? []), { match: id, scores }]);
    }
  }
  return work;
}

async function wake(
  browser: Browser,
  clubhouse: Clubhouse,
  memberId: string,
  work: FleetPhone['work'],
): Promise<FleetPhone> {
  const phone = await openPhone(browser, clubhouse, null);
  const { page } = phone;
  const link = await clubhouse.league.must('POST', `/v1/members/${memberId}/login-link`);
  await page.goto(`${clubhouse.url}/sign-in/${expectText(link['token'])}`);
  await page.locator('main button').dispatchEvent('click');
  await page.waitForURL(`${clubhouse.url}/`);
  for (const { match } of work) await untilThere(page, `/matches/${match}/report`);
  return { ...phone, work };
}

async function untilThere(page: Page, path: string): Promise<void> {
  const isThere = () =>
    page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path);
  while (!(await isThere())) await sleep(50);
}

/** Writes one report and leaves; the weather may change meanwhile. */
async function report(
  { page, network }: FleetPhone,
  url: string,
  { match, scores }: FleetPhone['work'][number],
  weather: Weather,
  random: () => number,
): Promise<void> {
  await network.become(random() < 0.5 ? 'clear' : 'refused');
  await go(page, `${url}/matches/${match}/report`);
  await enterSets(page, scores);
  await network.become(weather);
  await page.locator('.send .btn:enabled').dispatchEvent('click');
  // Sent or queued: either way, the match's page or its offline substitute appears.
  await page.waitForURL(`${url}/matches/${match}`);
  if (random() < 0.4) {
    await network.become('clear');
    await sayOnline(page);
    await sleep(200 * random());
    await network.become(random() < 0.5 ? 'cut' : 'refused');
  }
  // Breaks off requests in progress.
  await go(page, 'about:blank');
}

/** A page that has sent something reloads, which may interfere. */
async function go(page: Page, address: string): Promise<void> {
  for (let tries = 0; tries < 5 && page.url() !== address; tries++) {
    await page.goto(address).catch(() => undefined);
  }
}

/** Without touch, which would need each page of the browser to be rendered in turn. */
async function enterSets(page: Page, scores: readonly string[]): Promise<void> {
  await page.locator('.ready').waitFor({ state: 'attached' });
  for (const [index, score] of scores.entries()) {
    const [won = '', lost = ''] = score.split('–');
    await page.locator(`#set-${index + 1} input[value="${won}-${lost}"]`).dispatchEvent('click');
  }
}

/** Stays online until nothing is queued. */
async function comeBack({ page, network }: FleetPhone, url: string): Promise<void> {
  await network.become('clear');
  await go(page, `${url}/`);
  await page.locator('.kept').waitFor({ state: 'attached' });
  const left = () =>
    page.evaluate(async () => {
      const asked = indexedDB.open('clubhouse');
      await new Promise((resolve) => asked.addEventListener('success', resolve));
      const all = asked.result.transaction('reports').objectStore('reports').getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      asked.result.close();
      return (all.result as { state: string }[]).filter(({ state }) => state !== 'sent').length;
    });
  for (let tries = 0; tries < 300; tries++) {
    // The page may be reloading after sending something.
    const count = await left().catch(() => 1);
    if (count === 0) break;
    await sleep(100);
  }
}

/** Runs this many at once, starting the next as soon as one is done. */
async function inTurns<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const one = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, one));
}
