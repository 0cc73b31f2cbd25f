/** The name for a player without one, at the start of a sentence. */
export const FRIEND = 'Your friend';

export function within(name: string): string {
  return name === FRIEND ? 'your friend' : name;
}
