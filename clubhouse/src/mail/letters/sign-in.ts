import type { Letter } from '../letter.ts';
import { named, subjectLine, type Voice } from './voice.ts';

interface SignInFacts {
  readonly name: string;
  /** The address of the link's page. */
  readonly link: string;
  /** How long the link is good. */
  readonly minutes: number;
}

/** The link that signs a member in: to who asked for it, at once. */
export function signInLetter({ name, link, minutes }: SignInFacts, voice: Voice): Letter {
  const { hello, signIn } = voice.words.letters;
  const club = named(voice.club);
  return {
    kind: 'sign_in',
    subject: subjectLine(signIn.subject(club)),
    blocks: [
      { type: 'heading', text: signIn.heading },
      { type: 'paragraph', text: hello(named(name)) },
      { type: 'paragraph', text: signIn.text(club) },
      { type: 'button', label: signIn.button, href: link },
      { type: 'paragraph', text: signIn.opens(minutes) },
      { type: 'small', text: signIn.notYou },
    ],
  };
}
