import type { Block, Contact, Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly button: { readonly label: string; readonly path: string };
  readonly more?: readonly Block[];
}

export function writeChangeLetter(
  kind: Letter['kind'],
  name: string,
  { words, url }: Voice,
  { subject, heading, text, button, more = [] }: LetterText,
): Letter {
  return {
    kind,
    subject: toSubjectLine(subject),
    blocks: [
      { type: 'heading', text: heading },
      { type: 'paragraph', text: words.letters.hello(sanitiseText(name)) },
      ...text.map((one) => ({ type: 'paragraph' as const, text: one })),
      { type: 'button', label: button.label, href: `${url}${button.path}` },
      ...more,
    ],
  };
}

/** Contact details of the people in an email; empty if nobody can be contacted. */
export function makeContactBlocks(people: readonly Contact[], { words }: Voice): Block[] {
  if (people.length === 0) return [];
  const heading = { type: 'heading', text: words.changeLetters.box.reach, isSub: true } as const;
  return [heading, { type: 'contacts', people }];
}
