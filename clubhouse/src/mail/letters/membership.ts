import type { Letter } from '../letter.ts';
import { named, subjectLine, type Voice } from './voice.ts';

interface NewMember {
  readonly name: string;
  /** The address that the club has of them, which is the one that this goes to. */
  readonly address: string;
}

/** Come in: to anyone who was added to the club's members. */
export function invitation({ name, address }: NewMember, voice: Voice): Letter {
  const { hello, invitation: say } = voice.words.letters;
  const club = named(voice.club);
  return {
    kind: 'invitation',
    subject: subjectLine(say.subject(club)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: hello(named(name)) },
      { type: 'paragraph', text: say.text(club) },
      { type: 'paragraph', text: say.how(named(address)) },
      { type: 'button', label: say.button, href: signInPage(voice, { email: address }) },
      { type: 'small', text: say.wrong },
    ],
  };
}

/** To an applicant whom the coach has accepted: they are a member now. */
export function accepted({ name, address }: NewMember, voice: Voice): Letter {
  const { hello, accepted: say } = voice.words.letters;
  const club = named(voice.club);
  return {
    kind: 'accepted',
    subject: subjectLine(say.subject(club)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: hello(named(name)) },
      { type: 'paragraph', text: say.text(club) },
      { type: 'paragraph', text: say.next },
      { type: 'paragraph', text: say.how(named(address)) },
      {
        type: 'button',
        label: say.button,
        href: signInPage(voice, { email: address, to: '/wishes' }),
      },
    ],
  };
}

/** The page that asks for a link, with the reader's address on it already. */
function signInPage({ url }: Voice, query: Readonly<Record<string, string>>): string {
  return `${url}/sign-in?${new URLSearchParams(query).toString()}`;
}
