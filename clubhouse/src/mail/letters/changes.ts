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

interface FinalPlace {
  readonly box: string;
  readonly divisionId: string;
  readonly row: Pick<Api<'StandingsRow'>, 'rank' | 'points' | 'movement' | 'movement_to'>;
  /** The number of entries still in the box at the end. */
  readonly of: number;
}

/** Competitions are closed: the reader's final places and next boxes. */
export function writeFinalTableLetter(
  facts: { readonly name: string; readonly places: readonly FinalPlace[] },
  voice: Voice,
): Letter {
  const say = voice.words.changeLetters.final;
  const [first, ...others] = facts.places;
  const boxes = facts.places.map(({ box }) => sanitiseText(box)).join('; ');
  const table = others.length > 0 ? '' : `/${first?.divisionId ?? ''}`;
  return writeChangeLetter('final_table', facts.name, voice, {
    subject: say.subject(boxes),
    heading: say.heading,
    text: [...facts.places.map((place) => describeFinalPlace(place, voice)), say.next],
    button: { label: say.button, path: `/tables${table}` },
  });
}

function describeFinalPlace({ row, of, ...place }: FinalPlace, { words, dates }: Voice): string {
  const say = words.changeLetters.final;
  const box = sanitiseText(place.box);
  const points = dates.number(row.points);
  const ended =
    row.rank === null
      ? say.unranked(box, points)
      : say.ended(words.shell.place(row.rank), of, box, points);
  return [ended].concat(describeMovement(row, words, 'you') ?? []).join(' ');
}
