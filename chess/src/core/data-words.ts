/** What this device keeps. @param games how many */
export function keptWords(games: number): string {
  const counted = games === 0 ? 'No game' : gamesWords(games);
  const verb = games > 1 ? 'are' : 'is';
  return `${counted} ${verb} kept on this device, with your name and these settings.`;
}

/** Asked before all of that is removed (PREF-6). */
export function removalQuestion(games: number): string {
  const what = games === 0 ? 'your name and settings' : `${gamesWords(games)}, name and settings`;
  return `Remove ${what} from this device for good?`;
}

/** `1 game`, `12 games` */
export function gamesWords(games: number): string {
  return games === 1 ? '1 game' : `${games} games`;
}
