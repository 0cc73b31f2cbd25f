/** The name for a player without one, at the start of a sentence. */
export const FRIEND = 'Dein Gegenüber';

/** A name within a sentence, but after a word that takes the dative. */
export function within(name: string): string {
  return name === FRIEND ? 'dein Gegenüber' : name;
}

/** A name after `mit`, `von`, `zu` and `bei`. */
export function dative(name: string): string {
  return name === FRIEND ? 'deinem Gegenüber' : name;
}
