import type { Block, Contact, Letter } from '../letter.ts';
import { named, subjectLine, type Voice } from './voice.ts';

interface OpenMatch {
  readonly opponent: string;
  /** `Singles, Box 3` */
  readonly where: string;
}

interface MatchToPlay extends OpenMatch {
  /** The other side, as far as the reader may know how to reach them. */
  readonly contacts: readonly Contact[];
}

/** An entry that needs more matches to be ranked. */
interface ShortEntry {
  readonly where: string;
  readonly played: number;
  readonly minimum: number;
}

interface WeekLeftFacts {
  readonly name: string;
  /** Until the last day for reports: 0 is that day. */
  readonly daysLeft: number;
  readonly deadline: string;
  /** Nobody has reported these. */
  readonly toPlay: readonly MatchToPlay[];
  /** The other side has reported these. */
  readonly toReport: readonly OpenMatch[];
  readonly toClear: readonly OpenMatch[];
  readonly short: readonly ShortEntry[];
}

/** The last week: what is open, and whom to reach for it (LTR-9). */
export function weekLeft(facts: WeekLeftFacts, voice: Voice): Letter {
  const { letters, seasonLetters } = voice.words;
  const { week: say } = seasonLetters;
  const { daysLeft, toPlay, toReport, toClear } = facts;
  const count = toPlay.length + toReport.length + toClear.length;
  const matches = (heading: string, those: readonly OpenMatch[]): Block[] =>
    those.length === 0
      ? []
      : [
          { type: 'heading', text: heading, isSub: true },
          {
            type: 'list',
            items: those.map(({ opponent, where }) => say.match(named(opponent), named(where))),
          },
        ];
  const short = facts.short.map(({ played, minimum, where }): Block => ({
    type: 'paragraph',
    text: say.short(played, minimum, named(where)),
  }));
  return {
    kind: 'week_left',
    subject: subjectLine(say.subject(daysLeft, count)),
    blocks: [
      { type: 'heading', text: say.heading(daysLeft) },
      { type: 'paragraph', text: letters.hello(named(facts.name)) },
      { type: 'paragraph', text: say.text(voice.dates.longDay(facts.deadline)) },
      ...short,
      { type: 'button', label: say.button, href: `${voice.url}/` },
      ...matches(say.toReport, toReport),
      ...matches(say.toClear, toClear),
      ...(toPlay.length === 0 ? [] : [{ type: 'heading', text: say.toPlay, isSub: true } as const]),
      ...toPlay.map(({ where, contacts }): Block => ({
        type: 'contacts',
        people: contacts.map((one) => ({ ...one, about: where })),
      })),
    ],
  };
}
