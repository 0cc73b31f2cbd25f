import type { Contact, Letter } from '../letter.ts';
import { makeContactBlocks, writeChangeLetter } from './letter-of.ts';
import { sanitiseText, type Voice } from './voice.ts';

/** The member who joined an entry, and the one they replace. */
export interface PairChange {
  readonly name: string;
  readonly box: string;
  readonly joined: readonly string[];
  readonly left: readonly string[];
}

/** @param partner the new partner; null if there is none */
export function writeJoinedPairLetter(
  facts: Pick<PairChange, 'name' | 'box'> & {
    readonly partner: string | null;
    readonly contacts: readonly Contact[];
  },
  voice: Voice,
): Letter {
  const say = voice.words.changeLetters.pair;
  const box = sanitiseText(facts.box);
  const partner = facts.partner === null ? null : sanitiseText(facts.partner);
  return writePairLetter(facts.name, voice, {
    subject: say.joinedSubject(box),
    text: [say.joined(box, partner), say.joinedToPlay],
    contacts: facts.contacts,
  });
}

export function writeLeftPairLetter(
  { name, box, joined }: Omit<PairChange, 'left'>,
  voice: Voice,
): Letter {
  const say = voice.words.changeLetters.pair;
  return writePairLetter(name, voice, {
    subject: say.leftSubject(sanitiseText(box)),
    text: [say.left(joined.map(sanitiseText), sanitiseText(box)), say.leftStands],
    contacts: [],
  });
}

interface ChangedPair extends PairChange {
  readonly contacts: readonly Contact[];
}

/** Tells the partner who stayed about the change. */
export function writePartnerChangedLetter(facts: ChangedPair, voice: Voice): Letter {
  return writeChangedPairLetter(facts, voice, (say, ...names) => [say.partner(...names)]);
}

/** Tells opponents with an open match against the entry about the change. */
export function writeOpponentChangedLetter(facts: ChangedPair, voice: Voice): Letter {
  return writeChangedPairLetter(facts, voice, (say, ...names) => [
    say.opponent(...names),
    say.opponentToPlay,
  ]);
}

type PairWords = Voice['words']['changeLetters']['pair'];

function writeChangedPairLetter(
  facts: ChangedPair,
  voice: Voice,
  textOf: (say: PairWords, joined: string[], left: string[], box: string) => string[],
): Letter {
  const say = voice.words.changeLetters.pair;
  const [joined, left] = [facts.joined.map(sanitiseText), facts.left.map(sanitiseText)];
  const box = sanitiseText(facts.box);
  return writePairLetter(facts.name, voice, {
    subject: say.changedSubject(joined, box),
    text: textOf(say, joined, left, box),
    contacts: facts.contacts,
  });
}

function writePairLetter(
  name: string,
  voice: Voice,
  {
    contacts,
    ...said
  }: Pick<ChangedPair, 'contacts'> & { subject: string; text: readonly string[] },
): Letter {
  const { box, pair } = voice.words.changeLetters;
  return writeChangeLetter('box_changed', name, voice, {
    ...said,
    heading: pair.heading,
    button: { label: box.button, path: '/' },
    more: makeContactBlocks(contacts, voice),
  });
}
