import { readSavedGame, type SavedGame } from 'relay-client/saved-games';

const NAME = 'noughts';

/** The one game that this page keeps; null: none, or one that cannot be played on. */
export function keptGame(): SavedGame | null {
  try {
    return readSavedGame(JSON.parse(localStorage.getItem(NAME) ?? 'null'));
  } catch {
    return null;
  }
}

export async function keep(game: SavedGame): Promise<void> {
  localStorage.setItem(NAME, JSON.stringify(game));
}

export function forget(): void {
  localStorage.removeItem(NAME);
}
