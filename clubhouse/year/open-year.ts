import type { Browser } from 'playwright-core';
import { type RunningClub, openClub, type ProgramOwner } from './club.ts';
import { Desk } from './desk.ts';
import type { PageLog } from './page-log.ts';

interface Options {
  readonly seen: PageLog;
  /** Number of browsers that the players share. */
  readonly phones: number;
  readonly coach: BrowsingMode;
  readonly players: BrowsingMode;
}

/** How people use pages. */
interface BrowsingMode {
  readonly withScript: boolean;
  readonly byKeys: boolean;
}

interface OpenYear {
  readonly club: RunningClub;
  readonly desk: Desk;
  readonly phones: readonly Desk[];
}

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

/** A newly installed club with browsers, whose page requests are watched. */
export async function openYear(
  owner: ProgramOwner,
  browser: Browser,
  { seen, phones: count, coach, players }: Options,
): Promise<OpenYear> {
  const club = await openClub(owner);
  const { url } = club;
  const desk = await Desk.open(browser, { ...coach, seen, url, size: LAPTOP });
  const phones: Desk[] = [];
  while (phones.length < count) {
    phones.push(await Desk.open(browser, { ...players, seen, url, size: PHONE }));
  }
  return { club, desk, phones };
}
