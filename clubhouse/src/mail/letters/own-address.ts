import type { Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface ConfirmFacts {
  readonly link: string;
  readonly hours: number;
}

/** For a new address. It may be anyone's until confirmed, so the email names no member (SELF-5). */
export function writeConfirmAddressLetter({ link, hours }: ConfirmFacts, voice: Voice): Letter {
  const say = voice.words.ownContact.letters.confirm;
  const club = sanitiseText(voice.club);
  return {
    kind: 'address_to_confirm',
    subject: toSubjectLine(say.subject(club)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: say.text(club) },
      { type: 'button', label: say.button, href: link },
      { type: 'paragraph', text: say.opens(hours) },
      { type: 'small', text: say.notYou },
    ],
  };
}

interface ChangedFacts {
  readonly name: string;
  readonly at: number;
}

/** Omits the new address, because someone else may read the old mailbox by now. */
export function writeAddressChangedLetter({ name, at }: ChangedFacts, voice: Voice): Letter {
  const { letters, ownContact } = voice.words;
  const say = ownContact.letters.changed;
  const club = sanitiseText(voice.club);
  const { dates } = voice;
  const when = `${dates.longDay(dates.dateOf(at))}, ${dates.time(at)}`;
  return {
    kind: 'address_changed',
    subject: toSubjectLine(say.subject(club)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(name)) },
      { type: 'paragraph', text: say.text(club, when) },
      { type: 'paragraph', text: say.notYou },
    ],
  };
}
