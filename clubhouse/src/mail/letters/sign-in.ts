import type { Letter } from '../letter.ts';
import { named, subjectLine, type Voice } from './voice.ts';

interface SignInFacts {
  /** First names of those who read the mailbox: of several one is picked behind the link. */
  readonly names: readonly string[];
  /** The address of the link's page. */
  readonly link: string;
  /** How long the link is good. */
  readonly minutes: number;
}

/** The link that signs a member in, or one of those who share a mailbox: to whoever asked for it, at once. */
export function signInLetter({ names, link, minutes }: SignInFacts, voice: Voice): Letter {
  const { and, hello, signIn } = voice.words.letters;
  const club = named(voice.club);
  return {
    kind: 'sign_in',
    subject: subjectLine(signIn.subject(club)),
    blocks: [
      { type: 'heading', text: signIn.heading },
      { type: 'paragraph', text: hello(and(names.map(named))) },
      { type: 'paragraph', text: signIn.text(club) },
      { type: 'button', label: signIn.button, href: link },
      { type: 'paragraph', text: signIn.opens(minutes) },
      ...(names.length > 1 ? [{ type: 'paragraph', text: signIn.pick } as const] : []),
      { type: 'small', text: signIn.notYou },
    ],
  };
}
