import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Clubhouse } from './clubhouse.ts';
import type { FlakyNetwork, Weather } from './flaky-network.ts';
import type { FleetMatch } from './fleet-season.ts';
import { text } from './league.ts';
import { openPhone, sayOnline, tapScore } from './phone.ts';

/** How much of the fleet is awake at once: what the machine bears. */
interface FleetOptions {
  readonly awake: number;
  /** Decides the weather. */
  readonly seed: number;
  /** Is told what goes on. */
  readonly say: (line: string) => void;
}

/** What came of the phones' reports beside what the league holds. */
export interface FleetOutcome {
  readonly phones: number;
  readonly reports: number;
  /** How many reports were written in which weather. */
  readonly weather: Readonly<Record<Weather, number>>;
  /** Reports that reached the site, those of lost answers as often as they came. */
  readonly posts: number;
}

interface FleetPhone {
  readonly context: BrowserContext;
  readonly network: FlakyNetwork;
  readonly work: { readonly match: string; readonly scores: readonly string[] }[];
}

const WEATHERS: readonly Weather[] = ['refused', 'cut', 'silent', 'clear', 'refused', 'cut'];

/**
 * Each member reports their matches on a phone of their own, whose pages are closed after each
 * report and whose network comes and goes; at the end all have signal.
 */
export async function runFleet(
  browser: Browser,
  clubhouse: Clubhouse,
  matches: readonly FleetMatch[],
  { awake, seed, say }: FleetOptions,
): Promise<FleetOutcome> {
  const random = randomFrom(seed);
  const counted: Record<Weather, number> = { clear: 0, refused: 0, silent: 0, cut: 0 };
  const work = workOf(matches);
  const phones: FleetPhone[] = [];
  let done = 0;
  await inTurns([...work], awake, async ([memberId, list]) => {
    const phone = await wake(browser, clubhouse, memberId, list);
    phones.push(phone);
    for (const one of list) {
      const weather = WEATHERS[Math.floor(random() * WEATHERS.length)] ?? 'clear';
      counted[weather] += 1;
      await report(phone, clubhouse.url, one, weather, random);
      done += 1;
      if (done % 10 === 0) say(`${done} reports written`);
    }
  });
  await inTurns(phones, awake, (phone) => comeBack(phone, clubhouse.url));
  const posts = phones.flatMap(({ network }) => network.posts.filter(isReport)).length;
  for (const { context, network } of phones) {
    await context.close();
    await network.stop();
  }
  return { phones: phones.length, reports: done, weather: counted, posts };
}

function isReport(path: string): boolean {
  return path.endsWith('/report');
}

function workOf(matches: readonly FleetMatch[]): Map<string, FleetPhone['work']> {
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
  const { page, network } = await openPhone(browser, clubhouse, null);
  const link = await clubhouse.league.must('POST', `/v1/members/${memberId}/login-link`);
  await page.goto(`${clubhouse.url}/sign-in/${text(link['token'])}`);
  await page.locator('main button').tap();
  await page.waitForURL(`${clubhouse.url}/`);
  for (const { match } of work) await untilThere(page, `/matches/${match}/report`);
  await page.close();
  return { context: page.context(), network, work };
}

async function untilThere(page: Page, path: string): Promise<void> {
  const isThere = () =>
    page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path);
  while (!(await isThere())) await sleep(50);
}

/** Writes one report in a new page, and closes it; meanwhile the weather may change. */
async function report(
  { context, network }: FleetPhone,
  url: string,
  { match, scores }: FleetPhone['work'][number],
  weather: Weather,
  random: () => number,
): Promise<void> {
  const page = await context.newPage();
  await network.become(random() < 0.5 ? 'clear' : 'refused');
  await page.goto(`${url}/matches/${match}/report`);
  await tapScore(page, scores);
  await network.become(weather);
  await page.locator('.send .btn').tap();
  // Sent, or kept: either way the page of the match, or what stands for it.
  await page.waitForURL(`${url}/matches/${match}`);
  if (random() < 0.4) {
    await network.become('clear');
    await sayOnline(page);
    await sleep(200 * random());
    await network.become(random() < 0.5 ? 'cut' : 'refused');
  }
  await page.close();
}

/** With signal for good: until nothing waits. */
async function comeBack({ context, network }: FleetPhone, url: string): Promise<void> {
  await network.become('clear');
  const page = await context.newPage();
  await page.goto(`${url}/`);
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
    // The page may be reloading, since it has sent something.
    const count = await left().catch(() => 1);
    if (count === 0) break;
    await sleep(100);
  }
  await page.close();
}

/** So many at once, the next as soon as one is done. */
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

/** Numbers from 0 to 1, always the same from the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
