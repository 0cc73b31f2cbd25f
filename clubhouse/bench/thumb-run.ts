import process from 'node:process';
import { launchChromium } from 'test-kit/chromium';
import { startClubhouse } from '../test/clubhouse.ts';
import { openPhone, type Phone, untilKept } from '../test/phone.ts';
import { matchOf } from '../test/seed.ts';
import { type ThumbRun, thumbRun } from '../test/thumb.ts';
import { slowDown } from './slow-phone.ts';

/**
 * `npm run lab -- thumb-run [MILLISECONDS]` reports 6-3 6-4 from home on a phone of 390 px with a
 * quarter of the CPU and slow 4G, then again offline. The argument is the pause before each tap
 * (600).
 */

const [thumbMs = 600] = process.argv.slice(2).map(Number);
const closers: (() => unknown)[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);
const tell = (name: string, { taps, seconds, bytes }: ThumbRun) =>
  say(`${name}: ${taps} taps, ${seconds.toFixed(1)} s, ${bytes} bytes`);
try {
  const clubhouse = await startClubhouse({}, (close) => closers.push(close));
  const browser = await launchChromium();
  closers.push(() => browser.close());
  const open = async (name: string, opponent: string): Promise<Phone> => {
    const phone = await openPhone(browser, clubhouse, name);
    closers.push(phone.stop);
    const match = matchOf(clubhouse.season.singles, name, opponent);
    await untilKept(phone, `/matches/${match}/report`);
    await slowDown(browser, phone);
    return phone;
  };
  const online = await open('Priya Raghunathan', 'Edmund');
  const from = performance.now();
  await online.page.goto(`${clubhouse.url}/tables`);
  say(`a page at slow 4G, through the worker: ${Math.round(performance.now() - from)} ms`);
  tell('with signal', await thumbRun(online, clubhouse, { thumbMs, end: 'sent' }));
  const offline = await open('Hannah Brandt', 'Edmund');
  await offline.network.become('refused');
  tell('without', await thumbRun(offline, clubhouse, { thumbMs, end: 'kept' }));
  await offline.network.become('clear');
  const back = performance.now();
  await offline.page.goto(`${clubhouse.url}/`);
  await offline.page.getByText('Your score was sent').waitFor();
  say(`back with signal, until the home says that it was sent: ${formatSecondsSince(back)} s`);
} finally {
  for (const close of closers.toReversed()) await close();
}

function formatSecondsSince(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1);
}
