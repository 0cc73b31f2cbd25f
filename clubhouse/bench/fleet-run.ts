import process from 'node:process';
import { launchChromium } from 'test-kit/chromium';
import { startClubhouse } from '../test/clubhouse.ts';
import { runFleet } from '../test/fleet.ts';
import { seedFleet, wrongMatches } from '../test/fleet-season.ts';

/**
 * `npm run lab -- fleet-run [BOXES] [PLAYERS] [AWAKE] [SEED]` sends 200 reports, each match from
 * both sides, from 50 phones: browser contexts with intermittent networks. Then it checks in the
 * league which arrived.
 */

const [boxes = 10, players = 5, awake = 4, seed = 1] = process.argv.slice(2).map(Number);
const closers: (() => unknown)[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const clubhouse = await startClubhouse({}, (close) => closers.push(close));
  const matches = await seedFleet(clubhouse.league, boxes, players);
  const browser = await launchChromium();
  closers.push(() => browser.close());
  const from = performance.now();
  const outcome = await runFleet(browser, clubhouse, matches, { awake, seed, say });
  const seconds = Math.round((performance.now() - from) / 1000);
  const wrong = await wrongMatches(clubhouse.league, matches);
  const { phones, reports, posts, weather } = outcome;
  say(`${reports} reports of ${matches.length} matches from ${phones} phones in ${seconds} s`);
  say(`written in: ${JSON.stringify(weather)}; taken by the site ${posts} times`);
  say(wrong.length === 0 ? 'each match is as it was typed, once' : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  for (const close of closers.toReversed()) await close();
}
