import type { MyMatch } from '../../api/my-match.ts';
import { sayWhere } from '../../messages/say-where.ts';
import type { Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface MatchProposedFacts {
  readonly name: string;
  readonly match: MyMatch;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** When the proposal lapses. */
  readonly until: number;
  /** The signed address of the page that answers. */
  readonly href: string;
}

/** The club proposes a match at a time that all its players have free (EVE-9). */
export function writeMatchProposedLetter(facts: MatchProposedFacts, voice: Voice): Letter {
  const { words, dates } = voice;
  const { letters, evenings, matchLetters } = words;
  const { offer: say } = evenings;
  const { match, startsAt, until, href } = facts;
  const [opponent, first] = [sanitiseText(match.opponent), sanitiseText(match.opponentFirst)];
  const [day, time] = [dates.dateOf(startsAt), dates.time(startsAt)];
  return {
    kind: 'match_proposed',
    subject: toSubjectLine(say.subject(dates.weekday(day), time, opponent)),
    blocks: [
      { type: 'heading', text: say.heading(dates.weekday(day), match.isPair) },
      { type: 'paragraph', text: letters.hello(sanitiseText(facts.name)) },
      { type: 'paragraph', text: say.text(opponent) },
      {
        type: 'card',
        title: matchLetters.arranged.when(dates.longDay(day), time),
        lines: [sanitiseText(sayWhere(words, match))],
      },
      { type: 'paragraph', text: say.both(first, match.isPair) },
      { type: 'button', label: say.yes(null), href },
      { type: 'button', label: say.no(null), href, isQuiet: true },
      {
        type: 'paragraph',
        text: say.lapses(dates.longDay(dates.dateOf(until)), dates.time(until)),
      },
      { type: 'small', text: say.opens },
    ],
  };
}
