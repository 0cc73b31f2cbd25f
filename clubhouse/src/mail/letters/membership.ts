import type { Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface NewMember {
  readonly name: string;
  /** The member's address in the club's records, which is also the recipient. */
  readonly address: string;
}

/** Invites someone who was added to the club's members. */
export function writeInvitation({ name, address }: NewMember, voice: Voice): Letter {
  const { hello, invitation: say } = voice.words.letters;
  const club = sanitiseText(voice.club);
  return {
    kind: 'invitation',
    subject: toSubjectLine(say.subject(club)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: hello(sanitiseText(name)) },
      { type: 'paragraph', text: say.text(club) },
      { type: 'paragraph', text: say.how(sanitiseText(address)) },
      { type: 'button', label: say.button, href: makeSignInUrl(voice, { email: address }) },
      { type: 'small', text: say.wrong },
    ],
  };
}

/** Tells an applicant that the coach has accepted them as a member. */
export function writeAcceptanceLetter({ name, address }: NewMember, voice: Voice): Letter {
  const { hello, accepted: say } = voice.words.letters;
  const club = sanitiseText(voice.club);
  return {
    kind: 'accepted',
    subject: toSubjectLine(say.subject(club)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: hello(sanitiseText(name)) },
      { type: 'paragraph', text: say.text(club) },
      { type: 'paragraph', text: say.next },
      { type: 'paragraph', text: say.how(sanitiseText(address)) },
      {
        type: 'button',
        label: say.button,
        href: makeSignInUrl(voice, { email: address, to: '/wishes' }),
      },
    ],
  };
}

/** The sign-in page, with the reader's address filled in. */
function makeSignInUrl({ url }: Voice, query: Readonly<Record<string, string>>): string {
  return `${url}/sign-in?${new URLSearchParams(query).toString()}`;
}
