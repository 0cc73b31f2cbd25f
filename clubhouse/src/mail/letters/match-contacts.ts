import type { MyMatch } from '../../api/my-match.ts';
import type { Block, Contact } from '../letter.ts';
import type { Voice } from './voice.ts';

/** The others in a match whom the reader may contact, the partner marked; empty if none. */
export function makeContactBlocks(
  contacts: readonly Contact[],
  match: MyMatch,
  { words: { matchLetters } }: Voice,
  heading = matchLetters.reach,
): Block[] {
  if (contacts.length === 0) return [];
  const people = contacts.map((one) =>
    one.name === match.partner ? { ...one, about: matchLetters.partner } : one,
  );
  return [
    { type: 'heading', text: heading, isSub: true },
    { type: 'contacts', people },
  ];
}
