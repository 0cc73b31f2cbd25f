import { describeMovement } from '../../components/movement-words.ts';
import type { Api } from '../../api/client.ts';
import type { Contact, Letter } from '../letter.ts';
import { makeContactBlocks, writeChangeLetter } from './letter-of.ts';
import { sanitiseText, type Voice } from './voice.ts';

interface BoxFacts {
  readonly name: string;
  /** The name of the entry that joined or left. */
  readonly who: string;
  readonly box: string;
  readonly contacts: readonly Contact[];
}

export function writeJoinedBoxLetter(facts: BoxFacts, voice: Voice): Letter {
  const say = voice.words.changeLetters.box;
  const [who, box] = [sanitiseText(facts.who), sanitiseText(facts.box)];
  return writeChangeLetter('box_changed', facts.name, voice, {
    subject: say.joinedSubject(who, box),
    heading: say.joinedHeading,
    text: [say.joined(who, box)],
    button: { label: say.button, path: '/' },
    more: makeContactBlocks(facts.contacts, voice),
  });
}

export function writeLeftBoxLetter(
  facts: Omit<BoxFacts, 'contacts'> & { readonly rounds: 1 | 2 },
  voice: Voice,
): Letter {
  const say = voice.words.changeLetters.box;
  const [who, box] = [sanitiseText(facts.who), sanitiseText(facts.box)];
  return writeChangeLetter('box_changed', facts.name, voice, {
    subject: say.leftSubject(who, box),
    heading: say.leftHeading,
    text: [say.left(who, box, facts.rounds)],
    button: { label: say.button, path: '/' },
  });
}

export function writeDeadlineChangedLetter(
  facts: { readonly name: string; readonly season: string; readonly deadline: string | null },
  voice: Voice,
): Letter {
  const say = voice.words.changeLetters.deadline;
  const season = sanitiseText(facts.season);
  const { deadline } = facts;
  return writeChangeLetter('deadline_changed', facts.name, voice, {
    subject: say.subject(season, deadline === null ? null : voice.dates.day(deadline)),
    heading: say.heading,
    text: [deadline === null ? say.none(season) : say.text(season, voice.dates.longDay(deadline))],
    button: { label: say.button, path: '/' },
  });
}

interface FinalFacts {
  readonly name: string;
  readonly box: string;
  readonly divisionId: string;
  readonly row: Pick<Api<'StandingsRow'>, 'rank' | 'points' | 'movement' | 'movement_to'>;
  /** The number of entries still in the box at the end. */
  readonly of: number;
}

/** The competition is closed: the reader's final place and next box. */
export function writeFinalTableLetter(facts: FinalFacts, voice: Voice): Letter {
  const { words, dates } = voice;
  const say = words.changeLetters.final;
  const box = sanitiseText(facts.box);
  const { rank } = facts.row;
  const points = dates.number(facts.row.points);
  const ended =
    rank === null
      ? say.unranked(box, points)
      : say.ended(words.shell.place(rank), facts.of, box, points);
  const moves = describeMovement(facts.row, words, 'you') ?? [];
  return writeChangeLetter('final_table', facts.name, voice, {
    subject: say.subject(box),
    heading: say.heading,
    text: [[ended].concat(moves).join(' '), say.next],
    button: { label: say.button, path: `/tables/${facts.divisionId}` },
  });
}
