import type { Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface NamedFacts {
  readonly name: string;
  readonly by: string;
  readonly competition: string;
  /** The reader's current partner, if someone else. */
  readonly present: string | null;
}

/** Tells the reader that a member wants to play with them next season. */
export function writePartnerNamedLetter(
  { name, by, competition, present }: NamedFacts,
  voice: Voice,
): Letter {
  const { letters, seasonLetters } = voice.words;
  const say = seasonLetters.partnerNamed;
  const who = sanitiseText(by);
  return {
    kind: 'partner_named',
    subject: toSubjectLine(say.subject(who, sanitiseText(competition))),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(name)) },
      { type: 'paragraph', text: say.text(who, sanitiseText(competition)) },
      {
        type: 'paragraph',
        text: present === null ? say.follows : say.leaves(sanitiseText(present)),
      },
      { type: 'button', label: say.button, href: `${voice.url}/wishes` },
      { type: 'small', text: say.silent },
    ],
  };
}
