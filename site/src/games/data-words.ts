import { pageWords, words } from '../messages/words.ts';

/** The data on this device and who else has it; `games` is their number. */
export function describeKeptData(games: number): string {
  const { kept, keptNone } = pageWords().settings.data;
  return games === 0 ? keptNone : kept(describeGameCount(games));
}

/** Asks for confirmation before everything is removed (PREF-6). */
export function askAboutRemoval(games: number): string {
  return pageWords().settings.data.question(games === 0 ? null : describeGameCount(games));
}

/** `1 game`, `12 games` */
export function describeGameCount(games: number): string {
  return words().games.count(games);
}
