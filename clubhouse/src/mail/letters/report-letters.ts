import type { MyMatch } from '../../api/my-match.ts';
import { findResultExample } from '../../reading/examples.ts';
import type { Format } from '../../score/format.ts';
import type { Contact, Letter } from '../letter.ts';
import { makeAnswerable, type AnswerableLetter } from './about-matches.ts';
import { makeContactBlocks } from './match-contacts.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';
import { sayWhere } from '../../messages/say-where.ts';

interface ReportedFacts {
  readonly name: string;
  /** The match as the reader sees it, without anything that the other side entered. */
  readonly match: MyMatch;
  /** The other players, with contact details that the reader may see. */
  readonly contacts?: readonly Contact[];
  /** The last day for reports. */
  readonly deadline: string | null;
  /** How the competition plays, for an example that it accepts. */
  readonly format: Format;
}

/** Asks the side that has not reported yet, after the other side has (LTR-6). */
export function writeReportedLetter(
  { name, match, contacts = [], deadline, format }: ReportedFacts,
  voice: Voice,
): Letter {
  const { letters, matchLetters } = voice.words;
  const { reported: say, about } = matchLetters;
  const first = sanitiseText(match.opponentFirst);
  const those = match.opponents.length > 1 ? say.pair : say.one;
  const until = deadline === null ? null : voice.dates.longDay(deadline);
  return {
    kind: 'other_side_reported',
    subject: toSubjectLine(say.subject(sanitiseText(match.opponent))),
    ...makeReportAnswerable(match, format, voice),
    blocks: [
      { type: 'heading', text: those.heading(first) },
      { type: 'paragraph', text: letters.hello(sanitiseText(name)) },
      { type: 'paragraph', text: say.text },
      { type: 'button', label: say.button, href: `${voice.url}/matches/${match.id}/report` },
      { type: 'paragraph', text: those.private(first) },
      ...makeContactBlocks(contacts, match, voice),
      { type: 'small', text: about(sanitiseText(sayWhere(voice.words, match)), until) },
    ],
  };
}

/** Tells both sides that their scores differ, without naming either score (LTR-6). */
export function writeResultsDifferLetter(
  { name, match, contacts = [], deadline, format }: ReportedFacts,
  voice: Voice,
): Letter {
  const { letters, matchLetters } = voice.words;
  const { differ: say, about } = matchLetters;
  const opponent = sanitiseText(match.opponent);
  const until = deadline === null ? null : voice.dates.longDay(deadline);
  return {
    kind: 'results_differ',
    subject: toSubjectLine(say.subject(opponent)),
    ...makeReportAnswerable(match, format, voice),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(name)) },
      { type: 'paragraph', text: say.text(opponent) },
      ...makeContactBlocks(contacts, match, voice, say.reach),
      { type: 'button', label: say.button, href: `${voice.url}/matches/${match.id}` },
      { type: 'paragraph', text: say.private },
      { type: 'small', text: about(sanitiseText(sayWhere(voice.words, match)), until) },
    ],
  };
}

function makeReportAnswerable(match: MyMatch, format: Format, { words }: Voice): AnswerableLetter {
  const opponents = match.opponents.map(({ display_name: name }) => name);
  const example = findResultExample([{ format, opponents }], words.replyLetters.examples);
  return makeAnswerable([match], example);
}
