import type { Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

export interface SignInFacts {
  /** First names of the mailbox's readers; if there are several, the link's page asks which. */
  readonly names: readonly string[];
  readonly link: string;
  /** When the link expires, in epoch milliseconds. */
  readonly until: number;
  /** The code for browsers that wait for this email, and when it expires. */
  readonly code: { readonly digits: string; readonly until: number } | null;
}

/** Writes to a member, or to several who share a mailbox; sent at once on request. */
export function writeSignInLetter({ names, link, until, code }: SignInFacts, voice: Voice): Letter {
  const { and, hello, signIn } = voice.words.letters;
  const club = sanitiseText(voice.club);
  const digits = code === null ? null : `${code.digits.slice(0, 3)} ${code.digits.slice(3)}`;
  const expiry = voice.dates.time(until);
  const ofCode = [
    { type: 'paragraph', text: signIn.enterCode },
    { type: 'card', title: digits ?? '', lines: [] },
    { type: 'paragraph', text: signIn.orHere },
  ] as const;
  const ends =
    code === null ? signIn.opens(expiry) : signIn.ends(voice.dates.time(code.until), expiry);
  return {
    kind: 'sign_in',
    subject: toSubjectLine(
      digits === null ? signIn.subject(club) : signIn.subjectWithCode(digits, club),
    ),
    blocks: [
      { type: 'heading', text: digits === null ? signIn.heading : signIn.headingWithCode },
      { type: 'paragraph', text: hello(and(names.map(sanitiseText))) },
      ...(digits === null ? [{ type: 'paragraph', text: signIn.text(club) } as const] : ofCode),
      { type: 'button', label: signIn.button, href: link },
      { type: 'paragraph', text: ends },
      ...(names.length > 1 ? [{ type: 'paragraph', text: signIn.pick } as const] : []),
      { type: 'small', text: digits === null ? signIn.notYou : signIn.notYouWithCode(club) },
    ],
  };
}
