import type { Api } from '../../api/client.ts';
import { listDisciplines } from '../../api/wish.ts';
import type { Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface ArrivedFacts {
  /** The name of the accepted privacy notice. */
  readonly notice: string;
  /** When an undecided application is deleted, in epoch milliseconds. */
  readonly expiresAt: number;
}

/** The address may be anyone's, so the email repeats nothing of the application (JOIN-9). */
export function writeApplicantLetter(facts: ArrivedFacts, voice: Voice): Letter {
  const say = voice.words.letters.applicationArrived;
  const club = sanitiseText(voice.club);
  const day = voice.dates.longDay(voice.dates.dateOf(facts.expiresAt));
  return {
    kind: 'application_arrived',
    subject: toSubjectLine(say.subject(club)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: say.text(club) },
      { type: 'paragraph', text: `${say.notice(sanitiseText(facts.notice))} ${say.until(day)}` },
      { type: 'small', text: say.notYou },
    ],
  };
}

interface ReceivedFacts {
  readonly name: string;
  readonly wish: Api<'Wish'> | null;
  /** The applicant's own estimate: 1 is strongest, 10 a beginner. */
  readonly level: number | null;
  /** The member with the applicant's address, if there is one. */
  readonly member: string | null;
  readonly expiresAt: number;
}

/** Tells the club about an application. Contact details appear only on the site. */
export function writeClubApplicationLetter(facts: ReceivedFacts, voice: Voice): Letter {
  const { letters } = voice.words;
  const say = letters.applicationReceived;
  const name = sanitiseText(facts.name);
  const day = voice.dates.longDay(voice.dates.dateOf(facts.expiresAt));
  const items = [
    ...(facts.wish === null ? [] : [say.wishes(describeWish(facts.wish, letters))]),
    ...(facts.level === null ? [] : [say.level(facts.level)]),
    ...(facts.member === null ? [] : [say.member(sanitiseText(facts.member))]),
    say.until(day),
  ];
  return {
    kind: 'application_received',
    subject: toSubjectLine(say.subject(name)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: say.text(name) },
      { type: 'list', items },
      { type: 'button', label: say.button, href: `${voice.url}/coach` },
    ],
  };
}

function describeWish(wish: Api<'Wish'>, { and, disciplines }: Voice['words']['letters']): string {
  if (wish === 'not_now') return disciplines.nothing;
  return and(listDisciplines(wish).map((one) => disciplines[one]));
}
