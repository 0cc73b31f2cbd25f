import type { Browser } from 'playwright-core';
import { openPage, signInAsCoach } from '../browser.ts';
import type { Clubhouse } from '../clubhouse.ts';
import { makeRandom } from 'test-kit/chance';
import { ADMIN_SCOPES, coachSignedIn } from '../visitor.ts';
import { makeScene } from './club.ts';
import { Coach } from './coach.ts';
import { Journal } from './journal.ts';
import { judge } from './oracle.ts';
import { playFor } from './player.ts';

interface CrowdOptions {
  readonly players: number;
  readonly seconds: number;
  readonly seed: number;
}

/** Changes and refusals, and the faults among them. */
export interface CrowdOutcome {
  readonly journal: Journal;
  readonly wrong: readonly string[];
}

const COACHES = ['Ana, coach', 'Ben, coach'];

/**
 * Two coaches in their own browsers work on the same draft, disputes, members and settings, while
 * players report their matches.
 */
export async function runCrowd(
  browser: Browser,
  clubhouse: Clubhouse,
  { players, seconds, seed }: CrowdOptions,
): Promise<CrowdOutcome> {
  const scene = await makeScene(clubhouse, players);
  const journal = new Journal();
  const pages = await Promise.all(
    COACHES.map(async (name) => {
      const viewport = { width: 1366, height: 768 };
      const page = await openPage(browser, clubhouse, null, { viewport, locale: 'en-GB' });
      await signInAsCoach(page, clubhouse, { name, scopes: ADMIN_SCOPES });
      return { name, page };
    }),
  );
  const until = Date.now() + 1000 * seconds;
  const common = { journal, until };
  await Promise.all([
    ...pages.map(({ name, page }, index) => {
      const random = makeRandom(seed + index);
      return new Coach({ ...common, page, url: clubhouse.url, scene, name, random }).work();
    }),
    ...scene.players.map((id, index) => {
      const random = makeRandom(seed + 100 + index);
      return playFor({ ...common, clubhouse, id, matches: scene.matches, random });
    }),
  ]);
  const wrong = await judge(clubhouse, await coachSignedIn(clubhouse), scene, journal);
  for (const { page } of pages) await page.context().close();
  return { journal, wrong };
}
