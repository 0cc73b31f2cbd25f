/** What a player is called who gave no name, at the start of a sentence. */
export const FRIEND = 'Your friend';

/** A name within a sentence. */
export function within(name: string): string {
  return name === FRIEND ? 'your friend' : name;
}
