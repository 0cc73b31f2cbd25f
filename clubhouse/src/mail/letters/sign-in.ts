import type { Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface SignInFacts {
  /** First names of the mailbox's readers; if there are several, the link's page asks which. */
  readonly names: readonly string[];
  readonly link: string;
  readonly minutes: number;
}

/** Writes to a member, or to several who share a mailbox; sent at once on request. */
export function writeSignInLetter({ names, link, minutes }: SignInFacts, voice: Voice): Letter {
  const { and, hello, signIn } = voice.words.letters;
  const club = sanitiseText(voice.club);
  return {
    kind: 'sign_in',
    subject: toSubjectLine(signIn.subject(club)),
    blocks: [
      { type: 'heading', text: signIn.heading },
      { type: 'paragraph', text: hello(and(names.map(sanitiseText))) },
      { type: 'paragraph', text: signIn.text(club) },
      { type: 'button', label: signIn.button, href: link },
      { type: 'paragraph', text: signIn.opens(minutes) },
      ...(names.length > 1 ? [{ type: 'paragraph', text: signIn.pick } as const] : []),
      { type: 'small', text: signIn.notYou },
    ],
  };
}
