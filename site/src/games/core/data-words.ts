/** What this device keeps, and who else does. @param games how many */
export function keptWords(games: number): string {
  if (games === 0) return 'This device keeps your name and these settings, and no games yet.';
  return (
    `This device keeps ${gamesWords(games)}, your name and these settings. Whom you played with ` +
    'has a copy of the game; the relay has none.'
  );
}

/** Asked before all of that is removed (PREF-6). */
export function removalQuestion(games: number): string {
  const what =
    games === 0 ? 'your name and settings' : `${gamesWords(games)}, your name and settings`;
  return `Remove ${what} from this device for good?`;
}

/** `1 game`, `12 games` */
export function gamesWords(games: number): string {
  return games === 1 ? '1 game' : `${games} games`;
}
