import type { Letter } from '../letter.ts';
import { named, subjectLine, type Voice } from './voice.ts';

interface NamedFacts {
  readonly name: string;
  /** The member who wants to play with the reader. */
  readonly by: string;
  readonly competition: string;
  /** The reader's current partner, if someone else. */
  readonly present: string | null;
}

/** A member wants to play the next season with the reader, who has not answered. */
export function partnerNamed({ name, by, competition, present }: NamedFacts, voice: Voice): Letter {
  const { letters, seasonLetters } = voice.words;
  const say = seasonLetters.partnerNamed;
  const who = named(by);
  return {
    kind: 'partner_named',
    subject: subjectLine(say.subject(who, named(competition))),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(named(name)) },
      { type: 'paragraph', text: say.text(who, named(competition)) },
      { type: 'paragraph', text: present === null ? say.follows : say.leaves(named(present)) },
      { type: 'button', label: say.button, href: `${voice.url}/wishes` },
      { type: 'small', text: say.silent },
    ],
  };
}
