import type { Api } from '../../api/client.ts';
import { disciplinesOf } from '../../api/wish.ts';
import type { Letter } from '../letter.ts';
import { named, subjectLine, type Voice } from './voice.ts';

interface ArrivedFacts {
  /** The privacy notice that was agreed to, by its name. */
  readonly notice: string;
  /** The instant at which an undecided application is deleted, in epoch milliseconds. */
  readonly expiresAt: number;
}

/**
 * To the address that an application names. It may be anybody's, so the letter repeats nothing of
 * the application (JOIN-9).
 */
export function applicationArrived(facts: ArrivedFacts, voice: Voice): Letter {
  const say = voice.words.letters.applicationArrived;
  const club = named(voice.club);
  const day = voice.dates.longDay(voice.dates.dateOf(facts.expiresAt));
  return {
    kind: 'application_arrived',
    subject: subjectLine(say.subject(club)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: say.text(club) },
      { type: 'paragraph', text: `${say.notice(named(facts.notice))} ${say.until(day)}` },
      { type: 'small', text: say.notYou },
    ],
  };
}

interface ReceivedFacts {
  readonly name: string;
  readonly wish: Api<'Wish'> | null;
  /** As they see themselves: 1 is strongest, 10 a beginner. */
  readonly level: number | null;
  /** Who has the same address already. */
  readonly member: string | null;
  readonly expiresAt: number;
}

/** To the club: somebody has applied. How to reach them stands on the site alone. */
export function applicationReceived(facts: ReceivedFacts, voice: Voice): Letter {
  const { letters } = voice.words;
  const say = letters.applicationReceived;
  const name = named(facts.name);
  const day = voice.dates.longDay(voice.dates.dateOf(facts.expiresAt));
  const items = [
    ...(facts.wish === null ? [] : [say.wishes(wishText(facts.wish, letters))]),
    ...(facts.level === null ? [] : [say.level(facts.level)]),
    ...(facts.member === null ? [] : [say.member(named(facts.member))]),
    say.until(day),
  ];
  return {
    kind: 'application_received',
    subject: subjectLine(say.subject(name)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: say.text(name) },
      { type: 'list', items },
      { type: 'button', label: say.button, href: `${voice.url}/coach` },
    ],
  };
}

function wishText(wish: Api<'Wish'>, { and, disciplines }: Voice['words']['letters']): string {
  if (wish === 'not_now') return disciplines.nothing;
  return and(disciplinesOf(wish).map((one) => disciplines[one]));
}
