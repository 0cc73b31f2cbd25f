import type { Letter } from '../letter.ts';
import {
  countOpenMatches,
  makeMatchBlocks,
  makeOpenMatchesAnswerable,
  type OpenMatches,
  makeShortBlocks,
} from './open-matches.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface WeekLeftFacts extends OpenMatches {
  readonly name: string;
  /** Days to the last day for reports; 0 on that day. */
  readonly daysLeft: number;
  readonly deadline: string;
}

/** Reminds a player in the last week: open matches and the opponents' contact details (LTR-9). */
export function writeWeekLeftLetter(facts: WeekLeftFacts, voice: Voice): Letter {
  const { letters, seasonLetters } = voice.words;
  const { week: say } = seasonLetters;
  const { daysLeft } = facts;
  return {
    kind: 'week_left',
    subject: toSubjectLine(say.subject(daysLeft, countOpenMatches(facts))),
    ...makeOpenMatchesAnswerable(facts, voice),
    blocks: [
      { type: 'heading', text: say.heading(daysLeft) },
      { type: 'paragraph', text: letters.hello(sanitiseText(facts.name)) },
      { type: 'paragraph', text: say.text(voice.dates.longDay(facts.deadline)) },
      ...makeShortBlocks(facts, voice),
      { type: 'button', label: say.button, href: `${voice.url}/` },
      ...makeMatchBlocks(facts, voice),
    ],
  };
}
