import { pageWords, words } from '../messages/words.ts';

/** What this device keeps, and who else does. @param games how many */
export function keptWords(games: number): string {
  const { kept, keptNone } = pageWords().settings.data;
  return games === 0 ? keptNone : kept(gamesWords(games));
}

/** Asked before all of that is removed (PREF-6). */
export function removalQuestion(games: number): string {
  return pageWords().settings.data.question(games === 0 ? null : gamesWords(games));
}

/** `1 game`, `12 games` */
export function gamesWords(games: number): string {
  return words().games.count(games);
}
