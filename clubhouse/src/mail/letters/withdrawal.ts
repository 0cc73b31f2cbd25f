import type { Api } from '../../api/client.ts';
import { explainOwnRuling } from '../../components/ruling-sentence.ts';
import type { MyMatch } from '../../api/my-match.ts';
import { withStop } from '../../messages/full-stop.ts';
import type { Contact, Letter } from '../letter.ts';
import { makeContactBlocks, writeChangeLetter } from './letter-of.ts';
import { sanitiseText, type Voice } from './voice.ts';

export interface EntryFacts {
  readonly name: string;
  /** `Singles, Box 3` */
  readonly box: string;
  /** Null if the entry has no box. */
  readonly divisionId: string | null;
}

/** A match against the withdrawn entry, as the reader sees it. */
export interface MatchLeft {
  readonly mine: MyMatch;
  readonly ruling: Api<'Match'>['ruling'];
  readonly status: Api<'Match'>['status'];
  /** The outcome of its result; null if there is none. */
  readonly outcome: Api<'Outcome'> | null;
}

interface OpponentFacts extends EntryFacts {
  readonly matches: readonly MatchLeft[];
}

/** An opponent has withdrawn: the effect on each match. */
export function writeOpponentWithdrawal(facts: OpponentFacts, voice: Voice): Letter {
  const say = voice.words.changeLetters.withdrawn;
  const [who, box] = [getOpponentName(facts), sanitiseText(facts.box)];
  const isRuled = facts.matches.some(({ ruling }) => ruling !== null);
  return writeChangeLetter('entry_withdrawn', facts.name, voice, {
    subject: say.subject(who, box),
    heading: say.heading,
    text: [
      say.text(who, box),
      ...listMatchLines(facts, voice),
      ...(isRuled ? [say.nothingLeft] : []),
    ],
    button: { label: say.button, path: makeTablePath(facts) },
  });
}

/** Tells a player that the coach has withdrawn them. */
export function writeWithdrawnLetter(facts: EntryFacts, voice: Voice): Letter {
  const say = voice.words.changeLetters.withdrawn;
  const box = sanitiseText(facts.box);
  return writeChangeLetter('entry_withdrawn', facts.name, voice, {
    subject: say.ownSubject(box),
    heading: say.heading,
    text: [say.own(box), say.ownWrong],
    button: { label: say.button, path: makeTablePath(facts) },
  });
}

/** An opponent is back: the matches that have to be played again. */
export function writeOpponentReinstatement(
  facts: OpponentFacts & { readonly contacts: readonly Contact[] },
  voice: Voice,
): Letter {
  const say = voice.words.changeLetters.reinstated;
  const [who, box] = [getOpponentName(facts), sanitiseText(facts.box)];
  return writeChangeLetter('entry_withdrawn', facts.name, voice, {
    subject: say.subject(who, box),
    heading: say.heading,
    text: [say.text(who, box), ...listMatchLines(facts, voice)],
    button: { label: voice.words.changeLetters.withdrawn.button, path: makeTablePath(facts) },
    more: makeContactBlocks(facts.contacts, voice),
  });
}

/** Tells a player that their withdrawal was undone. */
export function writeReinstatedLetter(facts: EntryFacts, voice: Voice): Letter {
  const say = voice.words.changeLetters.reinstated;
  const box = sanitiseText(facts.box);
  return writeChangeLetter('entry_withdrawn', facts.name, voice, {
    subject: say.ownSubject(box),
    heading: say.heading,
    text: [say.own(box)],
    button: { label: voice.words.changeLetters.withdrawn.button, path: makeTablePath(facts) },
  });
}

function getOpponentName({ matches }: OpponentFacts): string {
  return sanitiseText(matches[0]?.mine.opponent ?? '');
}

function makeTablePath({ divisionId }: EntryFacts): string {
  return divisionId === null ? '/tables' : `/tables/${divisionId}`;
}

/** One line per match, with the round if there are two. */
function listMatchLines({ matches }: OpponentFacts, voice: Voice): string[] {
  const { round } = voice.words.changeLetters.withdrawn;
  const inOrder = matches.toSorted((one, other) => one.mine.round - other.mine.round);
  return inOrder.map((match) => {
    const line = describeMatchLeft(match, voice);
    return matches.length === 1 ? line : `${round[match.mine.round]}: ${line}`;
  });
}

function describeMatchLeft({ mine, ruling, status, outcome }: MatchLeft, { words }: Voice): string {
  const { withdrawn, reinstated } = words.changeLetters;
  if (ruling !== null) {
    return withStop(
      explainOwnRuling(ruling, { ...mine, opponent: sanitiseText(mine.opponent) }, words),
    );
  }
  if (status === 'open') return reinstated.toPlay;
  if (status !== 'played') return reinstated.toReport;
  return outcome === 'unplayed' ? withdrawn.unplayed : withdrawn.stands;
}
