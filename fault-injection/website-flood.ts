import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { WebsiteLoad } from './website-load.ts';
import { Website } from './website.ts';

const PAGES = 640;
const FLOOD_MS = 4000;
const VISITORS = 12;
/** The league's limit of calls per key and minute. */
const RATE_LIMIT = '600';

/**
 * Strangers open a page of the website more often than its key may call the league in a minute.
 * Then members ask for sign-in links, and each gets an email.
 */
export async function floodWebsite({ scratch, tally, rounds }: Context): Promise<void> {
  const site = new Website(scratch, tally);
  site.league.environment = { LEAGUE_RATE_LIMIT: RATE_LIMIT };
  try {
    await site.start();
    for (let round = 0; round < rounds; round++) {
      const load = new WebsiteLoad(site, VISITORS);
      await load.prepare();
      const looks = Array.from({ length: PAGES }, async (_, one) => {
        await sleep((one * FLOOD_MS) / PAGES);
        return load.look('/join');
      });
      await Promise.all(looks);
      const end = performance.now();
      await load.happen();
      await load.check();
      tally.recoveries.push(performance.now() - end);
      tally.rounds += 1;
    }
  } finally {
    await site.stop();
  }
}
