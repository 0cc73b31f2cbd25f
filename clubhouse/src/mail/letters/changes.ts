import type { Api } from '../../api/client.ts';
import { ownRulingSentence } from '../../components/ruling-sentence.ts';
import type { MyMatch } from '../../api/my-match.ts';
import type { Block, Contact, Letter } from '../letter.ts';
import { named, subjectLine, type Voice } from './voice.ts';

interface WithdrawnFacts {
  readonly name: string;
  /** `Singles, Box 3` */
  readonly box: string;
  readonly divisionId: string;
  readonly match: MyMatch;
  readonly ruling: Api<'Match'>['ruling'];
}

/** An opponent has withdrawn: what that makes of the match against them. */
export function opponentWithdrew(facts: WithdrawnFacts, voice: Voice): Letter {
  const say = voice.words.changeLetters.withdrawn;
  const [who, box] = [named(facts.match.opponent), named(facts.box)];
  const mine = { ...facts.match, opponent: who };
  const follows =
    facts.ruling === null
      ? say.stands
      : say.ruled(ownRulingSentence(facts.ruling, mine, voice.words));
  return letterOf('entry_withdrawn', facts.name, voice, {
    subject: say.subject(who, box),
    heading: say.heading,
    text: [say.text(who, box), follows],
    button: { label: say.button, path: `/tables/${facts.divisionId}` },
  });
}

/** To who was withdrawn by the coach. */
export function youWereWithdrawn(
  facts: Pick<WithdrawnFacts, 'name' | 'box' | 'divisionId'>,
  voice: Voice,
): Letter {
  const say = voice.words.changeLetters.withdrawn;
  const box = named(facts.box);
  return letterOf('entry_withdrawn', facts.name, voice, {
    subject: say.ownSubject(box),
    heading: say.heading,
    text: [say.own(box), say.ownWrong],
    button: { label: say.button, path: `/tables/${facts.divisionId}` },
  });
}

interface BoxFacts {
  readonly name: string;
  /** What the entry is called that came or went. */
  readonly who: string;
  readonly box: string;
  readonly contacts: readonly Contact[];
}

/** Somebody has come into the box. */
export function joinedBox(facts: BoxFacts, voice: Voice): Letter {
  const say = voice.words.changeLetters.box;
  const [who, box] = [named(facts.who), named(facts.box)];
  return letterOf('box_changed', facts.name, voice, {
    subject: say.joinedSubject(who, box),
    heading: say.joinedHeading,
    text: [say.joined(who, box)],
    button: { label: say.button, path: '/' },
    more:
      facts.contacts.length === 0
        ? []
        : [
            { type: 'heading', text: say.reach, isSub: true },
            { type: 'contacts', people: facts.contacts },
          ],
  });
}

/** Somebody has left the box for another. */
export function leftBox(facts: Omit<BoxFacts, 'contacts'>, voice: Voice): Letter {
  const say = voice.words.changeLetters.box;
  const [who, box] = [named(facts.who), named(facts.box)];
  return letterOf('box_changed', facts.name, voice, {
    subject: say.leftSubject(who, box),
    heading: say.leftHeading,
    text: [say.left(who, box)],
    button: { label: say.button, path: '/' },
  });
}

/** Scores count until another day. */
export function deadlineChanged(
  facts: { readonly name: string; readonly season: string; readonly deadline: string | null },
  voice: Voice,
): Letter {
  const say = voice.words.changeLetters.deadline;
  const season = named(facts.season);
  const { deadline } = facts;
  return letterOf('deadline_changed', facts.name, voice, {
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
  readonly row: Pick<Api<'StandingsRow'>, 'rank' | 'points' | 'movement'>;
  /** How many were in it to the end. */
  readonly of: number;
}

/** The competition is closed: where one ended, and where one goes from there. */
export function finalTable(facts: FinalFacts, voice: Voice): Letter {
  const { words, dates } = voice;
  const say = words.changeLetters.final;
  const box = named(facts.box);
  const { rank, movement } = facts.row;
  const points = dates.number(facts.row.points);
  const ended =
    rank === null
      ? say.unranked(box, points)
      : say.ended(words.shell.place(rank), facts.of, box, points);
  const moves = movement === null ? [] : [words.tables.youMove[movement]];
  return letterOf('final_table', facts.name, voice, {
    subject: say.subject(box),
    heading: say.heading,
    text: [[ended, ...moves].join(' '), say.next],
    button: { label: say.button, path: `/tables/${facts.divisionId}` },
  });
}

interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly button: { readonly label: string; readonly path: string };
  readonly more?: readonly Block[];
}

function letterOf(
  kind: Letter['kind'],
  name: string,
  { words, url }: Voice,
  { subject, heading, text, button, more = [] }: LetterText,
): Letter {
  return {
    kind,
    subject: subjectLine(subject),
    blocks: [
      { type: 'heading', text: heading },
      { type: 'paragraph', text: words.letters.hello(named(name)) },
      ...text.map((one) => ({ type: 'paragraph' as const, text: one })),
      { type: 'button', label: button.label, href: `${url}${button.path}` },
      ...more,
    ],
  };
}
