import type { Letter } from '../letter.ts';
import {
  countOpenMatches,
  makeMatchBlocks,
  makeOpenMatchesAnswerable,
  type OpenMatches,
  makeShortBlocks,
} from './open-matches.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface ReminderFacts extends OpenMatches {
  readonly name: string;
  /** Days to the last day for reports, 0 on that day; null if the season has none. */
  readonly daysLeft: number | null;
  readonly deadline: string | null;
}

/** A coach's reminder of a member's open matches, with opponents and deadlines (CHSE-3). */
export function writeReminderLetter(facts: ReminderFacts, voice: Voice): Letter {
  const { letters, seasonLetters } = voice.words;
  const { reminder: say, week } = seasonLetters;
  const { daysLeft, deadline } = facts;
  const count = countOpenMatches(facts);
  const until =
    deadline === null || daysLeft === null
      ? []
      : [say.until(daysLeft, voice.dates.longDay(deadline))];
  return {
    kind: 'reminder',
    subject: toSubjectLine(say.subject(count, daysLeft)),
    ...makeOpenMatchesAnswerable(facts, voice),
    blocks: [
      { type: 'heading', text: say.heading(count) },
      { type: 'paragraph', text: letters.hello(sanitiseText(facts.name)) },
      { type: 'paragraph', text: [say.text(count), ...until].join(' ') },
      ...makeShortBlocks(facts, voice),
      ...makeMatchBlocks(facts, voice),
      { type: 'button', label: week.button, href: `${voice.url}/` },
      { type: 'small', text: say.away },
    ],
  };
}
